import {
  aprWithGst,
  interestFreeMonths,
  type PaidOff,
  payoff,
  payoffAnswer,
  type PayoffGoal,
  payoffInputs,
  payoffPlanFrom,
} from '@/lib/finance/cards/card-payoff'
import { payoffProblemText } from '@/components/tools/credit-card-payoff-calculator/rows'
import { readLink } from '@/tests/read-link'
import { eachSharedRow } from '@/tests/each-shared-row'
import { valueOrMessage } from '@/tests/value-or-message'

/** How far two numbers are apart, in parts of the larger. */
const apart = (one: number, other: number) =>
  Math.abs(one - other) / Math.max(Math.abs(one), Math.abs(other), 1)

const fixed = (balance: number, apr: number, payment: number) =>
  payoff({ balance, apr }, { mode: 'fixed', payment })
const within = (balance: number, apr: number, months: number) =>
  payoff({ balance, apr }, { mode: 'time', months })

/** What a plan that works comes to. */
function paid(outcome: ReturnType<typeof payoff>): PaidOff {
  if (!outcome.ok) throw new Error(payoffProblemText(outcome.problem))
  return outcome.value
}

/** The error of a plan that does not work. */
const message = (outcome: ReturnType<typeof payoff>) =>
  outcome.ok ? null : payoffProblemText(outcome.problem)

describe('a fixed payment', () => {
  it.each([
    [1_000, 12, 2_000, 1, 10, 'more than is owed: only what is owed is taken'],
    [1_000, 12, 510, 2, 15, '510, then 500 and one per cent: 505'],
    [50_000, 36, 2_500, 31, 27_497, 'the page’s opening figures'],
    [50_000, aprWithGst(36, 18), 2_500, 36, 38_475, 'with 18% GST on the interest'],
  ])(
    '₹%d at %d%%, ₹%d a month: %d months and ₹%d of interest, %s',
    (balance, apr, payment, months, interest) => {
      const result = paid(fixed(balance, apr, payment))
      expect(result.months).toBe(months)
      expect(Math.round(result.totalInterest)).toBe(interest)
      expect(result.totalPaid).toBeCloseTo(balance + result.totalInterest, 6)
      expect(result.requiredPayment).toBeUndefined()
    },
  )

  it.each([[50_000, 36, 1_500, '₹1,500', 'just the interest']])(
    '₹%d at %d%%, ₹%d a month must be more than %s',
    (balance, apr, payment, interest) => {
      expect(message(fixed(balance, apr, payment))).toBe(
        `Monthly payment must be greater than ${interest} to cover interest.`,
      )
    },
  )

  it('that would take longer than can be counted is answered', () => {
    expect(message(fixed(1, 1.2e-17, 1.0000000000001e-20))).toBe(
      'Calculation resulted in invalid months. Check inputs.',
    )
  })
})

describe('within so many months', () => {
  it.each([
    [1_000, 12, 1, 1_010, 'one month: the balance and one per cent'],
    [50_000, 36, 24, 2952.370797448494, '50,000 × 0.03 ÷ (1 − 1.03⁻²⁴)'],
  ])('₹%d at %d%% in %d months needs ₹%d a month: %s', (balance, apr, months, payment) => {
    const result = paid(within(balance, apr, months))
    expect(apart(result.requiredPayment!, payment)).toBeLessThan(1e-12)
    expect(result.months).toBe(months)
    expect(apart(result.totalPaid, payment * months)).toBeLessThan(1e-12)
    expect(apart(result.totalInterest, payment * months - balance)).toBeLessThan(1e-10)
  })

  it.each([
    [50_000, 36, 0, 'Target months must be positive.'],
    [1_00_000, 100, 1_200, 'Cannot pay off in 1200 months. Required payment is too low.'],
    [1e-320, 1.2e-17, 12, 'Cannot calculate payment for the given time. Check inputs.'],
  ])('₹%d at %d%% in %d months is answered: %s', (balance, apr, months, error) => {
    expect(message(within(balance, apr, months))).toBe(error)
  })
})

it.each([
  [0, 36, 2_500],
  [50_000, 0, 2_500],
  [50_000, 36, 0],
  [50_000, -1, 2_500],
  [50_000, 5e-324, 2_500],
])('₹%d at %d%% with ₹%d a month takes no time and costs the balance', (balance, apr, payment) => {
  expect(paid(fixed(balance, apr, payment))).toEqual({ months: 0, totalInterest: 0, totalPaid: balance })
})

describe('without interest', () => {
  const at = (apr: number) => ({ balance: 50_000, apr })
  it.each<[number, PayoffGoal, number | null, string]>([
    [0, { mode: 'fixed', payment: 2_500 }, 20, '50,000 ÷ 2,500'],
    [0, { mode: 'fixed', payment: 2_400 }, 21, '20.8, so 21'],
    [0, { mode: 'time', months: 24 }, 24, 'as chosen'],
    [0, { mode: 'time', months: 1 }, 1, 'the shortest time'],
    [0, { mode: 'fixed', payment: 0 }, null, 'nothing is paid'],
    [0, { mode: 'time', months: 0 }, null, 'no time'],
    [36, { mode: 'fixed', payment: 2_500 }, null, 'there is interest'],
  ])('at %d%%, %j: %s months, %s', (apr, goal, months) => {
    expect(interestFreeMonths(at(apr), goal)).toBe(months)
  })

  it('a zero balance takes nothing', () => {
    expect(interestFreeMonths({ balance: 0, apr: 0 }, { mode: 'fixed', payment: 2_500 })).toBeNull()
  })
})

interface Vector {
  input: { balance: number; apr: number; mode: 'fixed' | 'time'; payment?: number; months?: number }
  expected: { months: number; totalInterest: number; totalPaid: number; requiredPayment?: number }
}
eachSharedRow<Vector>('credit-card-payoff-calculator', ({ input, expected }) => {
  const { balance, apr } = input
  const goal =
    input.mode === 'fixed'
      ? { mode: input.mode, payment: input.payment! }
      : { mode: input.mode, months: input.months! }
  const result = paid(payoff({ balance, apr }, goal))
  expect(result.months).toBe(expected.months)
  expect(apart(result.totalPaid, expected.totalPaid)).toBeLessThan(1e-11)
  expect(apart(result.totalInterest, expected.totalInterest)).toBeLessThan(1e-10)
  expect(result.requiredPayment === undefined).toBe(expected.requiredPayment === undefined)
  if (expected.requiredPayment !== undefined) {
    expect(apart(result.requiredPayment!, expected.requiredPayment)).toBeLessThan(1e-12)
  }
})

it('refuses an unknown mode, and takes targets that the calculation itself refuses', () => {
  expect(payoffInputs.mode.read('never').ok).toBe(false)
  expect(payoffInputs.months.read('0')).toEqual({ ok: true, value: 0 })
  expect(valueOrMessage(payoffInputs.months.read('2.5'))).toBe('Enter a whole number.')
})

describe('the plan that the fields describe', () => {
  const planned = (fragment: string) => payoffPlanFrom(readLink(payoffInputs, fragment))
  const debt = { balance: 50_000, apr: 36 }
  const goal = { mode: 'fixed', payment: 2_500 }

  it.each<[string, object, string]>([
    ['', { debt, goal, gst: 0, extra: 0 }, 'a fresh page'],
    ['months=x', { debt, goal, gst: 0, extra: 0 }, 'by payment; the months do not count'],
    ['mode=time&payment=x', { debt, goal: { mode: 'time', months: 24 }, gst: 0, extra: 0 }, 'by time'],
    ['extra=x', { debt, goal, gst: 0, extra: null }, 'an extra payment with a problem'],
  ])('#%s: %j, %s', (fragment, plan) => {
    expect(planned(fragment)).toEqual(plan)
  })

  it('has GST in its rate: 36 × 1.18 = 42.48', () => {
    expect(planned('gst=18')).toMatchObject({ gst: 18, debt: { apr: expect.closeTo(42.48, 12) } })
  })

  it.each(['balance=x', 'apr=x', 'mode=x', 'gst=x', 'payment=x', 'mode=time&months=x'])(
    '#%s: none',
    (fragment) => {
      expect(planned(fragment)).toBeNull()
    },
  )
})

describe('what is paid each month', () => {
  const answered = (fragment: string) => {
    const outcome = payoffAnswer(payoffPlanFrom(readLink(payoffInputs, fragment))!)
    return outcome.ok ? outcome.value : null
  }

  it('is the payment, and clears the balance as the plan does', () => {
    const { result, payments } = answered('')!
    expect(result.months).toBe(31)
    expect(payments).toEqual({ payment: 2_500, paidOff: result })
  })

  it.each([
    ['extra=500', 3_000, 24, '50,000 × 0.03 ÷ (1 − 1.03⁻²⁴) is 2,952, so 3,000 needs no more than 24 months'],
    ['mode=time&months=24', 2952.370797448494, 24, 'the payment that the time needs'],
    [
      'mode=time&months=24&extra=2070.7334761996577',
      5023.104273648152,
      12,
      'and that of half the time with the extra',
    ],
  ])('#%s: ₹%d for %d months, %s', (fragment, payment, months) => {
    const { payments } = answered(fragment)!
    expect(payments!.payment).toBeCloseTo(payment, 6)
    expect(payments!.paidOff.months).toBe(months)
  })

  it.each(['balance=0', 'apr=0', 'payment=0', 'extra=x'])('#%s: nothing', (fragment) => {
    expect(answered(fragment)!.payments).toBeNull()
  })

  it('is null for a plan that never clears the balance', () => {
    expect(answered('payment=1500')).toBeNull()
  })
})
