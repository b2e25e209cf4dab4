"""Subsets the site's fonts to the characters of its three languages, one file per weight.

Run after a new version of the @fontsource packages; needs python3-fonttools and python3-brotli:

    python3 scripts/subset-fonts.py

Writes src/styles/fonts/*.woff2; scripts/font-fallbacks.ts matches the fallback faces to them.
"""

from pathlib import Path
from tempfile import TemporaryDirectory

from fontTools import merge, subset
from fontTools.ttLib import TTFont

ROOT = Path(__file__).resolve().parent.parent
PACKAGES = ROOT / "node_modules" / "@fontsource"
TARGET = ROOT / "src" / "styles" / "fonts"

WEIGHTS = [("onest", 400), ("onest", 600), ("cormorant", 500)]
FEATURES = ["kern", "liga", "lnum", "tnum", "mark", "ccmp"]
DIGITS = range(0x30, 0x3A)
ASCII = "".join(map(chr, range(0x20, 0x7F)))
CYRILLIC = "".join(map(chr, range(0x410, 0x450))) + "ёЁіІїЇєЄґҐ"
# Western European names keep their accents. There is no room for more before the first paint.
ACCENTED = "".join(chr(code) for code in range(0xC0, 0x100) if code not in (0xD7, 0xF7))
SIGNS = "\u00a0«»°²·×©€–—‘’“”„…•−№₴\u2009"
TEXT = ASCII + ACCENTED + CYRILLIC + SIGNS

# Substitutes for missing spaces and hyphens: the first of these that the font has.
STAND_INS = {0x202F: (0x20,), 0x2011: (0x2010, 0x2D), 0xAD: (0x2D,)}


def cut(source: Path, target: Path) -> None:
    options = subset.Options(layout_features=FEATURES, notdef_outline=True, hinting=False)
    font = subset.load_font(str(source), options)
    subsetter = subset.Subsetter(options)
    subsetter.populate(text=TEXT)
    subsetter.subset(font)
    font.flavor = None
    font.save(target)


def lining(font: TTFont) -> dict[str, str]:
    """Glyph names of the lining figures, by the default figures they replace."""
    table = font["GSUB"].table
    lookups = {
        index
        for record in table.FeatureList.FeatureRecord
        if record.FeatureTag == "lnum"
        for index in record.Feature.LookupListIndex
    }
    pairs: dict[str, str] = {}
    for index in lookups:
        for part in table.LookupList.Lookup[index].SubTable:
            pairs |= getattr(getattr(part, "ExtSubTable", part), "mapping", {})
    return pairs


def build(family: str, weight: int) -> None:
    with TemporaryDirectory() as folder:
        parts = []
        for script in ("latin", "cyrillic"):
            name = f"{family}-{script}-{weight}-normal"
            cut(PACKAGES / family / "files" / f"{name}.woff2", Path(folder) / f"{name}.ttf")
            parts.append(str(Path(folder) / f"{name}.ttf"))
        font: TTFont = merge.Merger().merge(parts)
    # Prices and dates stand in one line with capitals; the styles need not ask for it each time.
    figures = lining(font)
    for table in font["cmap"].tables:
        table.cmap |= {
            code: figures.get(table.cmap[code], table.cmap[code]) for code in DIGITS
        }
        for sign, stand_ins in STAND_INS.items():
            glyph = next((table.cmap[code] for code in stand_ins if code in table.cmap), None)
            if glyph is not None:
                table.cmap.setdefault(sign, glyph)
    font.flavor = "woff2"
    target = TARGET / f"{family}-{weight}.woff2"
    font.save(target)
    print(f"{target.name}: {target.stat().st_size} bytes")


for family, weight in WEIGHTS:
    build(family, weight)
