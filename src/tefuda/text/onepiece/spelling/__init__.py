"""One Piece: how its card texts are spelled, language by language."""
