/** A shape of a font, with the letters that it represents in a text. */
interface Glyph {
  id: number
  advanceWidth: number
  codePoints: readonly number[]
}

/** The part of fontkit's font that we use. */
interface ReadFont {
  getGlyph(id: number, codePoints?: readonly number[]): Glyph
}

interface Layout {
  glyphs: readonly Glyph[]
  positions: readonly object[]
}

/** The part of pdfkit's font that we use: the part of a font that goes into the file. */
export interface EmbeddedFont {
  font: ReadFont
  scale: number
  subset: { glyphs: number[] }
  /** By the place of a shape in the file: its width, and the letters that a reader copies for it. */
  widths: number[]
  unicode: (readonly number[])[]
  layout(text: string, features?: unknown): Layout
  layoutRun(text: string, features?: unknown): Layout
  encode(text: string, features?: unknown): [string[], readonly object[]]
}

const ARABIC = /[\u0600-\u06ff]/

const changed = new WeakSet<object>()

/**
 * Lets every letter of the Arabic script be copied as itself. The font draws پ and ب from one shape with
 * different dots; fontkit and pdfkit know a shape by the letter it was first used for. Here a shape is in the
 * file once for each letter.
 */
export function keepOwnLetters(fonts: EmbeddedFont): void {
  const { layoutRun, encode } = fonts
  fonts.layoutRun = function (text, features) {
    if (ARABIC.test(text)) keepLetters(this.font)
    return layoutRun.call(this, text, features)
  }
  fonts.encode = function (text, features) {
    if (!ARABIC.test(text)) return encode.call(this, text, features)
    const { glyphs, positions } = this.layout(text, features)
    const codes = glyphs.map((glyph) => placeOf(this, glyph).toString(16).padStart(4, '0'))
    return [codes, positions]
  }
}

/** fontkit keeps one glyph for each shape, with the letters of its first use. */
function keepLetters(font: ReadFont): void {
  if (changed.has(font)) return
  changed.add(font)
  const { getGlyph } = font
  font.getGlyph = (id, codePoints = []) =>
    Object.create(getGlyph.call(font, id, codePoints), { codePoints: { value: codePoints } }) as Glyph
}

const placesOf = new WeakMap<EmbeddedFont, Map<string, number>>()

/** The place in the file of a shape for these letters. */
function placeOf(font: EmbeddedFont, { id, codePoints, advanceWidth }: Glyph): number {
  const places = placesOf.get(font) ?? new Map<string, number>()
  placesOf.set(font, places)
  const key = [id, ...codePoints].join()
  const known = places.get(key)
  if (known !== undefined) return known
  const place = font.subset.glyphs.push(id) - 1
  places.set(key, place)
  font.widths[place] = advanceWidth * font.scale
  font.unicode[place] = codePoints
  return place
}
