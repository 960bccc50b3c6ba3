import { qrPath, QUIET_MODULES } from '@/lib/qr/qr-drawing'
import type { QrMatrix } from '@/lib/qr/qr-matrix'
import { type Card, tidyCard } from '@/lib/contact/card'
import type { Face } from '@/lib/visiting-card/face-choice'
import {
  CARD_HEIGHT,
  CARD_WIDTH,
  circle,
  type Font,
  type FacePart,
  type MeasureText,
  rectangle,
} from '@/lib/visiting-card/face-marks'
import {
  heightOfTexts,
  lettersOf,
  setText,
  setWithin,
  stacked,
  type TextBlock,
} from '@/lib/visiting-card/text-block'

interface Ink {
  name: string
  words: string
  soft: string
  accent: string
}

interface Square {
  x: number
  y: number
  size: number
}

interface Plan {
  ground: readonly FacePart[]
  ink: Ink
  /** Its height ends above the code or, next to it, above the tallest contacts. */
  head: { x: number; width: number; widthWithPicture: number; xWithPicture: number; height: number }
  contacts: { x: number; width: number }
  picture: { x: number; y: number; radius: number }
  code: Square
}

const EDGE = 50
const CODE_SIZE = 258

const shape = (path: string, fill: string): FacePart => ({ kind: 'shape', path, fill })
const arc = (radius: number): FacePart => ({
  kind: 'shape',
  path: circle(CARD_WIDTH, 0, radius),
  stroke: '#e5cd92',
  strokeWidth: 1.5,
})
const all = rectangle(0, 0, CARD_WIDTH, CARD_HEIGHT)

const PLANS: Readonly<Record<Face, Plan>> = {
  paper: {
    ground: [shape(all, '#fffdf8'), shape(rectangle(0, 0, CARD_WIDTH, 18), '#ac4226')],
    ink: { name: '#221d17', words: '#221d17', soft: '#5f564b', accent: '#ac4226' },
    head: { x: EDGE, width: 750, xWithPicture: EDGE, widthWithPicture: 560, height: 185 },
    contacts: { x: EDGE, width: 465 },
    picture: { x: 720, y: 135, radius: 80 },
    code: { x: 542, y: 242, size: CODE_SIZE },
  },
  band: {
    ground: [shape(all, '#fffdf8'), shape(rectangle(0, 0, 306, CARD_HEIGHT), '#2f3a8f')],
    ink: { name: '#221d17', words: '#221d17', soft: '#5f564b', accent: '#2f3a8f' },
    head: { x: 346, width: 460, xWithPicture: 346, widthWithPicture: 460, height: 235 },
    contacts: { x: 346, width: 460 },
    picture: { x: 153, y: 137, radius: 92 },
    code: { x: 24, y: 268, size: CODE_SIZE },
  },
  night: {
    ground: [shape(all, '#151a31'), arc(120), arc(150), arc(180), arc(300)],
    ink: { name: '#fffaf4', words: '#efeae0', soft: '#c6c9d8', accent: '#e5cd92' },
    head: { x: EDGE, width: 590, xWithPicture: 225, widthWithPicture: 430, height: 185 },
    contacts: { x: EDGE, width: 465 },
    picture: { x: 125, y: 125, radius: 75 },
    code: { x: 542, y: 242, size: CODE_SIZE },
  },
}

const block = (
  text: string,
  fill: string,
  size: number,
  leastSize: number,
  mostLines: number,
  rest: Partial<TextBlock['font']> = {},
): TextBlock[] =>
  text === ''
    ? []
    : [{ text, fill, leastSize, mostLines, font: { size, weight: 400, family: 'sans', ...rest } }]

const headBlocks = (card: Card, ink: Ink): TextBlock[] => [
  ...block(card.fullName, ink.name, 50, 34, 2, { weight: 600, family: 'serif' }),
  ...block(card.jobTitle, ink.soft, 31, 24, 2),
  ...block(card.company, ink.accent, 33, 24, 2, { weight: 600 }),
]

const contactBlocks = (card: Card, ink: Ink): TextBlock[] => [
  ...block(card.phone, ink.words, 29, 22, 1, { weight: 600 }),
  ...block(card.email, ink.words, 27, 19, 1),
  ...block(card.website.replace(/^https?:\/\//i, ''), ink.words, 27, 19, 1),
  ...block(card.address, ink.soft, 25, 19, 3),
]

/** First letters of the first and the last word, where a picture would be. */
function initialsMarks(
  { fullName }: Card,
  { x, y, radius }: Plan['picture'],
  measure: MeasureText,
): FacePart[] {
  const words = fullName.split(' ').filter((word) => /^[\p{L}\p{N}]/u.test(word))
  const ends = words.length > 1 ? [words[0]!, words.at(-1)!] : words
  const text = ends.map((word) => lettersOf(word)[0]).join('')
  const font: Font = { size: radius * 0.8, weight: 600, family: 'serif' }
  return [
    { kind: 'shape', path: circle(x, y, radius), stroke: '#ffffff', strokeWidth: 3 },
    { kind: 'text', text, x: x - measure(text, font) / 2, y: y + radius * 0.28, font, fill: '#ffffff' },
  ]
}

/** A white square with the code in it; modules are whole halves of a unit, which are whole pixels of the PNG. */
function codeMarks(matrix: QrMatrix, { x, y, size }: Square): FacePart[] {
  const scale = Math.floor((size * 2) / (matrix.size + 2 * QUIET_MODULES)) / 2
  const inset = Math.floor(size - scale * matrix.size) / 2
  return [
    shape(rectangle(x, y, size, size), '#ffffff'),
    { kind: 'code', path: qrPath(matrix), x: x + inset, y: y + inset, scale },
  ]
}

/** The position of the code. */
function codePlace({ x, y, size }: Square, ink: Ink, measure: MeasureText): FacePart[] {
  const font: Font = { size: 40, weight: 400, family: 'sans' }
  const middle = { x: x + (size - measure('QR', font)) / 2, y: y + size / 2 + font.size * 0.35 }
  return [
    { kind: 'shape', path: rectangle(x, y, size, size), stroke: ink.soft, strokeWidth: 1.5 },
    { kind: 'text', text: 'QR', ...middle, font, fill: ink.soft },
  ]
}

/** The marks of a card's face, with its code where there is one yet. */
export function faceMarks(face: Face, card: Card, matrix: QrMatrix | null, measure: MeasureText): FacePart[] {
  const { ground, ink, head, contacts, picture, code } = PLANS[face]
  // The band is dark behind the code.
  const codeInk = face === 'band' ? PLANS.night.ink : ink
  const tidy = tidyCard(card)
  const hasPicture = tidy.profilePicture !== ''
  const headWidth = hasPicture ? head.widthWithPicture : head.width
  const headTexts = setWithin(headBlocks(tidy, ink), { width: headWidth, height: head.height }, measure)
  const contactTexts = contactBlocks(tidy, ink).map((text) => setText(text, contacts.width, measure))
  const contactTop = CARD_HEIGHT - EDGE - heightOfTexts(contactTexts)
  return [
    ...ground,
    ...(hasPicture ? [{ kind: 'picture', address: tidy.profilePicture, ...picture } as const] : []),
    ...(!hasPicture && face === 'band' ? initialsMarks(tidy, picture, measure) : []),
    ...stacked(headTexts, hasPicture ? head.xWithPicture : head.x, EDGE),
    ...stacked(contactTexts, contacts.x, contactTop),
    ...(matrix ? codeMarks(matrix, code) : codePlace(code, codeInk, measure)),
  ]
}
