import { inForce } from '@/lib/rules/in-force'
import { annuityDue, growthFactor } from '@/lib/finance/annuity'
import { monthlyRate } from '@/lib/finance/monthly-rate'
import { choice } from '@/lib/inputs/choices'
import { amount, number, percent as percentInput } from '@/lib/inputs/quantities'
import type { Values } from '@/lib/inputs/tool-inputs'
import { toNextRupee, toRupees, toRupeesDown } from '@/lib/money/paise'
import {
  type NpsExit,
  npsExitLaw,
  type NpsExitLaw,
  type NpsSector,
  npsSectors,
} from '@/lib/rules/savings/nps-exit'

const npsExits = ['normal', 'premature'] as const

export const npsInputs = {
  monthly: amount({ initial: 5_000, min: 0 }),
  years: number({ initial: 30, min: 1, max: 70, whole: true, unit: 'years', example: '30' }),
  returnPct: percentInput({ initial: 10, min: 0, max: 30 }),
  sector: choice(npsSectors, 'non-government'),
  annuityPct: percentInput({ initial: 20, min: 0 }),
  annuityRatePct: percentInput({ initial: 6, min: 0, max: 20 }),
  stepUpPct: percentInput({ initial: 0, min: 0, max: 50 }),
  openingBalance: amount({ initial: 0, min: 0 }),
  exit: choice(npsExits, 'normal'),
}

export interface NpsPlan {
  /** Rupees at the start of each month, in the first year. */
  monthly: number
  /** The rise of the contribution after every 12 months, per cent. */
  stepUpPercent: number
  years: number
  /** Per cent a year, a twelfth of it each month. */
  returnPercent: number
  /** Rupees there before the first contribution. */
  openingBalance: number
  sector: NpsSector
  exit: (typeof npsExits)[number]
  /** Per cent of the corpus that is to buy an annuity; at least what the law asks counts. */
  annuityPercent: number
  /** Per cent a year that the annuity pays. */
  annuityRatePercent: number
}

/** The plan that the fields describe. */
export const npsPlanFrom = (values: Values<typeof npsInputs>): NpsPlan => ({
  monthly: values.monthly,
  stepUpPercent: values.stepUpPct,
  years: values.years,
  returnPercent: values.returnPct,
  openingBalance: values.openingBalance,
  sector: values.sector,
  exit: values.exit,
  annuityPercent: values.annuityPct,
  annuityRatePercent: values.annuityRatePct,
})

export interface NpsYear {
  /** From 1. */
  year: number
  contributed: number
  growth: number
  closing: number
}

const MONTHS_A_YEAR = 12

/**
 * The account by year, unrounded: closing = opening × (1+i)^12 + contribution × ((1+i)^12 − 1) ÷ i × (1+i), i
 * = return ÷ 12; the contribution rises after every 12 months.
 */
export function npsYears({
  monthly,
  stepUpPercent,
  years,
  returnPercent,
  openingBalance,
}: NpsPlan): NpsYear[] {
  const i = monthlyRate(returnPercent)
  let balance = openingBalance
  return Array.from({ length: years }, (_, place) => {
    const contribution = monthly * growthFactor(stepUpPercent / 100, place)
    const contributed = contribution * MONTHS_A_YEAR
    const closing = balance * growthFactor(i, MONTHS_A_YEAR) + contribution * annuityDue(i, MONTHS_A_YEAR)
    const growth = closing - balance - contributed
    balance = closing
    return { year: place + 1, contributed, growth, closing }
  })
}

/** The exit rules in force. Source: lib/rules/savings/nps-exit.ts. */
export const npsLaw = (): NpsExitLaw => inForce(npsExitLaw).value

/** The rule for an exit: premature, or normal in a sector. */
export const exitRuleOf = ({ exit, sector }: Pick<NpsPlan, 'exit' | 'sector'>): NpsExit =>
  exit === 'premature' ? npsLaw().premature : npsLaw().normal[sector]

/** The amount paid when an account with an annuity ends. Whole rupees. */
export interface NpsPayout {
  annuityPercent: number
  annuity: number
  lumpSum: number
  taxFreeLumpSum: number
  taxableLumpSum: number
  /** Before income tax. */
  monthlyPension: number
}

export type NpsExitResult =
  /** The whole corpus may be taken; the tax on what is above the exempt part is in dispute. */
  | { band: 'full'; maxLumpSum: number }
  /** The rest is paid over years or buys an annuity with this pension. */
  | { band: 'middle'; maxLumpSum: number; rest: number; monthlyPension: number }
  | ({ band: 'normal'; maxLumpSum: number } & NpsPayout)

export type Nps = NpsExitResult & {
  /** Whole rupees; with what was there before. */
  invested: number
  corpus: number
}

const pensionOf = (annuity: number, ratePercent: number) => toRupees((annuity * ratePercent) / 1_200)

/** Lump sum and pension of a corpus with a share for the annuity, at least the law's. */
function npsPayout(plan: NpsPlan, corpus: number, annuityPercent = plan.annuityPercent): NpsPayout {
  const percent = Math.max(annuityPercent, exitRuleOf(plan).annuityMinPercent)
  const annuity = toNextRupee((corpus * percent) / 100)
  const lumpSum = corpus - annuity
  const taxFreeLumpSum = Math.min(lumpSum, toRupeesDown((corpus * npsLaw().taxFreePercent) / 100))
  return {
    annuityPercent: percent,
    annuity,
    lumpSum,
    taxFreeLumpSum,
    taxableLumpSum: lumpSum - taxFreeLumpSum,
    monthlyPension: pensionOf(annuity, plan.annuityRatePercent),
  }
}

/** The lump sum and the annuity that the exit rules allow from a corpus, in whole rupees. */
export function npsExit(plan: NpsPlan, corpus: number): NpsExitResult {
  const { fullUpTo, middle, annuityMinPercent } = exitRuleOf(plan)
  if (corpus <= fullUpTo) return { band: 'full', maxLumpSum: corpus }
  if (middle && corpus <= middle.upTo) {
    const rest = corpus - middle.maxLumpSum
    const monthlyPension = pensionOf(rest, plan.annuityRatePercent)
    return { band: 'middle', maxLumpSum: middle.maxLumpSum, rest, monthlyPension }
  }
  const maxLumpSum = toRupeesDown((corpus * (100 - annuityMinPercent)) / 100)
  return { band: 'normal', maxLumpSum, ...npsPayout(plan, corpus) }
}

/**
 * Corpus of an NPS account, and its lump sum and pension by the exit rules in force. The annuity is rounded
 * up to the rupee, the highest and the exempt lump sum down, corpus and pension to the nearest. Source: PFRDA
 * (Exits and Withdrawals under the NPS) Regulations as amended in December 2025; section 10(12A) of the Act
 * of 1961.
 */
export function nps(plan: NpsPlan): Nps {
  const years = npsYears(plan)
  const contributed = years.reduce((sum, year) => sum + year.contributed, 0)
  const corpus = toRupees(years.at(-1)!.closing)
  return { invested: toRupees(plan.openingBalance + contributed), corpus, ...npsExit(plan, corpus) }
}

const SHARES = [20, 40, 60, 80, 100]

/** Payouts by the share that buys an annuity: from the law's least to all, and the plan's own. */
export function payoutsByShare(plan: NpsPlan, corpus: number): NpsPayout[] {
  const { annuityMinPercent } = exitRuleOf(plan)
  const shares = [...SHARES, annuityMinPercent, Math.max(annuityMinPercent, plan.annuityPercent)]
  return [...new Set(shares)]
    .filter((share) => share >= annuityMinPercent)
    .toSorted((a, b) => a - b)
    .map((share) => npsPayout(plan, corpus, share))
}
