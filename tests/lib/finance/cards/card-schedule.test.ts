import { payCards } from '@/lib/finance/cards/card-orders'
import {
  cardSchedule,
  cardSpans,
  interestOf,
  minimumDue,
  minimumSchedule,
  payoffSchedule,
} from '@/lib/finance/cards/card-schedule'

describe('a card month by month', () => {
  it('in paise, by hand: ₹1,000 at 12%, ₹510 a month', () => {
    expect(cardSchedule({ balancePaise: 1_000_00, apr: 12, payOf: () => 510_00 })).toEqual([
      { month: 1, paidPaise: 510_00, interestPaise: 10_00, balancePaise: 500_00 },
      { month: 2, paidPaise: 505_00, interestPaise: 5_00, balancePaise: 0 },
    ])
  })

  it('pays all that is left in the month that is to be the last', () => {
    const plan = { balancePaise: 1_000_00, apr: 12, payOf: () => 507_51, lastMonth: 2 }
    expect(cardSchedule(plan)!.map(({ paidPaise }) => paidPaise)).toEqual([507_51, 507_51])
    expect(cardSchedule({ ...plan, payOf: () => 507_00 })!.at(-1)!.paidPaise).toBe(508_03)
  })

  it.each([
    ['the payment is the interest', { balancePaise: 50_000_00, apr: 36, payOf: () => 1_500_00 }],
    ['nothing is paid', { balancePaise: 50_000_00, apr: 36, payOf: minimumDue(0, 0) }],
    ['it takes over a hundred years', { balancePaise: 50_000_00, apr: 1e-9, payOf: () => 1_00 }],
  ])('has no end where %s', (_, plan) => {
    expect(cardSchedule(plan)).toBeNull()
  })

  it('is counted in months for a hundred years, and no longer', () => {
    const aRupeeAMonth = { apr: 0, payOf: () => 1_00 }
    expect(cardSchedule({ ...aRupeeAMonth, balancePaise: 1_200_00 })).toHaveLength(1_200)
    expect(cardSchedule({ ...aRupeeAMonth, balancePaise: 1_200_01 })).toBeNull()
  })

  it('has no months where less than a paisa is due', () => {
    expect(cardSchedule({ balancePaise: 0, apr: 36, payOf: () => 100 })).toEqual([])
  })
})

describe('several cards', () => {
  const cards = [
    { balance: 60_000, apr: 42, minimum: 2_500 },
    { balance: 20_000, apr: 30, minimum: 1_000 },
  ]

  it.each([
    ['avalanche', 18, 25_825, [16, 18]],
    ['snowball', 19, 28_358, [19, 7]],
  ] as const)(
    'by %s: %d months, ₹%d of interest, cleared in %j, as stated on the page',
    (order, months, interest, cleared) => {
      const result = payCards(cards, 6_000, order)
      if (!result.ok) throw new Error(result.why)
      expect(result.value.balancesPaise).toHaveLength(months)
      expect(Math.round(result.value.interestPaise / 100)).toBe(interest)
      expect(result.value.clearedIn).toEqual(cleared)
    },
  )

  it('by hand: what one card no longer needs goes to the next in the same month', () => {
    const small = [
      { balance: 100, apr: 0, minimum: 10 },
      { balance: 200, apr: 0, minimum: 10 },
    ]
    expect(payCards(small, 150, 'snowball')).toEqual({
      ok: true,
      value: { interestPaise: 0, balancesPaise: [150_00, 0], clearedIn: [1, 2] },
    })
  })

  it('with alike rates go by balance, with alike balances by rate', () => {
    const alike = [
      { balance: 200, apr: 12, minimum: 0 },
      { balance: 100, apr: 12, minimum: 0 },
      { balance: 200, apr: 24, minimum: 0 },
    ]
    const clearedIn = (order: 'avalanche' | 'snowball') => {
      const result = payCards(alike, 110, order)
      return result.ok ? result.value.clearedIn : result.why
    }
    // 200 at 24% takes two months; 100 of the rest a third, 200 two more.
    expect(clearedIn('avalanche')).toEqual([5, 3, 2])
    expect(clearedIn('snowball')).toEqual([5, 1, 3])
  })

  it('are cleared by exactly their minimums', () => {
    const one = [{ balance: 1_200, apr: 0, minimum: 1 }]
    const result = payCards(one, 1, 'avalanche')
    expect(result).toMatchObject({ ok: true, value: { clearedIn: [1_200] } })
    expect(payCards([{ ...one[0]!, balance: 1_201 }], 1, 'avalanche')).toEqual({ ok: false, why: 'never' })
  })

  it.each([[3_400, 'belowMinimums', 'the minimums come to 3,500']])(
    'with ₹%d a month: %s, %s',
    (budget, why) => {
      expect(payCards(cards, budget, 'avalanche')).toEqual({ ok: false, why })
    },
  )

  it('are never cleared by less than their interest', () => {
    const without = cards.map((card) => ({ ...card, minimum: 0 }))
    expect(payCards(without, 1_000, 'snowball')).toEqual({ ok: false, why: 'never' })
  })
})

describe('the payments of a plan month by month', () => {
  const paidOff = { months: 2, totalInterest: 15, totalPaid: 1_015 }

  it('end in the month of the plan: ₹1,000 at 12%, ₹507 a month and the rest', () => {
    const schedule = payoffSchedule({ balance: 1_000, apr: 12 }, { payment: 507, paidOff })!
    // 1,000 + 10 − 507 = 503, and 503 × 1.01 = 508.03
    expect(schedule.map(({ paidPaise }) => paidPaise)).toEqual([507_00, 508_03])
  })

  it('are given for a hundred years, and no longer', () => {
    const plan = (months: number) => ({ payment: 1, paidOff: { ...paidOff, months } })
    expect(payoffSchedule({ balance: 1_200, apr: 0 }, plan(1_200))).toHaveLength(1_200)
    expect(payoffSchedule({ balance: 1_200, apr: 0 }, plan(1_201))).toBeNull()
  })

  it('may be the minimum due alone: 5% of the bill, but no less than ₹200', () => {
    expect(minimumSchedule({ balance: 50_000, apr: 36 }, 5, 200)).toHaveLength(148)
    expect(minimumSchedule({ balance: 400, apr: 0 }, 5, 200)).toHaveLength(2)
    expect(minimumSchedule({ balance: 50_000, apr: 36 }, 0, 0)).toBeNull()
  })
})

describe('a schedule in spans', () => {
  const schedule = cardSchedule({ balancePaise: 500_00, apr: 12, payOf: () => 101_00 })!

  it('has each month by itself where there is room', () => {
    expect(cardSpans(schedule, 10)).toEqual(
      schedule.map(({ month, paidPaise, interestPaise, balancePaise }) => ({
        lastMonth: month,
        principalPaise: paidPaise - interestPaise,
        interestPaise,
        balancePaise,
      })),
    )
  })

  it('adds up as many months as make it fit: six months in four spans are three of two', () => {
    const spans = cardSpans(schedule, 4)
    expect(schedule).toHaveLength(6)
    expect(spans.map(({ lastMonth }) => lastMonth)).toEqual([2, 4, 6])
    expect(spans.reduce((sum, { principalPaise }) => sum + principalPaise, 0)).toBe(500_00)
    expect(spans.reduce((sum, { interestPaise }) => sum + interestPaise, 0)).toBe(interestOf(schedule))
    expect(spans.at(-1)!.balancePaise).toBe(0)
  })
})
