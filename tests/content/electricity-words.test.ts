import { withFigures } from '@/content/figures/filled-words'
import hindiTool from '@/content/hi/tools/electricity-bill-estimator.json'
import hindiNotes from '@/content/hi/names/tariff-notes.json'
import { withWords } from '@/content/translated-tool'
import { writtenTools } from './written-tools'
import { electricityTariffs } from '@/lib/rules/energy/electricity-tariffs'
import { type UnknownTariff, unknownTariffs } from '@/lib/rules/energy/unknown-tariffs'
import { holdDate } from '../hold-date'

const notes: Record<string, string> = hindiNotes
const known = Object.values(electricityTariffs).flatMap(({ values }) => values.map(({ value }) => value))
const unknown = Object.values<UnknownTariff>(unknownTariffs)
const shown = new Set([
  ...known.flatMap(({ order, status }) => [order, status]),
  ...known.map(({ year }) => year).filter((year) => !/^FY 20\d\d-\d\d$/.test(year)),
  ...unknown
    .flatMap(({ supplier, order, status }) => [supplier, order, status])
    .filter((text) => /[a-z]/.test(text)),
  'high',
  'medium',
])

test('what a page shows of each order is there in Hindi, and nothing else is', () => {
  expect(Object.keys(notes).toSorted()).toEqual([...shown].toSorted())
})

/** 'FY 2026-27' has a no-break space in Hindi. */
const figuresIn = (text: string) => (text.match(/₹?\d[\d,.]*\d|₹?\d/g) ?? []).toSorted()

test.each([...shown].filter((text) => !/11:00/.test(text)))('in Hindi the same figures: %s', (text) => {
  expect(figuresIn(notes[text]!)).toEqual(figuresIn(text))
})

describe('on 28 November 2026 the answers name these amounts, in both languages', () => {
  let answers: string[] = []
  beforeAll(() => {
    holdDate(new Date('2026-11-28T06:30:00Z'))
    const english = writtenTools.get('electricity-bill-estimator')!
    answers = [english, withWords(english, hindiTool)].map((tool) =>
      withFigures(tool)
        .faqs.map(({ answer }) => answer)
        .join('\n'),
    )
  })
  afterAll(() => jest.useRealTimers())

  it.each<[string, string]>([
    ['Maharashtra, 150 units', '₹1,514.96'],
    ['its energy charge', '₹1,176'],
    ['its duty', '₹208.96'],
    ['Tamil Nadu, 300 units', '₹470'],
    ['Tamil Nadu, 500 units', '₹1,570'],
    ['Tamil Nadu, 501 units', '₹2,048.40'],
    ['Telangana, energy of 100 units', '₹252.50'],
    ['Telangana, energy of 101 units', '₹344.80'],
  ])('%s: %s', (_, figure) => {
    for (const text of answers) expect(text).toContain(figure)
  })
})
