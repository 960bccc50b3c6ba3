import fc from 'fast-check'
import { mis, scss } from '@/lib/savings/small-savings'
import { type SavingsAnswer, savingsAnswerFrom, savingsSchemesInputs } from '@/lib/savings/savings-schemes'
import { compareSchemes, schemeYears } from '@/lib/savings/scheme-course'
import { savingsLimitOn } from '@/lib/rules/savings/small-savings-limits'
import { sukanya } from '@/lib/savings/sukanya'
import { eachRow } from '@/tests/each-row'
import { readLink } from '@/tests/read-link'
import { linkOfVector, savingsVectors } from '@/tests/savings-vectors'

const TODAY = '2026-11-23'
const answer = (link: string): SavingsAnswer =>
  savingsAnswerFrom(readLink(savingsSchemesInputs, link), TODAY, sukanya)!

/** The figures of an answer by their names in docs/links.md. */
function figuresOf({ asked, result, maturityDate }: SavingsAnswer): Record<string, unknown> {
  const closing = 'closing' in result ? result.closing : null
  const rate = 'ratePercent' in asked && { ratePct: asked.ratePercent }
  return { maturityDate, ...rate, ...result, ...closing }
}

describe('gazetted and worked figures', () => {
  it.each<[string, string, object]>([
    [
      'NSC at 7.9%, gazette of December 2019: 1,462.54 for 1,000, and its accruals',
      'scheme=nsc&amount=10000&opened=2019-12-12',
      { maturity: 14_625, interest: 4_625, accrued: [790, 852.41, 919.75, 992.41, 1070.81] },
    ],
    [
      'RD at 5.8%, gazette of May 2020: 6,969.67 for 100 a month',
      'scheme=recurring-deposit&monthly=100&rate=5.8',
      { per100: 6_969.67, deposited: 6_000, maturity: 6_970 },
    ],
    [
      'time deposit at 7.7%, gazette of December 2019: 7,925 a year for a lakh',
      'scheme=time-deposit&years=5&rate=7.7',
      { yearlyInterest: 7_925, totalInterest: 39_625, maturityDate: '2031-11-23' },
    ],
    [
      'SCSS: 30,00,000 × 8.2% ÷ 4',
      'scheme=scss&amount=3000000',
      { ratePct: 8.2, quarterly: 61_500, yearly: 2_46_000, totalFiveYears: 12_30_000 },
    ],
    [
      'KVP of July 2019 doubles in 113 months',
      'scheme=kvp&opened=2019-08-15',
      { months: 113, maturityDate: '2029-01-15', maturity: 2_00_000 },
    ],
    [
      'MIS: 9,00,000 × 7.4% ÷ 12',
      'scheme=mis&amount=900000',
      { monthly: 5_550, totalFiveYears: 3_33_000, maturityDate: '2031-11-23', allowed: null },
    ],
    [
      'Sukanya without interest is what was put in: fifteen deposits',
      'scheme=ssy&opened=2026-04-01&rates=0',
      { deposited: 22_50_000, interest: 0, maturityDate: '2047-04-01' },
    ],
  ])('%s', (_case, link, expected) => {
    expect(figuresOf(answer(link))).toMatchObject(expected)
  })

  it.each([
    [11, 61_500, 'three quarters of 20,500 taken back'],
    [12, 15_000, '1.5%'],
    [24, 10_000, '1%'],
  ])('SCSS of 10 lakh closed after %i months costs %i: %s', (closedAfterMonths, deduction) => {
    expect(scss({ amount: 10_00_000, ratePercent: 8.2, closedAfterMonths }).closing).toEqual({
      deduction,
      refund: 10_00_000 - deduction,
    })
  })

  it.each([
    [11, null, false],
    [12, 2_000, true],
    [36, 1_000, true],
  ])('MIS of a lakh closed after %i months costs %j', (closedAfterMonths, deduction, allowed) => {
    const result = mis({ amount: 1_00_000, ratePercent: 7.4, closedAfterMonths })
    expect(result.allowed).toBe(allowed)
    expect(result.closing?.deduction ?? null).toBe(deduction)
  })
})

describe('Sukanya Samriddhi', () => {
  const plan = { every: 'year' as const, amount: 1_00_000, from: '', to: '' }

  it('credits the first year from the month of opening: 1,00,000 × 6% × 8 ÷ 12', () => {
    const { years } = sukanya({ opened: '2026-08-05', deposits: [{ ...plan, every: 'once' }], rate: 6 })
    expect(years[0]).toMatchObject({ year: 2026, interestPaise: 4_000_00 })
    expect(years).toHaveLength(22)
    expect(years.at(-1)!.months.map(({ month }) => month)).toEqual([
      '2047-04',
      '2047-05',
      '2047-06',
      '2047-07',
    ])
  })

  it('opened in February takes the rates from then on, also in 2018', () => {
    expect(sukanya({ opened: '2018-02-01', deposits: [plan], rate: 'notified' }).years[0]).toMatchObject({
      year: 2017,
      // 8.1% × 2 ÷ 12
      interestPaise: 1_350_00,
    })
  })

  it('counts ₹1,50,000 a financial year, and names years above it and below ₹250', () => {
    const deposits = [{ ...plan, amount: 2_00_000, to: '2026-12-31' }]
    const result = sukanya({ opened: '2026-04-01', deposits, rate: 8.2 })
    expect(result).toMatchObject({ deposited: 1_50_000, overLimit: [2026] })
    expect(result.underMinimum).toHaveLength(14)
  })

  it('leaves out deposits before the opening and after 15 years', () => {
    const outside = ['2026-03-31', '2041-04-01'].map((from) => ({ ...plan, every: 'once' as const, from }))
    const result = sukanya({ opened: '2026-04-01', deposits: outside, rate: 8.2 })
    expect(result).toMatchObject({ deposited: 0, hasOutside: true })
  })
})

const TOOLS = ['ssy', 'scss', 'mis', 'time-deposit', 'recurring-deposit', 'nsc', 'kvp']
const vectors = TOOLS.flatMap(savingsVectors)

describe('the shared rows', () => {
  eachRow(vectors)('%s', (_id, row) => {
    expect(figuresOf(answer(`scheme=${row.kind}&${linkOfVector(row)}`))).toMatchObject(row.expected)
  })
})

describe('the fields', () => {
  it('give nothing while one that counts cannot be read', () => {
    const from = (link: string) => savingsAnswerFrom(readLink(savingsSchemesInputs, link), TODAY, sukanya)
    expect(from('amount=0')).toBeNull()
    expect(savingsAnswerFrom(readLink(savingsSchemesInputs, 'scheme=ssy'), TODAY, null)).toBeNull()
    expect(from('scheme=recurring-deposit&monthly=0')).toBeNull()
    expect(from('scheme=ssy&deposits=x')).toBeNull()
    expect(from('scheme=time-deposit&years=4')).toBeNull()
    expect(from('scheme=mis&closedAfterMonths=x')).toBeNull()
    expect(from('opened=2017-12-31')).toBeNull()
    expect(from('scheme=recurring-deposit&amount=0')).not.toBeNull()
  })
})

describe('the limits', () => {
  it('of SCSS and MIS were doubled on 1 April 2023', () => {
    expect(savingsLimitOn('scss', '2023-03-31')).toMatchObject({ max: 15_00_000 })
    expect(savingsLimitOn('scss', '2023-04-01')).toMatchObject({ max: 30_00_000 })
    expect(savingsLimitOn('mis', '2023-04-01')).toMatchObject({ max: 9_00_000, maxJoint: 15_00_000 })
    expect(savingsLimitOn('mis', '2019-12-11')).toBeNull()
  })
})

describe('the comparison', () => {
  const sums = { amount: 1_00_000, monthly: 5_000, yearly: 1_50_000 }

  it('has each scheme at the rates of the day, and each time deposit', () => {
    const rows = compareSchemes('2026-11-01', sums)
    expect(rows.map(({ ratePercent }) => ratePercent)).toEqual([
      7.7, 8.2, 8.2, 7.5, 7.4, 6.9, 7, 7.1, 7.5, 6.7,
    ])
    expect(rows[0]).toMatchObject({ deposited: 1_00_000, interest: 44_903, months: 60 })
    expect(rows.at(-1)).toMatchObject({ deposited: 3_00_000, interest: 56_829 })
  })
})

test('the years of any scheme end with its total', () => {
  const links = ['nsc', 'scss', 'mis', 'time-deposit', 'recurring-deposit', 'ssy']
  fc.assert(
    fc.property(
      fc.constantFrom(...links),
      fc.integer({ min: 1, max: 9_000 }),
      fc.integer({ min: 0, max: 120 }),
      (scheme, thousands, tenths) => {
        const amount = thousands * 1_000
        const rate = tenths / 10
        const years = schemeYears(
          answer(`scheme=${scheme}&amount=${amount}&monthly=${amount}&rate=${rate}&rates=${rate}`),
        )
        const sum = years.reduce((total, { deposited, interest }) => total + deposited + interest, 0)
        expect(Math.abs(sum - years.at(-1)!.total)).toBeLessThan(1 + sum * 1e-9)
      },
    ),
  )
})
