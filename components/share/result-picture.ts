import {
  type HandedResult,
  type NamedText,
  type ShownAnswer,
  shownAnswer,
} from '@/components/share/shown-answer'
import { sharePicture } from '@/components/share/share-picture'
import {
  linesWithin,
  PICTURE_COLOURS,
  PICTURE_PX,
  PICTURE_SANS,
  squarePicture,
} from '@/components/share/square-picture'
import { t } from '@/lib/language/words'

const { accent, ink, soft } = PICTURE_COLOURS
const MARGIN = 80
const WIDTH = PICTURE_PX - 2 * MARGIN
const RIGHT = PICTURE_PX - MARGIN
const FOOT = PICTURE_PX - 60
/** The lowest line that leaves space for the address. */
const LOWEST = FOOT - 60
/** Between a name and its value. */
const GAP = 28
/** More fields than these are written smaller. */
const MOST_LARGE_FIELDS = 6
const MOST_ANSWERS = 2
const ANSWER_HEIGHT = 152

/** Hands on a result as a picture, with what was asked and the page's address. */
export function shareResultPicture(fragment: string, result: HandedResult): Promise<void> {
  const answer = shownAnswer(document, fragment, result)
  return sharePicture(
    squarePicture((context) => drawAnswer(context, answer)),
    { stem: location.pathname.split('/').at(-1)!, title: document.title },
  )
}

interface Style {
  size: number
  weight?: number
  colour?: string
}

/** Draws texts in their own proportions: what is wider than its space gets smaller letters, or more lines. */
export function drawAnswer(context: CanvasRenderingContext2D, answer: ShownAnswer): void {
  context.textBaseline = 'alphabetic'
  const { title, question, answers, groups } = answer
  let y = writeFitted(context, title, 120, { size: 48, weight: 600, colour: accent }) + 24
  y = drawQuestion(context, question, y, LOWEST - 42 - ANSWER_HEIGHT * Math.min(answers.length, MOST_ANSWERS))
  context.fillStyle = accent
  context.fillRect(MARGIN, (y += 36), WIDTH, 6)
  for (const { name, text } of answers.slice(0, MOST_ANSWERS)) {
    writeFitted(context, name, (y += 60), { size: 34, colour: soft })
    writeFitted(context, text, (y += 92), { size: 88, weight: 700 })
  }
  y += 20
  for (const { heading, rows } of [{ heading: '', rows: answers.slice(MOST_ANSWERS) }, ...groups]) {
    // A heading is not left without a row below it.
    if (rows.length === 0 || y + 104 > LOWEST) continue
    if (heading) y = writeFitted(context, heading, y + 52, { size: 34, weight: 600, colour: accent })
    y = drawRows(context, rows, y, 34, LOWEST)
  }
  writeFitted(context, location.host + location.pathname, FOOT, { size: 30, colour: soft })
}

/** Everything that was asked: where that is more than there is space for, the number of the others is the last line. */
function drawQuestion(context: Context, question: readonly NamedText[], top: number, lowest: number): number {
  const size = question.length > MOST_LARGE_FIELDS ? 26 : 32
  let y = top
  for (const [place, field] of question.entries()) {
    const isLast = place === question.length - 1
    const below = y + heightOf(context, field, size)
    if (below + (isLast ? 0 : size + 14) > lowest)
      return writeFitted(context, t('and {0} more', question.length - place), y + size + 14, {
        size,
        colour: soft,
      })
    writePair(context, field, y, size)
    y = below
  }
  return y
}

function drawRows(context: Context, rows: readonly NamedText[], top: number, size: number, lowest: number) {
  let y = top
  for (const row of rows) {
    const below = y + heightOf(context, row, size)
    if (below > lowest) return y
    writePair(context, row, y, size)
    y = below
  }
  return y
}

type Context = CanvasRenderingContext2D

function setStyle(context: Context, { size, weight = 400, colour = ink }: Style): void {
  Object.assign(context, { font: `${weight} ${size}px ${PICTURE_SANS}`, fillStyle: colour })
}

/** One line, in smaller letters where it is too wide. @returns where it is */
function writeFitted(context: Context, text: string, y: number, style: Style): number {
  setStyle(context, style)
  const wide = context.measureText(text).width
  if (wide > WIDTH) setStyle(context, { ...style, size: Math.floor((style.size * WIDTH) / wide) })
  context.textAlign = 'left'
  context.fillText(text, MARGIN, y)
  return y
}

/** The lines of a name and of its value at its side, which has at most three fifths of the width. */
function pairLines(context: Context, { name, text }: NamedText, size: number) {
  setStyle(context, { size, weight: 600 })
  const values = linesWithin(context, text, WIDTH * 0.6)
  const valueWidth = Math.max(...values.map((line) => context.measureText(line).width))
  setStyle(context, { size })
  return { names: linesWithin(context, name, WIDTH - valueWidth - GAP), values }
}

const lineStep = (size: number) => Math.round(size * 1.2)

function heightOf(context: Context, pair: NamedText, size: number): number {
  const { names, values } = pairLines(context, pair, size)
  return size + 14 + (Math.max(names.length, values.length) - 1) * lineStep(size)
}

function writePair(context: Context, pair: NamedText, top: number, size: number): void {
  const { names, values } = pairLines(context, pair, size)
  const write = (lines: readonly string[], x: number, align: CanvasTextAlign, style: Style) => {
    setStyle(context, style)
    context.textAlign = align
    for (const [place, line] of lines.entries())
      context.fillText(line, x, top + size + 14 + place * lineStep(size))
  }
  write(names, MARGIN, 'left', { size, colour: soft })
  write(values, RIGHT, 'right', { size, weight: 600 })
}
