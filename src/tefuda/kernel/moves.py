"""Events: the only functions that change what lies where. Each is logged with its clause."""

from __future__ import annotations

from tefuda.kernel.card import Card
from tefuda.kernel.events import EVERYBODY, Logged, Part
from tefuda.kernel.game import Game
from tefuda.kernel.printed import ANYTHING, EVERYTHING, ORIENTATION, POOLS, Printed

AS_IT_LIES = -2  # or those who see a card where it was laid down
WHO_SAW = -3  # or those who saw it before it moved


def record(
    game: Game,
    kind: str,
    seat: int,
    card: Card | None = None,
    other: str = "",
    n: int = 0,
    clause: str = "",
    known: int = AS_IT_LIES,
    cards: tuple[str, ...] = (),
    parts: tuple[Part, ...] = (),
) -> None:
    """Write an event into the log, if anybody keeps one."""
    log = game.log
    if log is None:
        return
    if known == AS_IT_LIES:
        known = EVERYBODY
        if card is not None and card.zone >= 0 and game.rules.laid[card.zone]:
            known = seers(game, card)
    number = "" if card is None else card.printed.number
    handle = "" if card is None else game.handle(card)
    acting = game.last(game.acting) if game.acting else None
    source = "" if acting is None else acting.printed.number
    told = EVERYBODY
    if acting is not None and acting.zone >= 0:
        if game.rules.zones[acting.zone].visible != "all" and not acting.face_up:
            told = seers(game, acting)
    log.append(
        Logged(
            kind, clause or game.clause, seat, number, handle, other, n, source, cards, parts,
            known, told,
        )
    )  # fmt: skip


def tell_attack(game: Game, seat: int, attacker: Card, target: Card) -> None:
    """Write into the log which card attacks which: both lie on the field, for all to see."""
    record(game, "attack", seat, attacker, game.handle(target), cards=(target.printed.number,))


def create(game: Game, printed: Printed, owner: int, zone: int) -> Card:
    """Bring a card into the game (before it begins)."""
    card = Card(game.serial, printed, owner, owner, zone)
    game.serial += 1
    game.cards[card.id] = card
    if zone >= 0:
        game.seats[owner].zones[zone].append(card)
        if game.rules.laid[zone]:
            lay(game, card)
        if game.depends & 1 << zone:
            game.stale = True
    if printed.apart:
        look_apart(game)
    return card


def seers(game: Game, card: Card) -> int:
    """The set of seats that may know which card this is."""
    mask = 0
    for seat in range(len(game.seats)):
        if game.can_see(card, seat):
            mask |= 1 << seat
    return mask


def move(
    game: Game,
    card: Card,
    zone: int,
    seat: int = -1,
    bottom: bool = False,
    rested: bool = False,
    face_up: bool = False,
    clause: str = "",
    known: int = WHO_SAW,
) -> Card:
    """Put a card into a zone: the old card is gone, a new one is there.

    `known`: seats that know the card in its new place although the zone hides it; those who saw
    it go, unless they could not follow it there.
    """
    log = game.log
    hides = zone >= 0 and not face_up and game.rules.zones[zone].visible != "all"
    before = seers(game, card) if log is not None or hides else 0
    if known == WHO_SAW:
        known = before if hides else 0
    if card.zone >= 0 and not card.over and game.known and game.rules.in_hand[card.zone]:
        lost = lose_track(game, card, zone, seat, face_up)
        known &= ~lost
        before &= ~lost
    old_handle = game.handle(card) if log is not None else ""
    rules = game.rules
    old_zone = card.zone
    was_laid = False
    emptied = False
    if card.over:
        above = game.cards[card.over]
        above.under = [beneath for beneath in above.under if beneath is not card]
    elif old_zone >= 0:
        pile = game.seats[card.seat].zones[old_zone]
        if pile and pile[-1] is card:
            pile.pop()
        else:
            pile.remove(card)
        was_laid = rules.laid[old_zone]
        emptied = rules.vital[old_zone] and not pile
    kept = was_laid and (old_zone, zone) in rules.keeps
    if was_laid:
        rules.leaving(game, card)
    if game.known:
        game.known.pop(card.id, 0)

    new = Card(game.serial, card.printed, card.owner, card.owner if seat < 0 else seat, zone)
    game.serial += 1
    del game.cards[card.id]
    game.cards[new.id] = new
    game.gone[card.id] = card
    game.moved[card.id] = new.id
    if card.printed.apart:
        game.apart = [id for id in game.apart if id != card.id]
    new.face_up = face_up
    if known:
        game.known[new.id] = known
    if zone >= 0:
        pile = game.seats[new.seat].zones[zone]
        if bottom:
            pile.insert(0, new)
        else:
            pile.append(new)
        if rules.laid[zone]:
            new.rested = rested
            lay(game, new)
            if kept:
                keep(game, card, new)
        elif was_laid:
            survey(game)
        if was_laid and (card.granted or card.printed.statics or card.printed.conditional):
            game.stale = True  # its abilities no longer work
    if card.printed.apart:
        look_apart(game)
    if game.depends and (old_zone < 0 or zone < 0 or game.depends & (1 << old_zone | 1 << zone)):
        game.stale = True
    if log is not None:
        record(game, "move", new.seat, new, old_handle, 0, clause, before | seers(game, new))
    if emptied:
        rules.emptied(game, card.seat)
    return new


def lose_track(game: Game, card: Card, zone: int, seat: int, face_up: bool) -> int:
    """A card leaves a hand. Who does not see where it goes cannot tell which card it was; who sees
    it takes it for the one of its name that they knew. The seats that do not see it."""
    pile = game.seats[card.seat].zones[card.zone]
    to = card.owner if seat < 0 else seat
    blind = 0
    for s in range(len(game.seats)):
        if game.seats[s].team == game.seats[card.seat].team or face_up or zone < 0:
            continue
        visible = game.rules.zones[zone].visible
        if visible != "all" and not (visible == "owner" and s == to) and len(pile) > 1:
            blind |= 1 << s
    mine = game.known.get(card.id, 0)
    for other in pile:
        bits = game.known.get(other.id, 0)
        if bits and other is not card:
            bits &= ~blind
            if other.printed is card.printed:
                bits &= mine | blind
            game.known[other.id] = bits
    return blind


def keep(game: Game, old: Card, new: Card) -> None:
    """What lasts on a card goes on applying to what it has become."""
    if any([m.target == old.id for m in game.modifiers]):
        game.modifiers = [m if m.target != old.id else m.on(new.id) for m in game.modifiers]
        game.stale = True
    new.used = old.used
    new.spent = old.spent
    new.used_turn = old.used_turn


def cover(game: Game, card: Card, beneath: list[Card]) -> None:
    """Have these cards lie beneath another, in this order, the uppermost last."""
    placed: list[Card] = []
    for old in beneath:
        # Under another card it is no longer the object that others may still hold.
        new = old.copy()
        new.over = card.id
        new.zone = card.zone
        new.seat = card.seat
        game.cards[new.id] = new
        placed.append(new)
    card.under = placed + card.under


def surface(game: Game, card: Card, below: Card) -> Card:
    """What lay under a card that is about to go lies there in its place, in its state and with its
    tokens."""
    new = below.copy()
    new.over = 0
    new.rested = card.rested
    new.tokens, card.tokens = card.tokens, 0
    card.under = []
    game.cards[new.id] = new
    game.seats[card.seat].zones[card.zone].append(new)
    lay(game, new)
    game.stale = True
    return new


def flip_over(game: Game, card: Card, side: Printed) -> None:
    """A card shows its other side: the same card with other abilities, none of them used."""
    card.printed = side
    card.used = 0
    survey(game)
    game.stale = True


def uncover(game: Game, card: Card) -> tuple[int, list[Card]]:
    """Take away what lies on and beneath a card, before what becomes of it has it again."""
    tokens, under = card.tokens, card.under
    card.tokens, card.under = 0, []
    return tokens, under


def stack(game: Game, top: Card, cards: list[Card]) -> None:
    """Have these cards, and what lies beneath them, lie under another, the uppermost last."""
    beneath: list[Card] = []
    for card in cards:
        pile = game.seats[card.seat].zones[card.zone]
        pile.remove(card)
        game.gone[card.id] = card.copy()
        beneath.extend(card.under)
        top.tokens += card.tokens
        card.tokens = 0
        card.under = []
        beneath.append(card)
        if game.log is not None:
            record(game, "under", top.seat, card, game.handle(top))
    cover(game, top, beneath)
    survey(game)
    game.stale = True


def lay(game: Game, card: Card) -> None:
    """A card that has come to a zone where each has its own place takes one."""
    rules = game.rules
    card.turn = game.turn
    if rules.zones[card.zone].capacity != 1:
        taken = [c.slot for c in game.seats[card.seat].zones[card.zone] if c is not card]
        slot = 1
        while slot in taken:
            slot += 1
        card.slot = slot
    card.base = card.printed.values
    card.stats = card.printed.values
    card.keywords = card.printed.keywords
    survey(game)
    if card.printed.statics or card.printed.conditional:
        game.stale = True  # its abilities begin to work


def survey(game: Game) -> None:
    """Note which events the cards on the field wait for, so that all others cost nothing."""
    watch = 0
    replaces = 0
    statics = 0
    depends = 0
    reads = 0
    excludes = False
    field_zones = game.rules.field_zones
    for seat in game.seats:
        rivals = 0
        for z in field_zones:
            for card in seat.zones[z]:
                printed = card.printed
                watch |= printed.watch
                replaces |= printed.replaces
                if printed.statics or printed.conditional:
                    statics += 1
                    depends |= printed.depends
                    reads |= printed.reads
                    if printed.excludes:
                        rivals += 1
                for ability in card.granted:
                    statics += 1
                    depends = ANYTHING
                    reads = EVERYTHING
                    for when in ability.timings:
                        bit = game.rules.events[when.event]
                        watch |= bit
                        if ability.kind == "replacement":
                            replaces |= bit
        excludes = excludes or rivals > 1
    for id in game.apart:
        printed = game.cards[id].printed
        watch |= printed.watch
        statics += len(printed.statics)
        depends |= printed.depends
        reads |= printed.reads
    game.watch = watch
    game.replaces = replaces
    game.statics = statics
    game.depends = depends
    game.reads = reads
    game.excludes = excludes
    game.unsettled = True


def look_apart(game: Game) -> None:
    """Note which cards off the field have abilities that work where they lie."""
    game.apart = [
        card.id
        for card in game.cards.values()
        if card.printed.apart and card.zone >= 0 and card.printed.apart >> card.zone & 1
    ]
    survey(game)
    game.stale = True


def turn_face(game: Game, card: Card, up: bool) -> None:
    """Turn a card that lies in a pile. It stays the same card in the same place."""
    new = card.copy()
    new.face_up = up
    pile = game.seats[card.seat].zones[card.zone]
    pile[pile.index(card)] = new
    game.cards[card.id] = new
    if game.depends:
        game.stale = True
    record(game, "face", card.seat, new, n=1 if up else 0)


def set_rested(game: Game, card: Card, rested: bool, clause: str = "") -> bool:
    """Rest a card or set it active; nothing happens if it is so already."""
    if card.rested == rested:
        return False
    card.rested = rested
    if game.depends & ORIENTATION:
        game.stale = True
    if game.log is not None:
        record(game, "rest" if rested else "active", card.seat, card, clause=clause)
    return True


def shuffle(game: Game, seat: int, zone: int, clause: str = "") -> None:
    """Put a pile into random order; what anybody knew of its order is gone."""
    pile = game.seats[seat].zones[zone]
    rng = game.rng
    for i in range(len(pile) - 1, 0, -1):
        j = rng.below(i + 1)
        card = pile[i]
        pile[i] = pile[j]
        pile[j] = card
    if game.known:
        for card in pile:
            game.known.pop(card.id, 0)
    if game.log is not None:
        record(game, "shuffle", seat, other=game.rules.zones[zone].name, clause=clause)


def show(game: Game, card: Card, seats: int) -> None:
    """Let these seats know a hidden card; they remember it until it is shuffled or moves."""
    game.known[card.id] = game.known.get(card.id, 0) | seats


def know(game: Game, id: int, seats: int) -> None:
    """From now on these seats, and no others, know a hidden card."""
    if seats:
        game.known[id] = seats
    else:
        game.known.pop(id, None)


def lay_face_down(game: Game, card: Card, zone: int) -> None:
    """Put a card that lay nowhere into a pile of its owner's (before the game begins)."""
    laid = Card(card.id, card.printed, card.owner, card.seat, zone)
    game.cards[card.id] = laid
    game.seats[card.owner].zones[zone].append(laid)


def shift(game: Game, seat: int, source: int, to: int, count: int, clause: str = "") -> int:
    """Move tokens from one pool to another, as many as there are; how many moved."""
    pools = game.seats[seat].pools
    n = min(count, pools[source])
    if n <= 0:
        return 0
    pools[source] -= n
    pools[to] += n
    if game.depends & POOLS:
        game.stale = True
    if game.log is not None:
        name = game.rules.pools
        record(game, "tokens", seat, other=f"{name[source]} -> {name[to]}", n=n, clause=clause)
    return n
