import type { Font } from 'fontkit'

export interface TextOutline {
  /** The letters of all lines as a path of SVG. */
  path: string
  width: number
  height: number
}

/**
 * The outlines of a text, broken into lines at its spaces, each letter shaped with its neighbours as scripts
 * of India need: what draws the preview pictures (satori) sets one letter after the other.
 *
 * @param options in pixels; `lineHeight` as a multiple of `size`
 * @throws when the font lacks a letter
 */
export function textOutline(
  text: string,
  font: Font,
  { size, lineHeight, maxWidth }: { size: number; lineHeight: number; maxWidth: number },
): TextOutline {
  const missing = [...text].find(
    (letter) => letter !== ' ' && !font.hasGlyphForCodePoint(letter.codePointAt(0)!),
  )
  if (missing) throw new Error(`${font.fullName} has no letter ${missing}`)
  const scale = size / font.unitsPerEm
  const lines = linesOf(text, (line) => font.layout(line).advanceWidth * scale <= maxWidth)
  const above = (size * lineHeight - (font.ascent - font.descent) * scale) / 2 + font.ascent * scale
  const drawn = lines.map((line, place) =>
    lineOutline(line, { font, scale, baseline: place * size * lineHeight + above }),
  )
  return { path: drawn.join(''), width: maxWidth, height: lines.length * size * lineHeight }
}

/** As many words on each line as fit; a word that is wider than a line has one of its own. */
function linesOf(text: string, fits: (line: string) => boolean): string[] {
  const lines: string[] = []
  for (const word of text.split(' ')) {
    const line = [...lines.slice(-1), word].join(' ')
    if (lines.length > 0 && fits(line)) lines[lines.length - 1] = line
    else lines.push(word)
  }
  return lines
}

function lineOutline(
  line: string,
  { font, scale, baseline }: { font: Font; scale: number; baseline: number },
): string {
  const { glyphs, positions } = font.layout(line)
  let x = 0
  const paths = glyphs.map((glyph, place) => {
    const { xAdvance, xOffset, yOffset } = positions[place]!
    const path = glyph.path.scale(scale, -scale).translate((x + xOffset) * scale, baseline - yOffset * scale)
    x += xAdvance
    return path.toSVG()
  })
  return paths.join('')
}
