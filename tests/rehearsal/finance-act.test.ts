import { gstCalculatorFigures } from '@/content/figures/gst-calculator'
import { openRules } from '@/content/open-rules'
import { askTools } from '@/lib/questions/ask-tools'
import { epfInterestValues, lastDeclaredYear } from '@/lib/rules/salary/epf-interest'
import { ABOVE } from '@/lib/rules/energy/electricity-samples'
import { oneGroup } from '@/lib/rules/energy/electricity-tariff'
import { electricityTariffs } from '@/lib/rules/energy/electricity-tariffs'
import { gstRates } from '@/lib/rules/gst/gst-rates'
import { incomeTaxLaw } from '@/lib/rules/income-tax/tax-law'
import { inForce } from '@/lib/rules/in-force'
import type { Rule, RuleRow } from '@/lib/rules/rule'
import { saleDutyByState } from '@/lib/rules/stamp-duty/sale-duty-by-state'
import { tdsKinds } from '@/lib/rules/tds/tds-kinds'
import { monthByState } from '@/lib/energy/month-by-state'
import { fundHistory } from '@/lib/salary/epf'
import { epfInputs } from '@/lib/salary/epf-inputs'
import { saleDuty, saleQuestionFrom, termsOf } from '@/lib/stamp-duty/sale-duty'
import { stampDutyInputs } from '@/lib/stamp-duty/stamp-duty-inputs'
import { incomeTaxInputs, plainTaxQuestion, taxOf } from '@/lib/tax/income-tax'
import { tdsFromYear } from '@/lib/tax/tds-by-year'
import { tdsInputs } from '@/lib/tax/tds-inputs'
import { rateStanding } from '@/lib/tax/gst/gst-rate-standing'
import { chargedOf } from '@/lib/money/exchange-charges'
import type { Conversion } from '@/lib/money/conversion'
import { exchangeGst } from '@/lib/rules/gst/exchange-gst'
import { leaseDutyDelhi, licenceDutyMaharashtra } from '@/lib/rules/stamp-duty/licences-and-leases'
import { rentDutyOf, rentQuestionFrom } from '@/lib/stamp-duty/rent-duty'
import { readLink } from '@/tests/read-link'

/**
 * A rehearsal of a Budget: a made-up Finance Act puts one row into each of these rules, in force on 1 April
 * 2027 and entered before. Nothing else is edited. The day before, everything answers by the old law; the day
 * after, by the new.
 */

const APRIL = '2027-04-01'
const source = { title: 'A made-up Finance Act', href: 'https://example.in/act', read: 'text' as const }

/** Puts a row into a rule as an edit of its file would; `afterEach` takes it out again. */
function enact<Value>(
  rule: { values: readonly { value: Value }[] },
  value: Value,
  from = APRIL,
  announced: RuleRow<Value>['announced'] = 'act',
): void {
  const rows = rule.values as RuleRow<Value>[]
  rows.push({ from, value, source, announced, checkedOn: '2027-03-30' })
  entered.push(() => rows.pop())
}
const entered: (() => void)[] = []

beforeEach(() =>
  jest.useFakeTimers({ doNotFake: ['setTimeout', 'setImmediate', 'queueMicrotask', 'nextTick'] }),
)
afterEach(() => {
  for (const undo of entered.splice(0)) undo()
  jest.useRealTimers()
})

const onLastDay = () => jest.setSystemTime(new Date('2027-03-31T12:00:00+05:30'))
const onSecondDay = () => jest.setSystemTime(new Date('2027-04-02T12:00:00+05:30'))

/** What is answered on 31 March and on 2 April. */
function bothDays<Answer>(answer: () => Answer): [Answer, Answer] {
  onLastDay()
  const before = answer()
  onSecondDay()
  return [before, answer()]
}

/**
 * The law of 2026 with a standard deduction of 1,00,000 and no tax up to 5,00,000 in the new regime, in place
 * of 4,00,000.
 */
function newTaxLaw() {
  const { value } = incomeTaxLaw.values.at(-1)!
  const slabs = [
    [0, 0],
    [5_00_000, 5],
    [8_00_000, 10],
    [12_00_000, 15],
    [16_00_000, 20],
    [20_00_000, 25],
    [24_00_000, 30],
  ].map(([above, ratePercent]) => ({ above: above!, ratePercent: ratePercent! }))
  const ofAll = { below60: slabs, senior: slabs, superSenior: slabs }
  return {
    ...value,
    name: 'FY 2027-28',
    new: { ...value.new, slabs: ofAll, standardDeduction: 1_00_000 },
  }
}

test('income tax: slabs and the standard deduction, in the default year, in a named one and in search', async () => {
  enact(incomeTaxLaw, newTaxLaw())
  const tax = (link: string) => taxOf(plainTaxQuestion(readLink(incomeTaxInputs, link))!).totalTax
  // 15,00,000 − 75,000 = 14,25,000: 20,000 + 40,000 + 15% of 2,25,000 = 93,750, and 4%.
  // 15,00,000 − 1,00,000 = 14,00,000: 15,000 + 40,000 + 15% of 2,00,000 = 85,000, and 4%.
  expect(bothDays(() => tax('income=1500000'))).toEqual([97_500, 88_400])
  expect(bothDays(() => tax('income=1500000&rules=fy-2026-27'))).toEqual([97_500, 97_500])
  onLastDay()
  expect(incomeTaxInputs.rules.read('fy-2027-28').ok).toBe(false)
  expect((await askTools('tax on 15 lakh', '2027-03-31'))?.answer).toMatchObject({ value: 97_500 })
  onSecondDay()
  expect((await askTools('tax on 15 lakh', '2027-04-02'))?.answer).toMatchObject({ value: 88_400 })
  expect((await askTools('tax on 15 lakh fy 2026-27', '2027-04-02'))?.answer).toMatchObject({ value: 97_500 })
})

test('TDS: the limits of professional fees and of rent', async () => {
  const { professional, rent } = tdsKinds
  enact(professional.terms, { ...inForce(professional.terms).value, limit: 60_000 })
  enact(rent.terms, { ...inForce(rent.terms).value, limit: 70_000 })
  const tds = (link: string) => tdsFromYear(readLink(tdsInputs, link))!.answer!.deduction!.result.tds
  // 10% of 55,000; then within the limit of 60,000.
  expect(bothDays(() => tds('kind=professional&amount=55000'))).toEqual([5_500, 0])
  expect(bothDays(() => tds('kind=rent&rentPeriod=month&amount=60000'))).toEqual([6_000, 0])
  expect(bothDays(() => tds('kind=professional&amount=55000&rules=fy-2026-27'))).toEqual([5_500, 5_500])
  onLastDay()
  expect((await askTools('tds on professional fees 55000', '2027-03-31'))?.answer).toMatchObject({
    value: 5_500,
  })
  onSecondDay()
  expect((await askTools('tds on professional fees 55000', '2027-04-02'))?.answer).toMatchObject({ value: 0 })
})

test('provident fund: the rate declared for 2026-27', () => {
  enact(epfInterestValues, 9, '2026-04-01')
  expect(lastDeclaredYear()).toBe(2026)
  expect(epfInputs.toYear.read('2026-27').ok).toBe(true)
  const [year] = fundHistory({
    openingBalance: 1_00_000,
    monthlyCredit: 0,
    fromYear: 2026,
    toYear: 2026,
  }).years
  expect(year).toMatchObject({ ratePct: 9, interest: 9_000 })
})

test('stamp duty: a state', () => {
  const { GJ } = saleDutyByState
  const { value } = inForce(GJ)
  const percent = { male: 10, female: 10, joint: 10 }
  enact<typeof value>(GJ, { ...value, duty: [{ percent }], cesses: [], surcharges: [] } as typeof value)
  const duty = () => {
    const terms = termsOf(GJ)
    const question = saleQuestionFrom(readLink(stampDutyInputs, 'state=GJ&value=1000000'), terms)!
    return saleDuty(terms, question)!.dutyPaise
  }
  const [before, after] = bothDays(duty)
  expect(after).toBe(1_00_000_00)
  expect(before).not.toBe(after)
})

test('electricity: a state', () => {
  const { DL } = electricityTariffs
  const { value } = inForce(DL)
  enact(DL, { ...value, order: 'A made-up order', urban: { ...value.urban, groups: oneGroup([ABOVE, 10]) } })
  const order = (today: string) => inForce(DL, today).value.order
  expect([order('2027-03-31'), order('2027-04-02')]).toEqual([value.order, 'A made-up order'])
  const billOf = (today: string) => monthByState(150, today).find(({ state }) => state === 'DL')
  const [before, after] = [billOf('2027-03-31')!.paise, billOf('2027-04-02')!.paise]
  // 150 units at 10 rupees in place of 3 before surcharges and duty: 1,050 rupees more at least.
  expect(after - before).toBeGreaterThanOrEqual(150 * 7 * 100)
})

test('other programs are given the row with how it is known, before its day', () => {
  enact(incomeTaxLaw, newTaxLaw())
  const { law } = JSON.parse(JSON.stringify(openRules['income-tax'].rules)) as { law: Rule<unknown> }
  expect(law.values.at(-1)).toMatchObject({ from: APRIL, announced: 'act', source })
})

/** 24 months at ₹25,000, with ₹1,00,000 given back. */
const LET = { months: 24, rent: 25_000, deposit: 1_00_000 }

test.each([
  ['MH', licenceDutyMaharashtra, { percent: 1 }],
  ['DL', leaseDutyDelhi, { slabs: [{ upToMonths: 1_200, percent: 9 }] }],
] as const)('the duty of a rent agreement in %s follows the row of its day', (state, rule, change) => {
  const law = rule as Rule<object>
  enact(law, { ...inForce(law).value, ...change })
  const link = `kind=rent&state=${state}&${new URLSearchParams(Object.entries(LET).map(([name, value]) => [name, String(value)]))}`
  const question = rentQuestionFrom(readLink(stampDutyInputs, link), state)!
  const [before, after] = bothDays(() => rentDutyOf(question))
  expect(before).not.toEqual(after)
})

test('GST on a card’s mark-up follows the row of its day', () => {
  enact(exchangeGst, 28)
  const conversion = { amount: 100, from: 'USD', to: 'INR', result: 9_000 } as Conversion
  // 3.5% of 9,000 is 315; 18% and 28% of it.
  const gst = () => chargedOf(conversion, 'card', 3.5)!.gst
  const [before, after] = bothDays(gst)
  expect(before).toBeCloseTo(56.7, 6)
  expect(after).toBeCloseTo(88.2, 6)
})

test('a rate of GST that a bill proposes does not end the slabs of the law', () => {
  enact(gstRates, [{ percent: 9 }], APRIL, 'bill')
  expect(rateStanding(12, '2027-04-02')).toMatchObject({ standing: 'ended', lastDay: '2025-09-21' })
  expect(rateStanding(18, '2027-04-02')).toEqual({ standing: 'in force', on: null })
})

test('words of the slabs that ended speak of their own change after the next one', () => {
  const { value } = inForce(gstRates)
  enact(gstRates, [...value, { percent: 9 }])
  const wordsNow = () => {
    const { ratesSince, oldLow, oldHigh, oldUntil, gold } = gstCalculatorFigures()
    return { ratesSince, oldLow, oldHigh, oldUntil, gold }
  }
  const ended = { oldLow: '12%', oldHigh: '28%', oldUntil: '21 September 2025', gold: '3%' }
  expect(bothDays(wordsNow)).toEqual([
    { ratesSince: '22 September 2025', ...ended },
    { ratesSince: '1 April 2027', ...ended },
  ])
})
