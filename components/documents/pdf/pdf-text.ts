import { SECOND_LINE } from '@/components/documents/paper/paper-words'
import { replaceUndrawable } from '@/components/documents/pdf/pdf-letters'
import { BASE_FAMILY, type FontFamily, familyOf, RIGHT_TO_LEFT } from '@/components/documents/pdf/pdf-scripts'

/** A part of a text that one font draws. */
export interface TextRun {
  text: string
  font?: FontFamily
  wordBreak?: 'break-all'
  fontSize?: number
}

/** A word longer than this may be broken anywhere; else it would push its neighbours off the page. */
const LONGEST_WORD = 22
/** The longest word in Indian scripts, whose letters are wider. */
const LONGEST_SHAPED_WORD = 16

/** As much right-to-left text as one line takes: the drawing library sets the words of a line from left to right. */
const RIGHT_TO_LEFT_LINE = 34

const JOINERS = /[\u200c\u200d]/

/**
 * A text cut into runs of one font each: a plain string where the base font draws all of it in ordinary
 * words. Letters that no font holds are replaced (`lettersNotDrawn` names them). Spaces and punctuation
 * belong to the base font, except between two words of a right-to-left script.
 */
export function textRuns(typed: string): string | TextRun[] {
  const text = replaceUndrawable(typed)
  const runs = fontRuns(text).flatMap((run) =>
    run.font === RIGHT_TO_LEFT ? rightToLeftLines(run) : longWordRuns(run),
  )
  return runs.length === 1 && !runs[0]!.font && !runs[0]!.wordBreak ? text : runs
}

function fontRuns(text: string): TextRun[] {
  const runs: { text: string; font: FontFamily }[] = []
  for (const character of joinedRightToLeft(text)) {
    const last = runs.at(-1)
    const font =
      character === NO_BREAK_SPACE && last?.font === RIGHT_TO_LEFT
        ? RIGHT_TO_LEFT
        : JOINERS.test(character) && last
          ? last.font
          : (familyOf(character) ?? BASE_FAMILY)
    if (last?.font === font) last.text += character
    else runs.push({ text: character, font })
  }
  return runs.map(({ text: part, font }) => (font === BASE_FAMILY ? { text: part } : { text: part, font }))
}

const NO_BREAK_SPACE = '\u00a0'
const BETWEEN_RIGHT_TO_LEFT = /(?<=[\u0600-\u06ff]) +(?=[\u0600-\u06ff])/g

/** A phrase from right to left as one run: its words keep their order only where they are drawn together. */
const joinedRightToLeft = (text: string) => text.replace(BETWEEN_RIGHT_TO_LEFT, NO_BREAK_SPACE)

/** Lines of a right-to-left phrase; each is drawn as one word. */
function rightToLeftLines({ text, font }: TextRun): TextRun[] {
  const lines = ['']
  for (const word of text.split(NO_BREAK_SPACE)) {
    const line = lines.at(-1)!
    if (line && line.length + word.length >= RIGHT_TO_LEFT_LINE) lines.push(word)
    else lines[lines.length - 1] = line ? `${line}${NO_BREAK_SPACE}${word}` : word
  }
  return [{ text: lines.join('\n'), font }]
}

function longWordRuns(run: TextRun): TextRun[] {
  if (!run.text.split(/\s/).some(isLong)) return [run]
  return run.text
    .split(/(\s+)/)
    .filter(Boolean)
    .flatMap((text): TextRun[] => {
      if (!isLong(text)) return [{ ...run, text }]
      return SHAPED.test(text) ? shapedParts(run, text) : [{ ...run, text, wordBreak: 'break-all' }]
    })
}

/** Indian scripts join letters into one shape: such a word breaks between shapes only. */
const SHAPED = /[\u0900-\u0d7f]/
const ENDS_JOINED = /[\u094d\u09cd\u0a4d\u0acd\u0b4d\u0bcd\u0c4d\u0ccd\u0d4d\u200d]$/

const isLong = (word: string) => word.length > (SHAPED.test(word) ? LONGEST_SHAPED_WORD : LONGEST_WORD)

/** Letters of a part of a long word. */
const PART = 8

/** So small that it is not seen; a line may end here, which it may not between two texts without a space. */
const HIDDEN_SPACE: TextRun = { text: ' ', fontSize: 0.01 }

function shapedParts(run: TextRun, word: string): TextRun[] {
  const parts = ['']
  for (const { segment } of graphemes.segment(word)) {
    const last = parts.at(-1)!
    if (last.length >= PART && !ENDS_JOINED.test(last)) parts.push(segment)
    else parts[parts.length - 1] = last + segment
  }
  return parts.flatMap((text, place) => [...(place > 0 ? [HIDDEN_SPACE] : []), { ...run, text }])
}

const graphemes = new Intl.Segmenter('en-IN', { granularity: 'grapheme' })

/** The second line of a label is set smaller than the first. */
const SECOND_SIZE = 0.8

/**
 * A definition with every text in it cut into runs, also within lists of texts, and with a label of two lines
 * as a stack of two texts.
 * @param size of its type, where it has none of its own
 */
export function withTextRuns<Part>(size: number, part: Part): Part {
  if (Array.isArray(part)) return part.map((one: unknown) => withTextRuns(size, one)) as Part
  if (typeof part !== 'object' || part === null) return part
  const own = 'fontSize' in part ? (part.fontSize as number) : size
  return Object.fromEntries(
    Object.entries(part).map(([name, value]: [string, unknown]) =>
      name === 'text' ? textOrStack(own, value) : [name, withTextRuns(own, value)],
    ),
  ) as Part
}

function textOrStack(size: number, text: unknown): [string, unknown] {
  if (typeof text !== 'string' || !text.includes(SECOND_LINE)) return ['text', runsIn(text)]
  const [first, ...others] = text.split(SECOND_LINE).map((line) => ({ text: textRuns(line) }))
  return ['stack', [first, ...others.map((line) => ({ ...line, fontSize: size * SECOND_SIZE }))]]
}

/** Runs of one text, which has no stacks in it. */
function runsIn(text: unknown): unknown {
  if (typeof text === 'string') return textRuns(text.replaceAll(SECOND_LINE, '\n'))
  if (Array.isArray(text)) return text.flatMap(runsIn)
  const part = text as { text: unknown }
  return { ...part, text: runsIn(part.text) }
}
