"""A recorded game looked at again, some choices at a time: what was played, and what was best."""

from __future__ import annotations

from starlette.routing import BaseRoute

from tefuda.bots.review import review
from tefuda.bots.search import Budget
from tefuda.kernel.errors import TefudaError
from tefuda.match import Match
from tefuda.prose import option_words
from tefuda.records import check
from tefuda.server.bots import Bots
from tefuda.server.http import Desk
from tefuda.wire.study import Judged, Review, ReviewWanted

AT_ONCE = 6  # choices that one answer judges
BUDGET = Budget(120, 1.0)  # what is tried for each: simulations, and seconds at most


def routes(desk: Desk, bots: Bots) -> list[BaseRoute]:
    async def judge(wanted: ReviewWanted) -> Review:
        check(wanted.record, "this")
        seats = len(wanted.record["decks"])
        if wanted.seat >= seats:
            raise TefudaError(f"there is no seat {wanted.seat}; there are 0 to {seats - 1}")
        return await bots.work(_judge, wanted)

    return [desk.far("/api/reviews", ReviewWanted, judge)]


def _judge(wanted: ReviewWanted) -> Review:
    words: dict[str, str] = {}

    def told(match: Match, number: int) -> None:
        """Have the options of a choice in words while it can be made."""
        words.clear()
        if match.seat == wanted.seat:
            seen = match.view(wanted.seat)
            assert seen.decision is not None
            for one in seen.decision.options:
                words[one.key] = option_words(one, seen, match.catalog, wanted.lang)

    found = Review([], -1)
    for one in review(wanted.record, wanted.seat, BUDGET, told, wanted.start):
        found.choices.append(
            Judged(
                one.number,
                one.turn,
                words[one.played.key],
                words[one.best.key],
                round(one.played.rate, 3),
                round(one.best.rate, 3),
            )
        )
        if len(found.choices) == AT_ONCE:
            found.next = one.number
            break
    return found
