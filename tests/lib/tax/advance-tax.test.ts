import {
  type AdvanceTax,
  advanceTax,
  type AdvanceTaxCase,
  monthsBegun,
  nextInstalment,
  returnDay,
} from '@/lib/tax/advance-tax'
import { advanceTaxValues } from '@/lib/rules/income-tax/advance-tax'
import { incomeTaxLaw } from '@/lib/rules/income-tax/tax-law'
import { ruleOn } from '@/lib/rules/rule'
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
  paidFrom: null,
  ...changes,
})
const paid = (...payments: [date: string, amount: number][]) => ({
  advanceTax: payments.map(([date, amount]) => ({ date, amount })),
})

const TODAY = '2026-11-28'

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
    ['what is paid on the first day of the year counts', paid(['2026-04-01', 2_00_000]), { payable: 0 }],
    [
      'what is paid before the year, or after the filing, does not count',
      paid(['2027-08-01', 1_00_000], ['2026-03-31', 1_00_000], ['', 1_00_000]),
      { paid: 0, paidLater: 0, balance: 2_00_000 },
    ],
    [
      'a payment counts for interest first: of 1,16,100 one lakh is tax, and July bears 1% of the other lakh',
      paid(['2027-06-10', 1_16_100]),
      {
        shortfall: 7_000,
        shortfallParts: [
          { principal: 2_00_000, months: 3 },
          { principal: 1_00_000, months: 1 },
        ],
        payable: 1_01_000,
      },
    ],
    [
      'two payments in one month are as one',
      paid(['2027-06-20', 1_00_000], ['2027-06-10', 16_100]),
      { shortfall: 7_000, payable: 1_01_000 },
    ],
    [
      'paid by the due date, a late return bears the fee and no interest of its own (Circular 2/2015)',
      { ...paid(['2027-06-10', 2_16_100]), filedOn: '2027-08-01' },
      { shortfall: 6_000, late: 0, fee: 5_000, payable: 5_000 },
    ],
    [
      // 10,100 + 5 × 2,000 + 2,000 + 5,000 = 27,100 of it; 1% of 2,00,000 − 72,900 = 1,27,100 in September
      'paid after it, fee and late interest come first too; that interest stays on what was unpaid by the due date',
      { ...paid(['2027-08-20', 1_00_000]), filedOn: '2027-09-15' },
      { shortfall: 11_271, late: 4_000, fee: 5_000, payable: 1_30_371 },
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
    [
      'no fee up to the exempt limit of ₹4 lakh',
      { filedOn: '2027-08-01', totalIncome: 4_00_000, taxOnReturnedIncome: 0 },
      { fee: 0 },
    ],
    ['a rupee above it', { filedOn: '2027-08-01', totalIncome: 4_00_001 }, { fee: 1_000 }],
    [
      'below it too with TDS of ₹25,000 (rule 12AB)',
      { filedOn: '2027-08-01', totalIncome: 4_00_000, tdsAndTcs: 25_000 },
      { fee: 1_000 },
    ],
    [
      'of a senior with ₹50,000',
      {
        filedOn: '2027-08-01',
        totalIncome: 4_00_000,
        tdsAndTcs: 49_999,
        residentSeniorWithoutBusiness: true,
      },
      { fee: 0 },
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

  // June and September lack 30,000 and 90,000: 900 + 2,700; December and March are still to come.
  it.each<[string, string, number, number]>([
    ['on 15 December that day is still to come', '2026-12-15', 3_600, 2_00_000],
    ['on 16 December it is late', '2026-12-16', 8_100, 2_00_000],
    ['after 15 March all are, and interest runs from April', '2027-03-16', 18_100, 0],
  ])('instalments to come count as paid: %s', (_case, paidFrom, interest, coming) => {
    const result = advanceTax(taxCase({ paidFrom }))
    expect(result).toMatchObject({ coming, paid: 0, balance: 2_00_000 - coming })
    expect(result.deferment + result.shortfall).toBe(interest)
    expect(result.payable).toBe(result.balance + interest)
  })

  it('has the exempt limits of the income tax of its year', () => {
    for (const { from, value } of advanceTaxValues.values) {
      const law = ruleOn(incomeTaxLaw, from).value
      expect(value.exemptUpTo.new).toBe(law.new.slabs.below60[1]!.above)
      const { below60, senior, superSenior } = law.old.slabs
      expect(value.exemptUpTo.old).toEqual([below60, senior, superSenior].map((slabs) => slabs[1]!.above))
    }
  })

  it('is not known before 2025-26', () => {
    expect(() => advanceTax(taxCase({ firstYear: 2024 }))).toThrow('not known')
  })
})

describe('the shared cases', () => {
  eachRow(advanceTaxCases())('%s', (_id, { input, expected }) => {
    const result = advanceTax(advanceTaxCaseFrom(readLink(advanceTaxInputs, linkOfAdvanceTax(input)), TODAY)!)
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
  const from = (link: string) => advanceTaxCaseFrom(readLink(advanceTaxInputs, link), TODAY)

  it('take the usual due date, and it for the day of filing', () => {
    expect(from('')).toMatchObject({ dueDate: '2027-07-31', filedOn: '2027-07-31', advanceTax: [] })
    expect(from('presumptive=true&taxYear=2025-26')).toMatchObject({ dueDate: '2026-08-31', firstYear: 2025 })
  })

  it('take the instalments from today on as paid until a day of filing is chosen', () => {
    expect(from('')).toMatchObject({ paidFrom: TODAY })
    expect(from('filedOn=2027-07-31')).toMatchObject({ paidFrom: null })
  })

  it('give nothing while one cannot be read', () => {
    expect(from('advanceTax=x')).toBeNull()
    expect(from('tdsAndTcs=-1')).toBeNull()
  })
})

describe('days', () => {
  it.each([
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
