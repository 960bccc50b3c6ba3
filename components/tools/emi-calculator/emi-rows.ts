import type { ResultRow } from '@/components/results/result-panel'
import { rupeeRow } from '@/components/results/rupee-row'
import {
  amortise,
  type Instalment,
  NO_PREPAYMENTS,
  type Prepayments,
  scheduleTotals,
} from '@/lib/finance/amortisation'
import type { Emi, Loan } from '@/lib/finance/emi'
import { monthsInWords } from '@/lib/format/durations'
import { rupeesFromPaise } from '@/lib/format/numbers'

export function emiRows({ emi, totalInterest, totalPayment }: Emi): ResultRow[] {
  return [
    { ...rupeeRow('emi', 'Monthly EMI', emi), primary: true },
    rupeeRow('totalInterest', 'Total interest', totalInterest),
    rupeeRow('totalPayment', 'Total payment', totalPayment),
  ]
}

/** What prepayments change, against the same loan without them; nothing while there are none. */
export function savingRows(loan: Loan, prepayments: Prepayments | null): ResultRow[] {
  if (!prepayments || prepayments.once + prepayments.monthly + prepayments.yearly === 0) return []
  const plain = amortise(loan, NO_PREPAYMENTS)
  const faster = amortise(loan, prepayments)
  if (plain.length === 0) return []
  const before = scheduleTotals(plain)
  const after = scheduleTotals(faster)
  const savedPaise = before.interestPaise - after.interestPaise
  const sooner = before.months - after.months
  return [
    {
      name: 'interestSaved',
      label: 'Interest saved by prepaying',
      value: savedPaise / 100,
      formatted: rupeesFromPaise(savedPaise),
    },
    {
      name: 'monthsSaved',
      label: 'Loan ends sooner by',
      value: sooner,
      formatted: sooner > 0 ? monthsInWords(sooner) : '0 months',
    },
    ...(prepayments.keep === 'tenure' ? nextEmiRows(faster) : []),
  ]
}

/** The instalment that follows the first prepayment; none where that one closed the loan. */
function nextEmiRows(schedule: readonly Instalment[]): ResultRow[] {
  const first = schedule.find(({ prepaidPaise }) => prepaidPaise > 0)
  // Months count from 1: at a month's own number stands the one after it.
  const next = first && schedule[first.month]
  if (!next) return []
  const { paidPaise } = next
  return [
    {
      name: 'emiAfter',
      label: 'EMI after the first prepayment',
      value: paidPaise / 100,
      formatted: rupeesFromPaise(paidPaise),
    },
  ]
}
