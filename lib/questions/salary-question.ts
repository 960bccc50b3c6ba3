import { moneyTerms } from '@/lib/questions/money-terms'
import type { Query } from '@/lib/questions/query'
import { readLinked } from '@/lib/questions/read-linked'
import { controls, plainText, type ToolQuestion } from '@/lib/questions/tool-question'
import { salaryAnswer, salaryInputs } from '@/lib/salary/salary-inputs'

const SLUG = 'salary-calculator'
/** Below it an amount in hand is of a month, and the question is which CTC leaves it. */
const LEAST_YEARLY = 2_50_000
/** 'ctc 12 in hand': people leave the lakh out. */
const MOST_LAKHS = 200

/** '12 lpa in hand', '20 lakh ctc': what is left a month. '60000 in hand': the CTC that leaves it, on the page. */
export function salaryQuestion(query: Query): ToolQuestion | null {
  if (/\btax\b|टैक्स|आयकर/.test(query.words)) return null
  const { amount, ratePercent } = moneyTerms(query)
  const named = amount ?? ratePercent
  if (named === undefined) return null
  const ctc = named <= MOST_LAKHS ? named * 1_00_000 : named
  if (ctc < LEAST_YEARLY)
    return { slug: SLUG, set: controls({ startFrom: 'inHand', wantedInHand: ctc }), answer: null }
  const set = controls({ ctc })
  const found = salaryAnswer(readLinked(salaryInputs, set), null)
  if (!found || typeof found === 'string') return null
  const terms = [{ as: 'rupees', value: ctc } as const, plainText('CTC, new regime, PF on all wages')]
  return {
    slug: SLUG,
    set,
    answer: { output: 'inHandMonthAverage', as: 'rupees', value: found.chosen.inHandMonth, terms },
  }
}
