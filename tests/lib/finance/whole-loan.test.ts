import { scheduleTotals } from '@/lib/finance/amortisation'
import { rateOfPayments } from '@/lib/finance/annuity-rate'
import { balanceTransfer } from '@/lib/finance/loan/balance-transfer'
import { compareOffers, loanCost } from '@/lib/finance/loan/loan-cost'
import { changedLoan, type HolidayInterest, loanAfterHoliday } from '@/lib/finance/loan/loan-course'
import { flatLoan, loanForEmi, monthsForEmi, rateForEmi } from '@/lib/finance/loan/loan-solving'
import { annualPercentageRate, foreclosureCharge, loanFeeGst } from '@/lib/rules/banking/loan-charges'
import { ruleOn } from '@/lib/rules/rule'
import vectors from './whole-loan-vectors.json'

const none = { feePercent: 0, feeGstPercent: 18, insurance: 0, insuranceBy: 'paid' as const, otherCosts: 0 }

test('the example of the RBI: ₹20,000 at 15% for 24 months, ₹240 and ₹160 of charges: EMI ₹970, interest ₹3,274, APR 17.07%', () => {
  const cost = loanCost(
    { principal: 20_000, ratePercent: 15, months: 24 },
    { ...none, otherCosts: 240 + 160 },
  )!
  expect(Math.round(cost.instalmentPaise / 100)).toBe(970)
  expect(Math.round(cost.interestPaise / 100)).toBe(3_274)
  expect(cost.netPaise).toBe(19_600_00)
  // 20,000 + 3,274 + 400.
  expect(Math.round((cost.paidPaise + cost.chargesPaise) / 100)).toBe(23_674)
  expect(cost.aprPercent.toFixed(2)).toBe('17.07')
})

test('law by date: GST of 18% on fees since July 2017, APR since October 2024, no charge for closing since January 2026', () => {
  expect(ruleOn(loanFeeGst, '2017-07-01').value).toBe(18)
  expect(ruleOn(annualPercentageRate, '2024-10-01').value).toBe('netDisbursed')
  expect(ruleOn(foreclosureCharge, '2026-01-01').value).toBe(0)
  expect(() => ruleOn(foreclosureCharge, '2025-12-31')).toThrow('not known')
})

// Computed apart from this code: Python, decimals of 40 digits, paise rounded half up in each month.
describe('held-out figures of a second method', () => {
  test.each(vectors.cost)('APR of $principal at $rate%, fee $fee%, insurance $insurance $by', (vector) => {
    const { principal, rate, months, fee, insurance, by, other } = vector
    const cost = loanCost(
      { principal, ratePercent: rate, months },
      {
        feePercent: fee,
        feeGstPercent: 18,
        insurance,
        insuranceBy: by as 'paid' | 'loan',
        otherCosts: other,
      },
    )!
    expect(cost).toMatchObject({
      netPaise: vector.net,
      chargesPaise: vector.charges,
      interestPaise: vector.interest,
      instalmentPaise: vector.emi,
      costPaise: vector.interest + vector.charges,
    })
    expect(cost.aprPercent).toBeCloseTo(vector.apr, 8)
  })

  test.each(vectors.flat)('$principal at $flat% flat for $months months', (vector) => {
    const flat = flatLoan({ principal: vector.principal, months: vector.months }, vector.flat)
    expect(flat).toMatchObject({
      interestPaise: vector.interest,
      instalmentPaise: vector.emi,
      reducingInstalmentPaise: vector.same,
    })
    expect(flat.reducingPercent).toBeCloseTo(vector.reducing, 8)
  })

  test.each(vectors.solve)('an EMI of $emi for $principal, $rate%, $months months', (vector) => {
    const { principal, rate: ratePercent, months, emi: instalment } = vector
    expect(loanForEmi(instalment, { ratePercent, months })).toBeCloseTo(vector.loan, 4)
    const rate = rateForEmi(instalment, { principal, months })
    if (vector.rateForEmi === null) expect(rate).toBeNull()
    else expect(rate).toBeCloseTo(vector.rateForEmi, 8)
    expect(monthsForEmi(instalment, { principal, ratePercent })).toBe(vector.monthsForEmi)
  })

  test.each(vectors.rates)('$principal at $rate%, changed to $changes, $keep kept', (vector) => {
    const loan = { principal: vector.principal, ratePercent: vector.rate, months: vector.months }
    const course = changedLoan(loan, vector.changes, vector.keep as 'emi' | 'tenure')
    if (vector.dead !== null) return expect(course).toMatchObject({ ok: false, month: vector.dead })
    if (!course.ok) throw new Error('The loan ends')
    expect(scheduleTotals(course.schedule)).toMatchObject({
      months: vector.total,
      interestPaise: vector.interest,
      lastInstalmentPaise: vector.last,
    })
    expect(course.stretches.at(-1)!.instalmentPaise).toBe(vector.emi)
  })

  test.each(vectors.holiday)('$principal at $rate%, $holiday months without EMI, interest $how', (vector) => {
    const loan = { principal: vector.principal, ratePercent: vector.rate, months: vector.months }
    const schedule = loanAfterHoliday(loan, vector.holiday, vector.how as HolidayInterest)
    expect(schedule[vector.holiday - 1]!.balancePaise).toBe(vector.balance)
    expect(schedule[vector.holiday]!.paidPaise).toBe(vector.emi)
    expect(scheduleTotals(schedule).interestPaise).toBe(vector.interest)
    expect(scheduleTotals(schedule.slice(0, vector.holiday)).interestPaise).toBe(vector.holidayInterest)
  })

  test.each(vectors.transfer)('$principal from $rate% to $newRate%, $keeps kept, costs $costs', (vector) => {
    const transfer = balanceTransfer(
      { principal: vector.principal, ratePercent: vector.rate, months: vector.months },
      {
        newRate: vector.newRate,
        keeps: vector.keeps as 'tenure' | 'emi',
        costs: vector.costs,
        foreclosurePercent: vector.foreclosure,
        gstPercent: 18,
      },
    )
    expect(transfer).toMatchObject({
      costsPaise: vector.costPaise,
      savedPaise: vector.saved,
      paysOffIn: vector.paysOff,
      newMonths: vector.newMonths,
      newInstalmentPaise: vector.newEmi,
    })
    expect(transfer!.years.at(-1)).toMatchObject({
      oldBalancePaise: 0,
      newBalancePaise: 0,
      savedPaise: vector.saved,
    })
  })
})

test.each<[string, Parameters<typeof changedLoan>, number]>([
  [
    'EMI of ₹10,00,000 at 8.5% is 8,678; at 12% the interest of the 13th month is 9,801',
    [{ principal: 10_00_000, ratePercent: 8.5, months: 240 }, [{ after: 12, rate: 12 }], 'emi'],
    13,
  ],
])('a kept instalment below the interest ends no loan: %s', (_working, question, month) => {
  expect(changedLoan(...question)).toMatchObject({ ok: false, month })
})

test('charges that leave nothing, an instalment that repays nothing, and a loan of less than a paisa have no answer', () => {
  const loan = { principal: 1_000, ratePercent: 10, months: 12 }
  expect(loanCost(loan, { ...none, otherCosts: 1_000 })).toBeNull()
  expect(loanCost({ ...loan, principal: 0.001 }, none)).toBeNull()
  expect(rateForEmi(80, loan)).toBeNull()
  // 1,000 × 10% ÷ 12 = 8.33.
  expect(monthsForEmi(8.33, loan)).toBeNull()
  expect(monthsForEmi(100, { principal: 1_000, ratePercent: 0 })).toBe(10)
  expect(rateOfPayments(100, [50, 49])).toBeNull()
  expect(changedLoan({ ...loan, principal: 0.001 }, [], 'emi')).toEqual({
    ok: true,
    schedule: [],
    stretches: [],
  })
  expect(
    balanceTransfer(
      { ...loan, principal: 0.001 },
      { newRate: 9, keeps: 'emi', costs: 0, foreclosurePercent: 0, gstPercent: 18 },
    ),
  ).toBeNull()
})

test('a transfer to a dearer bank never pays off, and with an instalment that is too low it has no end', () => {
  const loan = { principal: 10_00_000, ratePercent: 8.5, months: 240 }
  const terms = { costs: 0, foreclosurePercent: 0, gstPercent: 18 }
  expect(balanceTransfer(loan, { ...terms, newRate: 9, keeps: 'tenure' })).toMatchObject({ paysOffIn: null })
  expect(balanceTransfer(loan, { ...terms, newRate: 12, keeps: 'emi' })).toBeNull()
  // 9% with the EMI of 8,678.23: 268 months, as in the questions of the page.
  expect(balanceTransfer(loan, { ...terms, newRate: 9, keeps: 'emi' })!.newMonths).toBe(268)
})

test('offers: ₹20,000 for 24 months at 15% with ₹400, and at 16% without costs', () => {
  const [first, second] = compareOffers(20_000, [
    { rate: 15, months: 24, costs: 400 },
    { rate: 16, months: 24, costs: 0 },
  ])
  expect(first!.cost!.aprPercent.toFixed(2)).toBe('17.07')
  expect(second!.cost!.aprPercent).toBeCloseTo(16, 3)
  expect(compareOffers(100, [{ rate: 1, months: 1, costs: 100 }])[0]!.cost).toBeNull()
})
