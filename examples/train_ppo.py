"""A player that learns: imitation of a bot first, then PPO against it, on one core.

    pip install 'tefuda[torch]'
    python examples/train_ppo.py --minutes 15 --decks red-rush
    python examples/train_ppo.py --minutes 15 --decks house

The network reads the cards on the table, sums them up with the rest of the position, and points at
options: an option is scored from its own columns and from the cards it names, so that it makes no
difference how many there are or in which order they stand. One readable file, nothing hidden.
"""

from __future__ import annotations

import argparse
import time
from typing import Any

import numpy as np
import torch
from torch import nn
from torch.nn import functional as fn

from tefuda import env
from tefuda.bots import make_bot
from tefuda.kernel.sample import Knowledge

GAME = "onepiece"
WIDTH = 64
SEAT = -5  # where the numbers of a card tell whose it is
STEPS = 64  # between updates, in each game
ROUNDS = 2
LAMBDA = 0.95

Array = np.ndarray[Any, np.dtype[Any]]


class Reader:
    """Turns flat observations into tensors: small numbers as they are, words as indexes."""

    def __init__(self, layout: env.Layout, table: env.CardTable) -> None:
        self.layout = layout
        cards, options = layout.arrays["cards"], layout.arrays["options"]
        self.card = {column.name: i for i, column in enumerate(cards.columns)}
        self.option = {column.name: i for i, column in enumerate(options.columns)}
        self.table = layout.arrays["globals"]
        self.at = {column.name: i for i, column in enumerate(self.table.columns)}
        # What is printed on a card, each column by its largest value.
        values = table.values.astype(np.float32)
        self.printed = torch.from_numpy(values / np.maximum(np.abs(values).max(axis=0), 1))
        self.stats = [self.card[name] for name in ("power", "cost", "counter")]
        self.scale = torch.tensor([5000.0, 5.0, 1000.0])
        self.zones = len(cards.columns[0].words)
        self.verbs = len(options.columns[0].words)
        self.phases = len(self.table.columns[self.at["phase"]].words)
        self.kinds = len(self.table.columns[self.at["decision"]].words)
        self.states = len(cards.columns[self.card["state"]].bits)
        self.keywords = len(cards.columns[self.card["keywords"]].bits)

    def read(self, flat: np.ndarray[Any, Any]) -> dict[str, torch.Tensor]:
        """A batch of flat observations; rows that no observation of the batch uses are left out."""
        split = self.layout.split(flat)
        cards, options = split["cards"], split["options"]
        rows = max(1, int((cards[:, :, 0] > 0).sum(axis=1).max()))
        offered = max(1, int((options[:, :, 0] > 0).sum(axis=1).max()))
        cards = torch.from_numpy(np.ascontiguousarray(cards[:, :rows])).long()
        options = torch.from_numpy(np.ascontiguousarray(options[:, :offered])).long()
        table = torch.from_numpy(np.ascontiguousarray(split["globals"])).long()
        seats = torch.from_numpy(np.ascontiguousarray(split["seats"])).float().flatten(1)
        c = self.card
        values = cards[:, :, self.stats].float().clamp(min=0) / self.scale
        bits = cards[:, :, c["state"], None] >> torch.arange(self.states) & 1
        words = cards[:, :, c["keywords"], None] >> torch.arange(self.keywords) & 1
        small = torch.stack([cards[:, :, c["seat"]], cards[:, :, c["tokens"]]], -1)
        marks = torch.stack(
            [
                (torch.arange(1, rows + 1) == table[:, self.at[name], None])
                for name in ("attacker", "attacked", "source_row")
            ],
            -1,
        )
        turn = fn.one_hot(table[:, self.at["turn"]].clamp(0, 15), 16).float()
        phase = fn.one_hot(table[:, self.at["phase"]], self.phases).float()
        kind = fn.one_hot(table[:, self.at["decision"]], self.kinds).float()
        mine = (table[:, self.at["turn_seat"], None] == 0).float()
        o = self.option
        return {
            "card": cards[:, :, c["card"]],
            "zone": cards[:, :, 0],
            "there": cards[:, :, 0] > 0,
            "card_numbers": torch.cat([values, bits, words, small, marks], -1).float(),
            "table": torch.cat([turn, phase, kind, mine, seats / 5.0], -1),
            "verb": options[:, :, o["verb"]],
            "row": options[:, :, o["row"]],
            "other": options[:, :, o["other"]],
            "named": options[:, :, o["card"]],
            "n": options[:, :, o["n"], None].float().clamp(-10, 10) / 5.0,
            "possible": options[:, :, 0] > 0,
        }


class Player(nn.Module):
    """Scores options and says who will win."""

    def __init__(self, reader: Reader, sample: dict[str, torch.Tensor]) -> None:
        super().__init__()
        self.register_buffer("printed", reader.printed)
        self.face = nn.Linear(reader.printed.shape[1], WIDTH)
        self.zone = nn.Embedding(reader.zones * 2, WIDTH)
        self.numbers = nn.Linear(sample["card_numbers"].shape[-1], WIDTH)
        self.card = nn.Sequential(nn.ReLU(), nn.Linear(WIDTH, WIDTH), nn.ReLU())
        self.board = nn.Sequential(
            nn.Linear(sample["table"].shape[-1] + 4 * WIDTH, 2 * WIDTH),
            nn.ReLU(),
            nn.Linear(2 * WIDTH, WIDTH),
            nn.ReLU(),
        )
        # An option is the sum of what it does, to which cards, and in which position.
        self.verb = nn.Embedding(reader.verbs, 2 * WIDTH)
        self.row = nn.Linear(WIDTH, 2 * WIDTH)
        self.other = nn.Linear(WIDTH, 2 * WIDTH)
        self.named = nn.Linear(WIDTH, 2 * WIDTH)
        self.position = nn.Linear(WIDTH, 2 * WIDTH)
        self.n = nn.Linear(1, 2 * WIDTH)
        self.score = nn.Sequential(
            nn.ReLU(), nn.Linear(2 * WIDTH, WIDTH), nn.ReLU(), nn.Linear(WIDTH, 1)
        )
        self.value = nn.Sequential(nn.Linear(WIDTH, WIDTH), nn.ReLU(), nn.Linear(WIDTH, 1))

    def forward(self, x: dict[str, torch.Tensor]) -> tuple[torch.Tensor, torch.Tensor]:
        faces = self.face(self.printed)  # all printed cards at once; few are different
        # Only the rows that are used are worked on; row 0 is no card.
        game, row = x["there"].nonzero(as_tuple=True)
        numbers = x["card_numbers"][game, row]
        theirs = (numbers[:, SEAT] > 0).long()
        zone = self.zone(x["zone"][game, row] * 2 + theirs)
        each = self.card(faces[x["card"][game, row]] + zone + self.numbers(numbers))
        n, rows = x["there"].shape
        own = each.new_zeros(n, rows + 1, WIDTH).index_put(
            (game, row + 1), each * (theirs == 0).unsqueeze(-1)
        )
        foe = each.new_zeros(n, rows + 1, WIDTH).index_put(
            (game, row + 1), each * theirs.unsqueeze(-1)
        )
        sums = torch.cat([own.sum(1) / 8, foe.sum(1) / 8, own.amax(1), foe.amax(1)], -1)
        board = self.board(torch.cat([x["table"], sums], -1))
        cards = own + foe
        game, at = x["possible"].nonzero(as_tuple=True)
        offered = (
            self.verb(x["verb"][game, at])
            + self.row(cards[game, x["row"][game, at]])
            + self.other(cards[game, x["other"][game, at]])
            + self.named(faces)[x["named"][game, at]]
            + self.position(board)[game]
            + self.n(x["n"][game, at])
        )
        scores = board.new_full(x["possible"].shape, -1e9)
        scores = scores.index_put((game, at), self.score(offered).squeeze(-1))
        return scores, self.value(board).squeeze(-1)


class Pilot:
    """A player as a policy, for `env.evaluate` and for pools: it takes what it likes best."""

    def __init__(self, player: Player, reader: Reader) -> None:
        self.player, self.reader = player, reader

    def __call__(self, arrays: dict[str, Any]) -> int:
        flat = np.concatenate([arrays[name].ravel() for name in self.reader.layout.arrays])[None]
        with torch.no_grad():
            return int(self.player(self.reader.read(flat))[0][0].argmax())


def imitate(
    player: Player, reader: Reader, best: torch.optim.Optimizer, given: argparse.Namespace
) -> None:
    """Learn to choose as a bot does, from games in which it plays all seats."""
    course = env.Course(GAME, decks=given.setting, history=0)
    rng = np.random.default_rng(given.seed)
    seen: list[Array] = []
    chosen: list[int] = []
    won: list[float] = []
    end = time.monotonic() + given.imitation
    rounds = 0
    while time.monotonic() < end:
        board = course.begin(int(rng.integers(1_000_000_000)))
        bot = make_bot(given.opponent, course.seed)
        seats: list[int] = []
        while not board.over:
            known = Knowledge(board.game, board.seat)
            at = known.keys.index(bot.choose(known))
            if at < reader.layout.actions - 1:
                seats.append(board.seat)
                seen.append(course.layout.flat(board.observe(board.seat)))
                chosen.append(at)
            board.choose(at)
        assert board.game.result is not None
        won += [1.0 if seat in board.game.result.winners else -1.0 for seat in seats]
        for _ in range(8 if len(seen) > 1_000 else 0):
            pick = rng.integers(0, len(seen), 256)
            scores, values = player(reader.read(np.stack([seen[i] for i in pick])))
            loss = fn.cross_entropy(scores, torch.tensor([chosen[i] for i in pick]))
            loss = loss + 0.5 * fn.mse_loss(values, torch.tensor([won[i] for i in pick]))
            descend(player, best, loss)
            rounds += 1
    print(f"imitated {len(seen)} choices, {rounds} rounds", flush=True)


def descend(player: Player, best: torch.optim.Optimizer, loss: torch.Tensor) -> None:
    best.zero_grad()
    loss.backward()  # type: ignore[no-untyped-call]
    nn.utils.clip_grad_norm_(player.parameters(), 0.5)
    best.step()


def improve(
    player: Player, reader: Reader, best: torch.optim.Optimizer, given: argparse.Namespace
) -> None:
    """PPO against the bot, and against past selves."""
    pool = env.Pool(given.opponent, keep=2)
    many = env.vector(
        GAME, pool, games=given.games, decks=given.setting, history=0, obs="flat",
        autoreset="SameStep",
    )  # fmt: skip
    n, size = given.games, reader.layout.size
    rng = np.random.default_rng(given.seed)
    flat = many.reset(seed=given.seed)[0]
    end = time.monotonic() + 60 * given.minutes - given.imitation
    begun = time.monotonic()
    steps = updates = 0
    results: list[float] = []
    while time.monotonic() < end:
        seen = np.zeros((STEPS, n, size), np.int32)
        actions = np.zeros((STEPS, n), np.int64)
        chances, values, rewards = (np.zeros((STEPS + 1, n), np.float32) for _ in range(3))
        ended = np.zeros((STEPS + 1, n), np.bool_)
        for t in range(STEPS + 1):
            with torch.no_grad():
                scores, worth = player(reader.read(flat))
                logs = fn.log_softmax(scores, -1).numpy()
            values[t] = worth.numpy()
            if t == STEPS:
                break
            # The largest of scores with noise of this kind is a draw from their distribution.
            noise = rng.gumbel(size=logs.shape).astype(np.float32)
            actions[t] = (logs + noise).argmax(axis=1)
            seen[t] = flat
            chances[t] = logs[np.arange(n), actions[t]]
            flat, rewards[t], ended[t], _, _ = many.step(actions[t])
            results += rewards[t][ended[t]].tolist()
        steps += STEPS * n
        gains = np.zeros((STEPS + 1, n), np.float32)
        for t in range(STEPS - 1, -1, -1):
            goes_on = ~ended[t]
            gap = rewards[t] + values[t + 1] * goes_on - values[t]
            gains[t] = gap + LAMBDA * gains[t + 1] * goes_on
        learn(player, reader, best, rng, seen.reshape(-1, size), actions.ravel(),
              chances[:STEPS].ravel(), gains[:STEPS].ravel(), values[:STEPS].ravel())  # fmt: skip
        updates += 1
        if updates % 60 == 0:
            past = Player(reader, reader.read(flat))
            past.load_state_dict(player.state_dict())
            pool.add(Pilot(past, reader))
        if updates % 20 == 0:
            rate = np.mean([r > 0 for r in results[-400:]])
            pace = steps / (time.monotonic() - begun)
            print(f"{time.monotonic() - begun:5.0f} s  {steps} steps  {pace:.0f}/s  "
                  f"won {rate:.1%} of the last {len(results[-400:])}", flush=True)  # fmt: skip
    many.close()


def learn(
    player: Player, reader: Reader, best: torch.optim.Optimizer, rng: np.random.Generator,
    seen: Array, actions: Array, chances: Array, gains: Array, values: Array,
) -> None:  # fmt: skip
    """One update: a few rounds over what was played, no step of them going far."""
    aims = torch.from_numpy(gains + values)
    better = torch.from_numpy((gains - gains.mean()) / (gains.std() + 1e-6))
    taken, before = torch.from_numpy(actions), torch.from_numpy(chances)
    for _ in range(ROUNDS):
        for pick in np.array_split(rng.permutation(len(seen)), max(1, len(seen) // 512)):
            scores, worth = player(reader.read(seen[pick]))
            logs = fn.log_softmax(scores, -1)
            log = logs.gather(1, taken[pick, None]).squeeze(1)
            ratio = (log - before[pick]).exp()
            gain = torch.min(ratio * better[pick], ratio.clamp(0.8, 1.2) * better[pick]).mean()
            variety = -(logs.exp() * logs.clamp(min=-50)).sum(-1).mean()
            loss = -gain + 0.5 * fn.mse_loss(worth, aims[pick]) - 0.005 * variety
            descend(player, best, loss)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])  # type: ignore[union-attr]
    parser.add_argument("--minutes", type=float, default=15.0)
    parser.add_argument("--imitation", type=float, default=60.0, help="seconds of it")
    parser.add_argument("--decks", default="red-rush", help="a deck for a mirror, or `house`")
    parser.add_argument("--opponent", default="yardstick")
    parser.add_argument("--stranger", default="beginner", help="a bot that is never trained with")
    parser.add_argument("--games", type=int, default=32, help="side by side")
    parser.add_argument("--test", type=int, default=600, help="games to measure it in")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--save", default="", help="a file for the weights")
    given = parser.parse_args()
    given.setting = "house" if given.decks == "house" else (given.decks, given.decks)
    torch.set_num_threads(1)
    torch.manual_seed(given.seed)
    course = env.Course(GAME, decks=given.setting, history=0)
    reader = Reader(course.layout, env.card_table(course.kind))
    example = course.layout.flat(course.begin(1).observe(0))[None].copy()
    player = Player(reader, reader.read(example))
    imitate(player, reader, torch.optim.Adam(player.parameters(), 1e-3), given)
    improve(player, reader, torch.optim.Adam(player.parameters(), 3e-4), given)
    if given.save:
        torch.save(player.state_dict(), given.save)
    for bot in (given.opponent, given.stranger):
        found = env.evaluate(
            Pilot(player, reader), bot, given.test, 77, game=GAME, decks=given.setting, history=0
        )
        print(f"against {bot}: {found}", flush=True)


if __name__ == "__main__":
    main()
