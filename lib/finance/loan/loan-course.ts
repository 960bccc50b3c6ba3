import {
  amortise,
  type Instalment,
  monthsInterestPaise,
  NO_PREPAYMENTS,
  type Prepayments,
} from '@/lib/finance/amortisation'
import { emi, type Loan } from '@/lib/finance/emi'
import { toPaise } from '@/lib/money/paise'

/** No loan is followed past the longest tenure that the fields take. */
const MOST_MONTHS = 1_200

export interface RateChange {
  /** Instalments paid at the rate before. */
  after: number
  /** Per cent a year. */
  rate: number
}

/** A stretch of instalments at one rate. */
export interface RateStretch {
  /** The number of its first instalment. */
  from: number
  ratePercent: number
  instalmentPaise: number
}

export type ChangedLoan =
  | { ok: true; schedule: Instalment[]; stretches: RateStretch[] }
  /** The instalment kept is no more than a month's interest: the loan would never end. */
  | { ok: false; month: number; interestPaise: number; instalmentPaise: number }

const instalmentOf = (loan: Loan, balancePaise: number, paid: number) =>
  toPaise(emi({ ...loan, principal: balancePaise / 100, months: loan.months - paid }).emi)

/**
 * A loan whose rate changes, in whole paise; as `amortise` where it does not. With the tenure kept, each
 * change brings the instalment that repays the balance in the months left; with the instalment kept, the loan
 * ends earlier or later.
 */
export function changedLoan(
  loan: Loan,
  changes: readonly RateChange[],
  keep: Prepayments['keep'],
): ChangedLoan {
  const rates = new Map(changes.map(({ after, rate }) => [after + 1, rate]))
  const lastMonth = Math.ceil(loan.months)
  const schedule: Instalment[] = []
  const stretches: RateStretch[] = []
  let balancePaise = toPaise(loan.principal)
  // The loan ends in its last month until a change meets an instalment that stays.
  let isAsAgreed = true
  for (let month = 1; balancePaise > 0; month += 1) {
    const rate = rates.get(month)
    isAsAgreed &&= keep === 'tenure' || rate === undefined
    if (month === 1 || rate !== undefined)
      stretches.push(stretchFrom(month, { loan, rate, keep, balancePaise, before: stretches.at(-1) }))
    const { ratePercent, instalmentPaise } = stretches.at(-1)!
    const interestPaise = monthsInterestPaise(balancePaise, ratePercent)
    if (!isAsAgreed && (instalmentPaise <= interestPaise || month > MOST_MONTHS))
      return { ok: false, month, interestPaise, instalmentPaise }
    const owedPaise = balancePaise + interestPaise
    const paidPaise = isAsAgreed && month === lastMonth ? owedPaise : Math.min(instalmentPaise, owedPaise)
    balancePaise = owedPaise - paidPaise
    schedule.push(instalment({ month, paidPaise, interestPaise, balancePaise }))
  }
  return { ok: true, schedule, stretches }
}

interface Turn {
  loan: Loan
  /** Undefined where it does not change. */
  rate: number | undefined
  keep: Prepayments['keep']
  balancePaise: number
  before: RateStretch | undefined
}

/**
 * The stretch that begins in a month: with the instalment before it, or with that of the balance in the months left.
 */
function stretchFrom(from: number, { loan, rate, keep, balancePaise, before }: Turn): RateStretch {
  const ratePercent = rate === undefined ? loan.ratePercent : rate
  if (keep === 'emi') {
    const kept = before ? before.instalmentPaise : instalmentOf(loan, balancePaise, 0)
    return { from, ratePercent, instalmentPaise: kept }
  }
  return {
    from,
    ratePercent,
    instalmentPaise: instalmentOf({ ...loan, ratePercent }, balancePaise, from - 1),
  }
}

const instalment = (
  row: Pick<Instalment, 'month' | 'paidPaise' | 'interestPaise' | 'balancePaise'>,
): Instalment => ({
  ...row,
  principalPaise: row.paidPaise - row.interestPaise,
  prepaidPaise: 0,
})

/** Interest of the months without instalments: added each month, added at their end without interest on it, or paid. */
export type HolidayInterest = 'added' | 'simple' | 'paid'

/**
 * A loan that begins with months without instalments (a moratorium), in whole paise: then the balance is
 * repaid in as many instalments as the loan has. Interest that is not paid raises the balance.
 */
export function loanAfterHoliday(loan: Loan, holiday: number, interest: HolidayInterest): Instalment[] {
  const lentPaise = toPaise(loan.principal)
  let balancePaise = lentPaise
  const months = Array.from({ length: holiday }, (_, place) => {
    const interestPaise = monthsInterestPaise(
      interest === 'simple' ? lentPaise : balancePaise,
      loan.ratePercent,
    )
    const paidPaise = interest === 'paid' ? interestPaise : 0
    balancePaise += interestPaise - paidPaise
    return instalment({ month: place + 1, paidPaise, interestPaise, balancePaise })
  })
  const repaid = amortise({ ...loan, principal: balancePaise / 100 }, NO_PREPAYMENTS)
  return [...months, ...repaid.map((row) => ({ ...row, month: row.month + holiday }))]
}
