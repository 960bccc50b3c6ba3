import { withFigures, filledText } from '@/content/figures/filled-words'
import { languagesIn, pageLanguageOf, toolWordsIn } from '@/content/languages'
import { gratuityCalculator } from '@/content/tools/gratuity-calculator'
import { type ToolWords, withWords } from '@/content/translated-tool'
import type { RuleRow } from '@/lib/rules/rule'
import { type GratuityLaw, gratuityValues } from '@/lib/rules/salary/gratuity'
import type { Tool } from '@/lib/catalogue/tool'
import { holdDate } from '../hold-date'
import { writtenTools } from './written-tools'

const written = [...writtenTools.values()]
const withPlaces = written.filter(({ figures }) => figures)

const textsOf = ({ description, summary, lead, steps, faqs, next = [] }: Tool) => [
  ...[description, summary, lead ?? ''],
  ...steps.map(({ name, text }) => `${name} ${text}`),
  ...faqs.map(({ question, answer }) => `${question} ${answer}`),
  ...next.map(({ label }) => label),
]
const placesOf = (text: string) => [
  ...new Set([...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name!).toSorted()),
]

it('fills each place by its name, and refuses one that has no figure', () => {
  expect(filledText('{rate} of {pay}, {rate}', { rate: '12%', pay: '₹30,000' })).toBe('12% of ₹30,000, 12%')
  expect(() => filledText('{rate} of {wages}', { rate: '12%' })).toThrow(/'wages'/)
})

it.each(withPlaces)('$slug uses each of its figures, and has one for each place', (tool) => {
  expect(Object.keys(tool.figures!()).toSorted()).toEqual(placesOf(textsOf(tool).join()))
  expect(textsOf(withFigures(tool)).join()).not.toMatch(/\{|NaN|undefined|Infinity/)
})

describe.each(languagesIn())('in $code', ({ code }) => {
  it.each(written)('$slug names the same figures in each of its texts', (tool) => {
    const words = toolWordsIn<ToolWords>(code, tool.slug)
    const places = (texts: string[]) => texts.map(placesOf)
    expect(places(textsOf(words ? withWords(tool, words) : tool))).toEqual(places(textsOf(tool)))
  })
})

describe.each(['2027-03-31', '2027-04-02', '2031-07-01'])('in a build of %s', (day) => {
  beforeAll(() => holdDate(new Date(`${day}T06:00:00Z`)))
  afterAll(() => jest.useRealTimers())

  it.each(withPlaces)('$slug has all of its figures', (tool) => {
    expect(textsOf(withFigures(tool)).join()).not.toMatch(/\{|NaN|undefined|Infinity/)
  })
})

describe('a row of law more', () => {
  const rows = gratuityValues.values as unknown as RuleRow<GratuityLaw>[]
  const hindi = withWords(gratuityCalculator, toolWordsIn<ToolWords>('hi', 'gratuity-calculator')!)
  const answerOf = (tool: Tool) => withFigures(tool).faqs[3]!.answer

  beforeAll(() => {
    const { value, source } = rows.at(-1)!
    rows.push({ from: '2026-11-28', value: { ...value, most: 30_00_000 }, source })
  })
  afterAll(() => {
    rows.pop()
    globalThis.pageLanguage = undefined
  })

  it('is in the words of both languages', () => {
    expect(answerOf(gratuityCalculator)).toMatch(/^₹30 lakh by law since 28 November 2026\./)
    globalThis.pageLanguage = pageLanguageOf('hi')
    expect(answerOf(hindi)).toMatch(/^28\s?नवंबर 2026 से कानून में सीमा ₹30 लाख है।/)
  })
})
