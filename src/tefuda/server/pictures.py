"""Pictures of cards from wherever the user has them: a folder, or an address with {number} in it.

None come with tefuda, which draws cards from what is printed on them.
"""

from __future__ import annotations

from pathlib import Path
from urllib.parse import quote, urlsplit

from starlette.requests import Request
from starlette.responses import FileResponse, RedirectResponse, Response
from starlette.routing import Route

from tefuda.games import GAMES
from tefuda.kernel.errors import TefudaError
from tefuda.server.http import refusal
from tefuda.server.setup import cards_of

ENDINGS = (".webp", ".avif", ".png", ".jpg", ".jpeg")
DAY = 86_400


class Pictures:
    """Where the picture of a card is, if there is one."""

    def __init__(self, source: str) -> None:
        self.folder: Path | None = None
        self.address = ""
        if source.startswith(("http://", "https://")):
            if "{number}" not in source:
                raise TefudaError(f"{source!r:.200} has no {{number}} where a card's number goes")
            self.address = source
        elif source:
            self.folder = Path(source).expanduser()
            if not self.folder.is_dir():
                raise TefudaError(f"there is no folder {source!r:.200} with pictures of cards")

    def __bool__(self) -> bool:
        return bool(self.address) or self.folder is not None

    @property
    def origin(self) -> str:
        """From where pages may show pictures beside our own, "" if from nowhere."""
        parts = urlsplit(self.address)
        return f"{parts.scheme}://{parts.netloc}" if self.address else ""

    def find(self, game: str, number: str) -> Path | None:
        """GAME/NUMBER or NUMBER in the folder; a slash in a number is an underscore there."""
        name = number.replace("/", "_")
        assert self.folder is not None
        for place in (self.folder / game, self.folder):
            for ending in ENDINGS:
                path = place / f"{name}{ending}"
                if path.is_file():
                    return path
        return None

    def route(self) -> Route:
        return Route("/pictures/{game}/{number:path}", self.show)

    async def show(self, request: Request) -> Response:
        """The picture of a card that there is; the number of any other is looked for nowhere."""
        game, number = request.path_params["game"], request.path_params["number"]
        if game not in GAMES or number not in cards_of(game):
            return refusal("no-card", f"there is no card {number!r:.40}", 404)
        if self.address:
            address = self.address.replace("{game}", game).replace("{number}", quote(number))
            return RedirectResponse(address, 302)
        path = self.find(game, number)
        if path is None:
            return refusal("no-picture", f"there is no picture of {number}", 404)
        return FileResponse(path, headers={"cache-control": f"private, max-age={DAY}"})
