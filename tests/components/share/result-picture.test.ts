import { drawAnswer } from '@/components/share/result-picture'
import type { NamedText, ShownAnswer } from '@/components/share/shown-answer'

const LONG = 'Interest on the loan for the home you live in, of the year in which it was handed over'

/** A canvas that notes what is written: its left and right end, where its line is, and whether it was squashed. */
function paper() {
  const written: { text: string; left: number; right: number; y: number; size: number; squashed: boolean }[] =
    []
  const context = {
    font: '',
    textAlign: 'left',
    fillRect() {},
    measureText: (text: string) => ({ width: text.length * sizeOf() * 0.55 }),
    fillText(text: string, x: number, y: number, most?: number) {
      const wide = context.measureText(text).width
      const left = context.textAlign === 'right' ? x - wide : x
      written.push({
        text,
        left,
        right: left + wide,
        y,
        size: sizeOf(),
        squashed: most !== undefined && most < wide,
      })
    },
  }
  const sizeOf = () => Number(/(\d+)px/.exec(context.font)![1])
  return { context: context as unknown as CanvasRenderingContext2D, written }
}

const fields = (count: number): ShownAnswer['question'] =>
  Array.from({ length: count }, (_, place) => ({
    name: `Field ${place}`,
    text: `₹ ${place},00,000`,
    control: `field${place}`,
    isSet: true,
    isExtra: false,
  }))
const rows = (count: number, name: string): NamedText[] =>
  Array.from({ length: count }, (_, place) => ({ name: `${name} ${place}`, text: '₹1,00,000' }))

const PICTURES: Record<string, ShownAnswer> = {
  'a plain answer': {
    title: 'EMI',
    question: fields(4),
    answers: rows(1, 'EMI'),
    groups: [{ heading: '', rows: rows(3, 'Row') }],
  },
  'two answers and many fields': {
    title: 'Income Tax Calculator',
    question: fields(11),
    answers: rows(2, 'Lower tax: Total Tax'),
    groups: [{ heading: 'Old Regime, FY 2026-27', rows: rows(9, 'Row') }],
  },
  'long words everywhere': {
    title: LONG,
    question: [...fields(2), { control: 'x', name: LONG, text: LONG, isSet: true, isExtra: false }],
    answers: [{ name: LONG, text: LONG }],
    groups: [{ heading: LONG, rows: [{ name: LONG, text: '₹1,00,000' }] }],
  },
  'more fields than there is space for': {
    title: 'HRA',
    question: fields(60),
    answers: rows(1, 'A'),
    groups: [],
  },
}

test.each(Object.entries(PICTURES))(
  '%s: nothing is squashed, cut off or written over another, and what has no space is counted',
  (_, answer) => {
    const { context, written } = paper()
    drawAnswer(context, answer)
    const missing = answer.question.length - written.filter(({ text }) => text.startsWith('Field')).length
    if (answer.title === 'HRA') expect(written.map(({ text }) => text)).toContain(`and ${missing} more`)
    for (const line of written) {
      expect(line).toMatchObject({ squashed: false })
      expect(line.left).toBeGreaterThanOrEqual(79)
      expect(line.right).toBeLessThanOrEqual(1001)
      expect(line.y).toBeLessThanOrEqual(1020)
      const others = written.filter(
        (other) => other !== line && Math.abs(other.y - line.y) < Math.min(other.size, line.size) * 0.8,
      )
      for (const other of others) expect(other.left >= line.right || line.left >= other.right).toBe(true)
    }
  },
)

test('all that was asked comes before rows, and these are below the name of their case', () => {
  for (const count of [8, 11]) {
    const { context, written } = paper()
    drawAnswer(context, { ...PICTURES['two answers and many fields']!, question: fields(count) })
    const texts = written.map(({ text }) => text)
    for (const { name } of fields(count)) expect(texts).toContain(name)
    const first = texts.indexOf('Row 0')
    expect(first === -1 ? texts : texts[first - 1]).toEqual(
      count === 8 ? 'Old Regime, FY 2026-27' : expect.not.arrayContaining(['Old Regime, FY 2026-27']),
    )
  }
})
