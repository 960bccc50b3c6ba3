import { toPaise } from '@/lib/money/paise'
import { monthsInterestPaise } from '@/lib/finance/amortisation'
import type { ListedCard } from '@/lib/finance/cards/card-list'
import { LONGEST_MONTHS } from '@/lib/finance/cards/card-schedule'

/** Highest rate first, which costs least, or smallest balance first, which clears one card soonest. */
export type Order = 'avalanche' | 'snowball'

export interface OrderResult {
  interestPaise: number
  /** The whole balance after each month. */
  balancesPaise: readonly number[]
  /** The month in which each card is cleared, in the order of the cards. */
  clearedIn: readonly number[]
}

export type Orders = { ok: true; value: OrderResult } | { ok: false; why: 'belowMinimums' | 'never' }

interface Debt {
  place: number
  leftPaise: number
  apr: number
  minimumPaise: number
}

const byOrder: Record<Order, (a: Debt, b: Debt) => number> = {
  avalanche: (a, b) => b.apr - a.apr || a.leftPaise - b.leftPaise,
  snowball: (a, b) => a.leftPaise - b.leftPaise || b.apr - a.apr,
}

const total = (debts: readonly Debt[]) => debts.reduce((sum, { leftPaise }) => sum + leftPaise, 0)

/** Pays the minimum of every card and the rest of the budget in the order of the debts; changes what is left. */
function payMonth(debts: readonly Debt[], budgetPaise: number): boolean {
  let unspentPaise = budgetPaise
  const pay = (debt: Debt, mostPaise: number) => {
    const paidPaise = Math.min(debt.leftPaise, mostPaise)
    debt.leftPaise -= paidPaise
    unspentPaise -= paidPaise
  }
  for (const debt of debts) pay(debt, debt.minimumPaise)
  if (unspentPaise < 0) return false
  for (const debt of debts) pay(debt, unspentPaise)
  return true
}

/**
 * Several cards paid from one monthly budget, in whole paise, each month's interest rounded to the paisa. What a
 * cleared card no longer needs goes to the next in order. The minimum is a fixed amount for each card.
 */
export function payCards(cards: readonly ListedCard[], budget: number, order: Order): Orders {
  const debts = cards.map(({ balance, apr, minimum }, place) => ({
    place,
    leftPaise: toPaise(balance),
    apr,
    minimumPaise: toPaise(minimum),
  }))
  const budgetPaise = toPaise(budget)
  const clearedIn = cards.map(() => 0)
  const balancesPaise: number[] = []
  let interestPaise = 0
  for (let month = 1; total(debts) > 0; month += 1) {
    if (month > LONGEST_MONTHS) return { ok: false, why: 'never' }
    const open = debts.filter(({ leftPaise }) => leftPaise > 0).sort(byOrder[order])
    const before = total(open)
    for (const debt of open) debt.leftPaise += monthsInterestPaise(debt.leftPaise, debt.apr)
    interestPaise += total(open) - before
    if (!payMonth(open, budgetPaise)) return { ok: false, why: 'belowMinimums' }
    // The last month in which a card is open is the one that clears it.
    for (const { place } of open) clearedIn[place] = month
    balancesPaise.push(total(debts))
  }
  return { ok: true, value: { interestPaise, balancesPaise, clearedIn } }
}
