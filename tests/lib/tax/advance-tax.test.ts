import fc from 'fast-check'
import { addDays } from '@/lib/calendar/calendar-day'
import {
  type AdvanceTax,
  advanceTax,
  type AdvanceTaxCase,
  monthsBegun,
  nextInstalment,
  returnDay,
} from '@/lib/tax/advance-tax'
import { taxDays } from '@/lib/tax/advance-tax-days'
import { advanceTaxCaseFrom, advanceTaxInputs } from '@/lib/tax/advance-tax-inputs'
import { eachRow } from '@/tests/each-row'
import { advanceTaxCases, linkOfAdvanceTax } from '@/tests/advance-tax-vectors'
import { readLink } from '@/tests/read-link'

const taxCase = (changes: Partial<AdvanceTaxCase> = {}): AdvanceTaxCase => ({
  firstYear: 2026,
  taxOnReturnedIncome: 2_00_000,
  tdsAndTcs: 0,
  advanceTax: [],
  totalIncome: 15_00_000,
  presumptive: false,
  residentSeniorWithoutBusiness: false,
  dueDate: '2027-07-31',
  filedOn: '2027-07-31',
  ...changes,
})
const paid = (...payments: [date: string, amount: number][]) => ({
  advanceTax: payments.map(([date, amount]) => ({ date, amount })),
})

describe('instalments, interest and fee', () => {
  it.each<[string, Partial<AdvanceTaxCase>, Partial<AdvanceTax>]>([
    [
      'nothing paid: 3% of 30,000, 90,000, 1,50,000 and 1% of 2,00,000; April to July 4% of 2,00,000',
      {},
      { deferment: 10_100, shortfall: 8_000, late: 0, fee: 0, balance: 2_00_000, payable: 2_18_100 },
    ],
    ['a tax of 9,999 bears nothing', { taxOnReturnedIncome: 9_999 }, { isLiable: false, payable: 9_999 }],
    ['one of 10,000 does', { taxOnReturnedIncome: 10_000 }, { isLiable: true, deferment: 505 }],
    ['TDS counts first', { tdsAndTcs: 1_90_001 }, { isLiable: false, payable: 9_999 }],
    [
      'a senior without business pays with the return',
      { residentSeniorWithoutBusiness: true },
      { payable: 2_00_000 },
    ],
    [
      '12% by June and 36% by September are enough',
      paid(['2026-06-15', 24_000], ['2026-09-15', 48_000], ['2026-12-15', 78_000], ['2027-03-15', 50_000]),
      { deferment: 0, payable: 0 },
    ],
    [
      'a rupee less: 3% of 6,000 (30,000 less 23,999, to hundreds) and of 18,000 (90,000 less 71,999)',
      paid(['2026-06-15', 23_999], ['2026-09-15', 48_000], ['2026-12-15', 78_001], ['2027-03-15', 50_000]),
      { deferment: 720, payable: 720 },
    ],
    [
      '90% by 31 March is enough for the year',
      paid(['2027-03-31', 1_80_000]),
      { shortfall: 0, balance: 20_000 },
    ],
    ['a rupee less is not: 4% of 20,000', paid(['2027-03-31', 1_79_999]), { shortfall: 800 }],
    [
      'what is paid after the year, or before it, is no advance tax',
      paid(['2027-04-01', 1_00_000], ['2026-03-31', 1_00_000], ['', 1_00_000]),
      { paid: 0, balance: 2_00_000 },
    ],
    [
      'a presumptive business pays once: 1% of 2,00,000',
      { presumptive: true },
      { deferment: 2_000, instalments: [expect.objectContaining({ dueOn: '2027-03-15' })] as never },
    ],
    [
      'a day late: 1% of 2,00,000, the fee, and a fifth month of 1%',
      { filedOn: '2027-08-01' },
      { late: 2_000, fee: 5_000, shortfall: 10_000 },
    ],
    ['the fee up to ₹5 lakh', { filedOn: '2027-08-01', totalIncome: 5_00_000 }, { fee: 1_000 }],
    ['overpaid: a refund', paid(['2026-06-15', 2_50_000]), { balance: -50_000, payable: -50_000 }],
    [
      '2025-26 has the same rates',
      { firstYear: 2025, dueDate: '2026-07-31', filedOn: '2026-07-31' },
      { payable: 2_18_100 },
    ],
  ])('%s', (_case, changes, expected) => {
    expect(advanceTax(taxCase(changes))).toMatchObject(expected)
  })

  it('is not known before 2025-26', () => {
    expect(() => advanceTax(taxCase({ firstYear: 2024 }))).toThrow('not known')
  })
})

describe('the shared cases', () => {
  eachRow(advanceTaxCases())('%s', (_id, { input, expected }) => {
    const result = advanceTax(advanceTaxCaseFrom(readLink(advanceTaxInputs, linkOfAdvanceTax(input)))!)
    expect({
      section425: result.deferment,
      section425ByInstalment: result.instalments.map(({ interest }) => interest),
      section424: result.shortfall,
      section423: result.late,
      fee428: result.fee,
      balanceTax: result.balance,
      payable: result.payable,
    }).toEqual(expected)
  })
})

describe('the fields', () => {
  const from = (link: string) => advanceTaxCaseFrom(readLink(advanceTaxInputs, link))

  it('take the usual due date, and it for the day of filing', () => {
    expect(from('')).toMatchObject({ dueDate: '2027-07-31', filedOn: '2027-07-31', advanceTax: [] })
    expect(from('presumptive=true&taxYear=2025-26')).toMatchObject({ dueDate: '2026-08-31', firstYear: 2025 })
  })

  it('give nothing while one cannot be read', () => {
    expect(from('advanceTax=x')).toBeNull()
    expect(from('tdsAndTcs=-1')).toBeNull()
  })
})

describe('days', () => {
  it.each([
    ['2027-04-01', '2027-04-01', 1],
    ['2027-04-01', '2027-04-30', 1],
    ['2027-04-01', '2027-05-01', 2],
    ['2027-08-01', '2027-07-31', 0],
  ])('from %s to %s %i months have begun', (first, last, count) => {
    expect(monthsBegun(first, last)).toBe(count)
  })

  it('the next instalment is what all instalments up to it lack', () => {
    const result = advanceTax(taxCase(paid(['2026-06-15', 40_000])))
    expect(nextInstalment(result, '2026-11-23')).toEqual({ dueOn: '2026-12-15', amount: 1_10_000 })
    expect(nextInstalment(result, '2026-06-15')).toEqual({ dueOn: '2026-06-15', amount: 0 })
    expect(nextInstalment(result, '2027-03-16')).toBeNull()
  })

  it('are those of the instalments, then of the returns', () => {
    const days = taxDays(advanceTax(taxCase()), 2026).map(({ day }) => day)
    expect(days.slice(0, 4)).toEqual(['2026-06-15', '2026-09-15', '2026-12-15', '2027-03-15'])
    expect(days.slice(4)).toEqual([
      '2027-07-31',
      '2027-08-31',
      '2027-10-31',
      '2027-11-30',
      '2027-12-31',
      '2028-03-31',
    ])
  })

  // The Finance Act 2026 amended section 139(5) of the Act of 1961 too: revised until 31 March 2027, belated as before.
  it.each([
    ['belated', '2026-12-31'],
    ['revised', '2027-03-31'],
  ] as const)('a %s return of 2025-26 is possible until %s', (filer, day) => {
    expect(returnDay(2025, filer)).toBe(day)
    expect(taxDays(advanceTax(taxCase({ firstYear: 2025 })), 2025)).toContainEqual({
      kind: 'return',
      day,
      filer,
    })
  })
})

describe('of any tax', () => {
  const anyCase = fc
    .record({
      taxOnReturnedIncome: fc.integer({ min: 0, max: 50_00_000 }),
      tdsAndTcs: fc.integer({ min: 0, max: 50_00_000 }),
      payment: fc.integer({ min: 0, max: 20_00_000 }),
      day: fc.integer({ min: 0, max: 364 }),
      filing: fc.integer({ min: 0, max: 300 }),
      presumptive: fc.boolean(),
    })
    .map(({ payment, day, filing, ...rest }) =>
      taxCase({
        ...rest,
        ...paid([addDays('2026-04-01', day), payment]),
        filedOn: addDays('2027-04-01', filing),
      }),
    )

  it('no interest is below zero, and the parts add up', () => {
    fc.assert(
      fc.property(anyCase, (any) => {
        const { deferment, shortfall, late, fee, balance, payable } = advanceTax(any)
        expect(Math.min(deferment, shortfall, late, fee)).toBeGreaterThanOrEqual(0)
        expect(payable).toBe(balance + deferment + shortfall + late + fee)
      }),
    )
  })

  it('paying earlier, or filing earlier, never costs more', () => {
    fc.assert(
      fc.property(anyCase, (any) => {
        const { payable } = advanceTax(any)
        const early = any.advanceTax.map(({ amount }) => ({ date: '2026-04-01', amount }))
        expect(advanceTax({ ...any, advanceTax: early }).payable).toBeLessThanOrEqual(payable)
        expect(advanceTax({ ...any, filedOn: '2027-04-01' }).payable).toBeLessThanOrEqual(payable)
      }),
    )
  })
})
