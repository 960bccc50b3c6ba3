import { capitalGainsInputs } from '@/lib/capital-gains/capital-gains-inputs'
import { harvest, holdingsFrom } from '@/lib/capital-gains/harvest'
import { yearGains } from '@/lib/capital-gains/year-gains'
import { yearFrom } from '@/lib/capital-gains/year-question'
import { harvestVectors } from '@/tests/harvest-vectors'
import { readLink } from '@/tests/read-link'

function planOf(link: string) {
  const read = readLink(capitalGainsInputs, link)
  const question = yearFrom(read)
  const holdings = holdingsFrom(read)
  if (!question || question === 'dayMissing' || !holdings) throw new Error(`No year for ${link}`)
  const year = yearGains(question, 2026)
  if ('kind' in year) throw new Error(year.kind)
  return harvest(question, year, holdings)
}

it.each(harvestVectors)('%s: %d is free, %d without more tax, sell %s', (link, freeLeft, without, sold) => {
  const { sales, ...plan } = planOf(link)
  expect(plan).toEqual({ freeLeft, gainWithoutTax: without })
  expect(sales.map(({ row, units }) => `${row}:${units}`).join(',')).toBe(sold)
})

test('a holding is sold from the day on which it is long-term, and not at all in a year before it', () => {
  const dayOf = (bought: string) => planOf(`question=year&holdings=${bought}_10_1_2`).sales[0]?.from
  expect(dayOf('2020-01-01')).toBe('2026-04-01')
  // Twelve months to 10 January 2027, and a day more.
  expect(dayOf('2026-01-10')).toBe('2027-01-11')
  expect(dayOf('2026-03-30')).toBe('2027-03-31')
  expect(dayOf('2026-03-31')).toBeUndefined()
})

test('sales of the year count: 3,00,000 of gain leaves nothing free, 1,00,000 leaves 25,000', () => {
  const free = (sale: number) =>
    planOf(`sales=equity_2024-01-10_2026-06-01_100000_${sale}_&question=year`).freeLeft
  expect(free(4_00_000)).toBe(0)
  expect(free(2_00_000)).toBe(25_000)
})

test('no plan while a holding cannot be read or has no day', () => {
  const holdings = (text: string) => holdingsFrom(readLink(capitalGainsInputs, `holdings=${text}`))
  expect(holdings('2024-01-01_x_1_2')).toBeNull()
  expect(holdings('_5_1_2')).toBeNull()
  expect(holdings('')).toEqual([{ bought: '', units: 0, cost: 0, price: 0 }])
})
