import type { Font, FacePart, MeasureText } from '@/lib/visiting-card/face-marks'

export interface TextBlock {
  text: string
  font: Font
  /** How small the letters may become before words are cut off. */
  leastSize: number
  mostLines: number
  fill: string
}

export interface SetText {
  lines: readonly string[]
  font: Font
  fill: string
  height: number
}

/** From line to line, in heights of a letter. Indian scripts reach higher and lower than Latin. */
const LEADING = 1.32
/** The vertical metrics of letters in a line. */
const BASELINE = 0.98
const STEP = 0.94

/** Letters with their marks: 'श्री' is one or two, never four. Older browsers know only characters. */
export function lettersOf(word: string): string[] {
  if (!('Segmenter' in Intl)) return Array.from(word)
  const graphemes = new Intl.Segmenter('en-IN', { granularity: 'grapheme' })
  return Array.from(graphemes.segment(word), ({ segment }) => segment)
}

/** A word that is wider than its line, in pieces that are not. */
function pieces(word: string, width: number, font: Font, measure: MeasureText): string[] {
  if (measure(word, font) <= width) return [word]
  const found = ['']
  for (const letter of lettersOf(word)) {
    const longer = found.at(-1)! + letter
    if (found.at(-1) !== '' && measure(longer, font) > width) found.push(letter)
    else found[found.length - 1] = longer
  }
  return found
}

function wrapped(text: string, width: number, font: Font, measure: MeasureText): string[] {
  return text.split('\n').flatMap((paragraph) => {
    const lines: string[] = []
    for (const word of paragraph.split(' '))
      pieces(word, width, font, measure).forEach((piece, place) => {
        const joined = place === 0 && lines.length > 0 ? `${lines.at(-1)!} ${piece}` : null
        if (joined !== null && measure(joined, font) <= width) lines[lines.length - 1] = joined
        else lines.push(piece)
      })
    return lines
  })
}

function cutOff(line: string, width: number, font: Font, measure: MeasureText): string {
  const letters = lettersOf(line)
  while (letters.length > 0 && measure(`${letters.join('')}…`, font) > width) letters.pop()
  return `${letters.join('').trimEnd()}…`
}

/** How much smaller letters may be when that keeps a text on one line. */
const ONE_LINE = 0.8

/** A text broken into lines, in the largest letters with which it fits; what fits in none ends with '…'. */
export function setText(block: TextBlock, width: number, measure: MeasureText): SetText {
  const { text, leastSize, mostLines, fill } = block
  let font = block.font
  let lines = wrapped(text, width, font, measure)
  const fitInto = (most: number, least: number) => {
    while (lines.length > most && font.size > least) {
      font = { ...font, size: Math.max(least, font.size * STEP) }
      lines = wrapped(text, width, font, measure)
    }
  }
  if (!text.includes('\n')) fitInto(1, Math.max(leastSize, font.size * ONE_LINE))
  if (lines.length > 1) {
    font = block.font
    lines = wrapped(text, width, font, measure)
  }
  fitInto(mostLines, leastSize)
  if (lines.length > mostLines)
    lines = [...lines.slice(0, mostLines - 1), cutOff(lines[mostLines - 1]!, width, font, measure)]
  return { lines, font, fill, height: lines.length * font.size * LEADING }
}

/** Texts below each other within a height: all letters become smaller together, to three fifths at most. */
export function setWithin(
  blocks: readonly TextBlock[],
  { width, height }: { width: number; height: number },
  measure: MeasureText,
): SetText[] {
  for (let scale = 1; ; scale *= STEP) {
    const least = Math.max(scale, LEAST_SCALE)
    const texts = blocks.map((block) => setText(scaled(block, least), width, measure))
    if (scale <= LEAST_SCALE || heightOfTexts(texts) <= height) return texts
  }
}

const LEAST_SCALE = 0.6
const scaled = (block: TextBlock, scale: number): TextBlock => ({
  ...block,
  font: { ...block.font, size: block.font.size * scale },
  leastSize: block.leastSize * scale,
})

/** Texts one below the other, from `top` on. */
export function stacked(texts: readonly SetText[], x: number, top: number): FacePart[] {
  let from = top
  return texts.flatMap(({ lines, font, fill, height }) => {
    const marks = lines.map((text, place): FacePart => {
      const y = from + (place * LEADING + BASELINE) * font.size
      return { kind: 'text', text, x, y: Math.round(y * 10) / 10, font, fill }
    })
    from += height
    return marks
  })
}

export const heightOfTexts = (texts: readonly SetText[]) => texts.reduce((sum, { height }) => sum + height, 0)
