"""Pictures of cards: from a folder or an address, of cards that there are and nothing else."""

from __future__ import annotations

from pathlib import Path

import pytest
from starlette.testclient import TestClient

from tefuda.cards import house
from tefuda.kernel.errors import TefudaError
from tefuda.server.app import Settings, create_app

CARD = next(iter(house("onepiece").cards))
OTHER = next(iter(house("rebirth").cards))
PNG = b"\x89PNG\r\n\x1a\n"


def client(tmp_path: Path, pictures: str) -> TestClient:
    return TestClient(create_app(Settings(tmp_path / "data", pictures=pictures)))


def test_a_folder(tmp_path: Path) -> None:
    folder = tmp_path / "art"
    (folder / "rebirth").mkdir(parents=True)
    (folder / f"{CARD}.png").write_bytes(PNG)
    (folder / "rebirth" / f"{OTHER.replace('/', '_')}.webp").write_bytes(b"RIFF")
    (tmp_path / "secret.png").write_bytes(b"mine")
    with client(tmp_path, str(folder)) as http:
        assert all(one["pictures"] for one in http.get("/api/games").json())
        shown = http.get(f"/pictures/onepiece/{CARD}")
        assert shown.content == PNG
        assert shown.headers["content-type"] == "image/png"
        assert http.get(f"/pictures/rebirth/{OTHER}").content == b"RIFF"
        for wrong in ("onepiece/../secret", "onepiece/..%2Fsecret", "onepiece/secret", "chess/K"):
            assert http.get(f"/pictures/{wrong}").status_code == 404
        missing = next(number for number in house("onepiece").cards if number != CARD)
        assert "no picture" in http.get(f"/pictures/onepiece/{missing}").json()["text"]


def test_an_address(tmp_path: Path) -> None:
    with client(tmp_path, "https://cards.example/{game}/{number}.png") as http:
        answer = http.get(f"/pictures/onepiece/{CARD}", follow_redirects=False)
        assert answer.headers["location"] == f"https://cards.example/onepiece/{CARD}.png"
        assert "img-src 'self' https://cards.example " in answer.headers["content-security-policy"]


def test_none_and_wrong_ones(tmp_path: Path) -> None:
    with client(tmp_path, "") as http:
        assert not any(one["pictures"] for one in http.get("/api/games").json())
        assert http.get(f"/pictures/onepiece/{CARD}").status_code in (404, 503)
    with pytest.raises(TefudaError, match="no folder"):
        client(tmp_path, str(tmp_path / "nowhere"))
    with pytest.raises(TefudaError, match=r"has no \{number\}"):
        client(tmp_path, "https://cards.example/")
