import { incomeTaxInputs, taxOf } from '@/lib/tax/income-tax'
import { presumedOf } from '@/lib/tax/income-kinds/presumed-kind'
import { detailedTaxQuestion } from '@/lib/tax/tax-details'
import { presumedProfit, type PresumptiveQuestion } from '@/lib/tax/income-kinds/presumptive'
import { advanceTaxOn } from '@/lib/tax/advance-tax-on'
import { presumedVectors } from '@/tests/income-kinds-vectors'
import { readLink } from '@/tests/read-link'

const inOld = '&regime=old&deductions=0'
const ask = (link: string) => readLink(incomeTaxInputs, `rules=fy-2026-27&${link}`)

it.each(presumedVectors)(
  '%s: profit %d, tax %d in the new regime, %d in the old',
  (link, profit, newTax, oldTax) => {
    expect(presumedOf(ask(link))).toMatchObject({ reason: null, income: profit })
    expect(taxOf(detailedTaxQuestion(ask(link))!).totalTax).toBe(newTax)
    expect(taxOf(detailedTaxQuestion(ask(link + inOld))!).totalTax).toBe(oldTax)
  },
)

const NONE: PresumptiveQuestion = { kind: 'profession', receipts: 0, cash: 0, vehicles: [], declared: 0 }
const reasonOf = (question: Partial<PresumptiveQuestion>) =>
  presumedProfit({ ...NONE, ...question }, '2026-04-01')

test.each<[string, Partial<PresumptiveQuestion>, object]>([
  ['5% in cash is little', { receipts: 75_00_000, cash: 3_75_000 }, { reason: null }],
  [
    'a rupee more is not',
    { receipts: 75_00_000, cash: 3_75_001 },
    { reason: 'aboveLimit', limit: 50_00_000 },
  ],
  ['up to the usual limit all may be cash', { receipts: 50_00_000, cash: 50_00_000 }, { reason: null }],
  [
    'above the higher limit there is none',
    { receipts: 75_00_001 },
    { reason: 'aboveLimit', limit: 75_00_000 },
  ],
  [
    'a business up to 3 crore',
    { kind: 'business', receipts: 3_00_00_000, cash: 15_00_000 },
    { reason: null },
  ],
  [
    'a business with much cash up to 2 crore',
    { kind: 'business', receipts: 2_00_00_001, cash: 50_00_000 },
    { reason: 'aboveLimit', limit: 2_00_00_000 },
  ],
  ['no more cash than receipts', { receipts: 10, cash: 11 }, { reason: 'cashAboveReceipts' }],
  ['ten vehicles', { kind: 'vehicles', vehicles: [{ count: 10, tons: 9, months: 12 }] }, { reason: null }],
  [
    'not eleven',
    {
      kind: 'vehicles',
      vehicles: [
        { count: 10, tons: 9, months: 12 },
        { count: 1, tons: 20, months: 1 },
      ],
    },
    { reason: 'tooManyVehicles' },
  ],
])('%s', (_, question, result) => {
  expect(reasonOf(question)).toMatchObject(result)
})

test('each year has the sections of its Act', () => {
  const sectionIn = (day: string) => {
    const profit = presumedProfit({ ...NONE, receipts: 10 }, day)
    return profit.reason === null && profit.section
  }
  expect(sectionIn('2026-03-31')).toBe('44ADA')
  expect(sectionIn('2026-04-01')).toBe('58(2), Sl. 3')
})

test('no question while the rows of vehicles, cash or profit cannot be read, or profit cannot be presumed', () => {
  for (const link of [
    'source=vehicles&vehicles=vans',
    'source=vehicles&vehicles=1_9_13',
    'source=business&cashReceipts=lots',
    'source=business&declaredProfit=lots',
    'source=profession&income=9000000',
  ])
    expect(detailedTaxQuestion(ask(link))).toBeNull()
  expect(presumedOf(ask('source=salary'))).toBeNull()
})

test('advance tax is due by 15 March from ₹10,000 after TDS on', () => {
  expect(advanceTaxOn(2026, 9_999)).toEqual({ amount: 0, last: '2027-03-15' })
  expect(advanceTaxOn(2026, 10_000)).toEqual({ amount: 10_000, last: '2027-03-15' })
  expect(advanceTaxOn(2024, 10_000)).toBeNull()
})
