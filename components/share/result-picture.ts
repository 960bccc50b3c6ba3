import { type NamedText, shownAnswer } from '@/components/share/shown-answer'
import { sharePicture } from '@/components/share/share-picture'
import { PICTURE_COLOURS, PICTURE_PX, PICTURE_SANS, squarePicture } from '@/components/share/square-picture'

const { accent, ink, soft } = PICTURE_COLOURS
const MARGIN = 80
const WIDTH = PICTURE_PX - 2 * MARGIN
const RIGHT = PICTURE_PX - MARGIN
const FOOT = PICTURE_PX - 60
/** The lowest line that leaves space for the address. */
const LOWEST = FOOT - 60
/** More than these would leave no space for the figures. */
const MOST_FIELDS = 6

/** Hands on the answer on the page as a picture, with what was asked and the page's address. */
export const shareResultPicture = (): Promise<void> =>
  sharePicture(squarePicture(drawAnswer), {
    stem: location.pathname.split('/').at(-1)!,
    title: document.title,
  })

function drawAnswer(context: CanvasRenderingContext2D): void {
  const { title, question, answers, rows } = shownAnswer(document)
  context.textBaseline = 'alphabetic'
  const write = (text: string, y: number, { font, colour = ink, align = 'left' }: Style) => {
    Object.assign(context, { font: `${font} ${PICTURE_SANS}`, fillStyle: colour, textAlign: align })
    // What is wider than its space is drawn narrower.
    context.fillText(text, align === 'left' ? MARGIN : RIGHT, y, align === 'left' ? WIDTH : WIDTH / 2)
  }
  const writePair = ({ name, text }: NamedText, y: number, size: number) => {
    write(name, y, { font: `${size}px`, colour: soft })
    write(text, y, { font: `600 ${size}px`, align: 'right' })
  }

  let y = 120
  write(title, y, { font: '600 48px', colour: accent })
  y += 24
  for (const field of question.slice(0, MOST_FIELDS)) writePair(field, (y += 46), 32)
  context.fillStyle = accent
  context.fillRect(MARGIN, (y += 36), WIDTH, 6)
  for (const { name, text } of answers.slice(0, 2)) {
    write(name, (y += 60), { font: '34px', colour: soft })
    write(text, (y += 92), { font: '700 88px' })
  }
  y += 20
  for (const row of rows) if (y + 52 <= LOWEST) writePair(row, (y += 52), 34)
  write(location.host + location.pathname, FOOT, { font: '30px', colour: soft })
}

interface Style {
  /** Weight and size. */
  font: string
  colour?: string
  align?: 'left' | 'right'
}
