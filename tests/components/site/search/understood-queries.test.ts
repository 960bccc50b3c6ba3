import { wordedAnswer } from '@/components/site/search/answer-text'
import { askTools } from '@/lib/questions/ask-tools'
import { pagesFor } from '@/components/site/search/use-site-search'
import { searchEntries } from '@/content/search-entries'
import { figureValue } from '@/lib/answers/figure'
import { siteSearch } from '@/lib/catalogue/search'
import { COUNTS_THINGS } from '@/lib/questions/query/money-terms'
import { readQuery } from '@/lib/questions/query/query'
import { typedQueries } from './typed-queries'
import { understoodQueries } from './understood-queries'

const TODAY = '2026-11-28'
const site = siteSearch(searchEntries)

const ofMonths = (percent: number) => percent / 1_200
/** A month's instalment that grows to 1 rupee, paid at the start of each month and rising each year. */
function grown(amount: number, percent: number, years: number, step = 0): number {
  let value = 0
  for (let month = 0; month < years * 12; month += 1) {
    value = (value + amount * (1 + step / 100) ** Math.floor(month / 12)) * (1 + ofMonths(percent))
  }
  return value
}

/** Formulas of textbooks, apart from the code of the tools. */
const formulas: Readonly<Record<string, (...given: number[]) => number>> = {
  emi: (principal, percent, months) => {
    const rate = ofMonths(percent!)
    return (principal! * rate * (1 + rate) ** months!) / ((1 + rate) ** months! - 1)
  },
  sip: (amount, percent, years) => grown(amount!, percent!, years!),
  step: (amount, percent, years, step) => grown(amount!, percent!, years!, step),
  goal: (goal, percent, years) => goal! / grown(1, percent!, years!),
  goalStep: (goal, percent, years, step) => goal! / grown(1, percent!, years!, step),
  lump: (amount, percent, years) => amount! * (1 + percent! / 100) ** years!,
  cagr: (from, to, years) => ((to! / from!) ** (1 / years!) - 1) * 100,
  fd: (amount, percent, years) => amount! * (1 + percent! / 400) ** (years! * 4),
  add: (amount, percent) => amount! * (1 + percent! / 100),
  less: (amount, percent) => amount! / (1 + percent! / 100),
}

/** 'emi(100000,9,12)' by its formula, or a product such as '45000*15*12/26'. */
function worked(text: string): number | null {
  const call = /^(\w+)\(([\d.,]+)\)$/.exec(text)
  if (call && call[1]! in formulas) return formulas[call[1]!]!(...call[2]!.split(',').map(Number))
  const yearOfLeast = /^12\*min\((.*)\)$/.exec(text)
  if (yearOfLeast) return 12 * Math.min(...yearOfLeast[1]!.split(',').map(difference))
  return /^[\d.*/]+$/.test(text) ? product(text) : null
}
const difference = (text: string) =>
  text
    .split('-')
    .map(Number)
    .reduce((left, number) => left - number)
const product = (text: string) =>
  text
    .split(/(?=[*/])/)
    .map((part) => (part.startsWith('/') ? 1 / Number(part.slice(1)) : Number(part.replace('*', ''))))
    .reduce((whole, factor) => whole * factor)

test('the list has 500 queries of its own', () => {
  const typed = new Set(typedQueries.map(({ query }) => query))
  const own = new Set(understoodQueries.map(({ query }) => query).filter((query) => !typed.has(query)))
  expect(own.size).toBeGreaterThanOrEqual(500)
})

test.each(understoodQueries.filter(({ answer }) => answer !== 'quiet'))(
  '$query: $slug, $answer',
  async ({ query, slug, set, answer }) => {
    const asked = await askTools(query, TODAY)
    const first = pagesFor(site, query, asked && { question: asked })[0]
    expect(first?.href.split('#')[0]).toBe(`/${slug}`)
    if (set) expect(asked?.set).toEqual(set)
    const given = asked?.answer ? figureValue(asked.answer) : null
    if (answer === 'alone') return expect(given).toBeNull()
    expect(given).not.toBeNull()
    const value = worked(answer)
    // Gratuity is of whole rupees.
    if (value !== null) expect(given).toBeCloseTo(value, slug === 'gratuity-calculator' ? 0 : 4)
    else if (answer !== 'page') expect(given).toBe(answer)
  },
)

/** The tools whose answers show all that was asked, in numbers. */
const SHOWN = ['emi', 'percentage', 'advance-tax', 'ppf', 'sip', 'credit-card-payoff']
const shownTerms = understoodQueries.filter(
  ({ slug, answer }) => SHOWN.includes(slug.replace('-calculator', '')) && !/alone|quiet/.test(answer),
)

test.each(shownTerms)('$query: each of its numbers is among the terms', async ({ query }) => {
  const { answer } = (await askTools(query, TODAY))!
  const terms = wordedAnswer(answer!).terms.replaceAll(',', '')
  const named = [
    ...(terms.match(/\d+(?:\.\d+)?/g) ?? []).map(Number),
    ...answer!.terms.map((term) => Number(term.value)),
  ]
  const { numbers, text } = readQuery(query)
  const asked = numbers.filter(({ end }) => !COUNTS_THINGS.test(text.slice(end)))
  const left = asked.filter(({ value }) => ![1, 12].some((factor) => named.includes(value * factor)))
  expect(left).toEqual([])
})

test.each(['loan for emi 20000 9% 20 years', 'loan 5 lakh emi 12000 9%', 'loan 3 lakh emi 10000 3 years'])(
  '%s has no term that was not asked',
  async (query) => {
    const terms = (await askTools(query, TODAY))!.answer!.terms.filter(({ as }) => as !== 'text')
    expect(terms).toHaveLength(readQuery(query).numbers.length)
  },
)

test.each([
  ['1 biswa in sq ft', '1 biswa (Uttar Pradesh, pucca)'],
  ['5 bigha up to sq ft', '5 bigha (Uttar Pradesh, pucca)'],
  ['2 kanal in marla', '2 kanal (Punjab, Haryana) · marla (Punjab, Haryana)'],
  ['10 tola in gram', '10 tola'],
])('%s names the place of its measure', async (query, terms) => {
  expect(wordedAnswer((await askTools(query, TODAY))!.answer!).terms).toBe(terms)
})

// No tool is surely meant, or one that has no figure for it.
test.each(understoodQueries.filter(({ answer }) => answer === 'quiet'))(
  '$query has no answer',
  async ({ query }) => {
    expect((await askTools(query, TODAY))?.answer ?? null).toBeNull()
  },
)

const answered = [...typedQueries, ...understoodQueries.filter(({ answer }) => answer !== 'alone')]

test.each(answered)('$query: with a word that is not understood, there is no answer', async ({ query }) => {
  for (const more of [`${query} zyxwv`, `refund ${query}`, `${query} दूसरा`]) {
    const asked = await askTools(more, TODAY)
    expect([more, asked?.answer ?? null]).toEqual([more, null])
  }
})
