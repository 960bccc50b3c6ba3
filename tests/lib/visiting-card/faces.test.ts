import fc from 'fast-check'
import { qrMatrix } from '@/lib/qr/qr-matrix'
import { blankCard, type Card, LONGEST } from '@/lib/contact/card'
import { faces } from '@/lib/visiting-card/face-choice'
import { CARD_HEIGHT, CARD_WIDTH, type FacePart, roughMeasure } from '@/lib/visiting-card/face-marks'
import { faceMarks } from '@/lib/visiting-card/faces'
import { cardPlaces, cutMarks, SHEET_HEIGHT, SHEET_WIDTH } from '@/lib/visiting-card/print-sheet'
import { setText } from '@/lib/visiting-card/text-block'

const matrix = qrMatrix('Asha', 'M')!
const texts = (marks: FacePart[]) => marks.filter((mark) => mark.kind === 'text')
const block = (text: string, mostLines: number) => ({
  text,
  font: { size: 30, weight: 400, family: 'sans' } as const,
  leastSize: 20,
  mostLines,
  fill: '#000',
})
const ten = (text: string) => text.length * 10

test.each([
  // Ten units a letter at any size: ten letters are a line of 100.
  ['words stay whole', 'Rohini Sector Nine', 3, ['Rohini', 'Sector', 'Nine']],
  ['a long word is broken', 'abcdefghijklm', 2, ['abcdefghij', 'klm']],
  ['lines of the visitor stay', 'a\nb', 2, ['a', 'b']],
  ['what fits in no way ends with dots', 'abcdefghijklmnop', 1, ['abcdefghi…']],
])('%s', (_, text, mostLines, lines) => {
  expect(setText(block(text, mostLines), 100, ten).lines).toEqual(lines)
})

test('letters become smaller before words are cut off, and not smaller than allowed', () => {
  // At size 30 a letter is 16.5 wide; ten of them need 165. At 20 they need 110, and none of the steps above
  // is that small.
  expect(setText(block('a'.repeat(10), 1), 111, roughMeasure)).toMatchObject({
    lines: ['a'.repeat(10)],
    font: { size: 20 },
  })
})

/** The white square, margin and all, that is drawn right before the code. */
function groundOfCode(marks: FacePart[]) {
  const ground = marks[marks.findIndex((mark) => mark.kind === 'code') - 1] as Extract<
    FacePart,
    { kind: 'shape' }
  >
  const [x, y, side] = ground.path.match(/[\d.]+/g)!.map(Number)
  return { x: x!, y: y!, side: side!, fill: ground.fill }
}

const full = (text: string): Card => ({
  ...blankCard,
  fullName: text.slice(0, LONGEST.fullName),
  jobTitle: text.slice(0, LONGEST.jobTitle),
  company: text.slice(0, LONGEST.company),
  phone: '+91 98765 43210',
  email: `${text.slice(0, 60)}@example.in`,
  website: 'https://example.in',
  address: text.slice(0, LONGEST.address),
})

test.each(faces)('on %s every text stays on the card, clear of the code and of other texts', (face) => {
  fc.assert(
    fc.property(
      fc.string({ unit: fc.constantFrom('a', 'W', ' ', 'क', '\n'), maxLength: 300 }),
      fc.constantFrom('', 'data:image/png;base64,iVBORw0K'),
      (text, profilePicture) => {
        const marks = faceMarks(face, { ...full(text), profilePicture }, matrix, roughMeasure)
        const ground = groundOfCode(marks)
        const rows = texts(marks)
          .filter(({ x }) => face !== 'band' || x > 306)
          .toSorted((one, other) => one.y - other.y)
        for (const { text: drawn, x, y, font } of rows) {
          const right = x + roughMeasure(drawn, font)
          expect(x).toBeGreaterThanOrEqual(0)
          expect(right).toBeLessThanOrEqual(CARD_WIDTH - 40)
          expect(y).toBeLessThanOrEqual(CARD_HEIGHT - 45)
          // Tails of letters reach about a quarter of their size below the line.
          const isClear = right < ground.x || x > ground.x + ground.side || y + font.size * 0.25 < ground.y
          expect(isClear).toBe(true)
        }
        rows.slice(1).forEach(({ y, font }, place) => {
          // A line begins at most a letter's height above its baseline.
          expect(y - font.size * 0.98).toBeGreaterThanOrEqual(rows[place]!.y)
        })
      },
    ),
  )
})

test.each(faces)('on %s the code has its quiet margin on white', (face) => {
  const marks = faceMarks(face, full('Asha Sharma'), matrix, roughMeasure)
  const code = marks.find((mark) => mark.kind === 'code')!
  const ground = groundOfCode(marks)
  expect(ground.fill).toBe('#ffffff')
  const margin = 4 * code.scale
  expect(code.x - ground.x).toBeGreaterThanOrEqual(margin)
  expect(code.y - ground.y).toBeGreaterThanOrEqual(margin)
  expect(ground.x + ground.side - code.x - matrix.size * code.scale).toBeGreaterThanOrEqual(margin)
  // Two pixels a unit: whole pixels.
  expect([code.x * 2, code.y * 2, code.scale * 2].every(Number.isInteger)).toBe(true)
})

test('a name that is a little too long stays on one line in smaller letters, a longer one takes two', () => {
  // At 0.55 of the size a letter, 750 hold 27 letters of 50 and 34 of 40.
  const nameOf = (fullName: string) =>
    texts(faceMarks('paper', { ...blankCard, fullName }, null, roughMeasure)).slice(0, -1)
  expect(nameOf('a'.repeat(12) + ' ' + 'b'.repeat(17))).toHaveLength(1)
  expect(nameOf('a'.repeat(20) + ' ' + 'b'.repeat(17))).toHaveLength(2)
})

test('without a code its place is kept, and the card has no code', () => {
  const marks = faceMarks('paper', full('Asha'), null, roughMeasure)
  expect(marks.some(({ kind }) => kind === 'code')).toBe(false)
  expect(texts(marks).map(({ text }) => text)).toContain('QR')
})

test.each([
  ['Asha Devi Sharma', 'AS'],
  ['Asha Sharma (MBBS)', 'AS'],
])('without a picture the band shows initials: of %s they are %s', (fullName, initials) => {
  const marks = faceMarks('band', { ...blankCard, fullName }, null, roughMeasure)
  expect(texts(marks).map(({ text }) => text)).toContain(initials)
})

test('ten cards of 85 × 55 mm are edge to edge on A4, marks for cutting clear of them', () => {
  expect(cardPlaces).toHaveLength(10)
  expect(cardPlaces[0]).toEqual({ x: 200, y: 110 })
  expect(cardPlaces[9]).toEqual({ x: 1050, y: 2310 })
  expect(2310 + CARD_HEIGHT).toBeLessThanOrEqual(SHEET_HEIGHT - 100)
  // Three columns of edges with two marks each, six rows with two.
  const marks = [...cutMarks.matchAll(/M([\d.]+) ([\d.]+)([hv])([\d.]+)/g)]
  expect(marks).toHaveLength(18)
  for (const [, x, y, way, length] of marks) {
    const end = {
      x: Number(x) + (way === 'h' ? Number(length) : 0),
      y: Number(y) + (way === 'v' ? Number(length) : 0),
    }
    expect(Number(x)).toBeGreaterThanOrEqual(50)
    expect(end.x).toBeLessThanOrEqual(SHEET_WIDTH - 50)
    const isOutside = end.x < 200 || Number(x) > 1900 || end.y < 110 || Number(y) > 2860
    expect(isOutside).toBe(true)
  }
})
