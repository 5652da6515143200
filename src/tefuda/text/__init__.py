"""Card text: read into abilities and printed back, in English, Japanese and Traditional Chinese."""
