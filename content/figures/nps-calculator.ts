import { inLakhs, percent } from '@/content/figures/wording'
import { monthInWords } from '@/lib/format/days'
import { rupees } from '@/lib/format/numbers'
import { ownPensionOfIncome, ownPensionPercent, pensionLimit } from '@/lib/rules/income-tax/deduction-limits'
import { employerPensionLimit } from '@/lib/rules/income-tax/employer-pension'
import { savingsLimit } from '@/lib/rules/income-tax/savings-limit'
import { inForce } from '@/lib/rules/in-force'
import { npsExitLaw } from '@/lib/rules/savings/nps-exit'
import { nps, type NpsPlan } from '@/lib/savings/nps'

/** The example, and another share for the annuity, per cent. */
const PLAN: Omit<NpsPlan, 'annuityPercent'> = {
  ...{ monthly: 5_000, stepUpPercent: 0, years: 30, returnPercent: 10, openingBalance: 0 },
  ...{ sector: 'non-government', exit: 'normal', annuityRatePercent: 6 },
}
const OTHER_SHARE = 40

/** @throws Error for a corpus of which no part has to buy an annuity, as that of the example is none */
function payoutOf(annuityPercent: number) {
  const result = nps({ ...PLAN, annuityPercent })
  if (result.band !== 'normal') throw new Error(`The example's corpus of ${result.corpus} buys no annuity`)
  return result
}

/** What the words of the NPS calculator name. */
export function npsCalculatorFigures() {
  const least = inForce(npsExitLaw).value.normal['non-government'].annuityMinPercent
  const [payout, other] = [payoutOf(least), payoutOf(OTHER_SHARE)]
  return {
    ...ofExit(),
    ...ofDeductions(),
    monthly: rupees(PLAN.monthly),
    returnRate: percent(PLAN.returnPercent),
    annuityRate: percent(PLAN.annuityRatePercent),
    otherShare: percent(OTHER_SHARE),
    corpus: rupees(payout.corpus),
    pension: rupees(payout.monthlyPension),
    lumpSum: rupees(payout.lumpSum),
    otherPension: rupees(other.monthlyPension),
    otherLumpSum: rupees(other.lumpSum),
    lumpSumFree: rupees(payout.taxFreeLumpSum),
    lumpSumTaxed: rupees(payout.taxableLumpSum),
  }
}

function ofExit() {
  const { from, value: law } = inForce(npsExitLaw)
  const { 'non-government': own, government } = law.normal
  return {
    exitSince: monthInWords(from.slice(0, 'YYYY-MM'.length)),
    annuityLeast: percent(own.annuityMinPercent),
    lumpSumMost: percent(100 - own.annuityMinPercent),
    governmentMost: percent(100 - government.annuityMinPercent),
    fullUpTo: inLakhs(own.fullUpTo),
    middleUpTo: inLakhs(own.middle!.upTo),
    middleMost: inLakhs(own.middle!.maxLumpSum),
    taxFree: percent(law.taxFreePercent),
    earlyFullUpTo: inLakhs(law.premature.fullUpTo),
    earlyMost: percent(100 - law.premature.annuityMinPercent),
    earlyAnnuity: percent(law.premature.annuityMinPercent),
  }
}

function ofDeductions() {
  return {
    savingsLimit: rupees(inForce(savingsLimit).value.most),
    ofIncome: percent(inForce(ownPensionOfIncome).value),
    ownPercent: percent(inForce(ownPensionPercent).value),
    onTop: rupees(inForce(pensionLimit).value.most),
    employerNew: percent(inForce(employerPensionLimit).value.newRegimePercent),
    employerOld: percent(inForce(employerPensionLimit).value.oldRegimePercent),
  }
}
