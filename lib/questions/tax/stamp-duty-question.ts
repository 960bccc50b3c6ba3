import { nameOf } from '@/lib/language/words'
import { moneyTerms } from '@/lib/questions/query/money-terms'
import type { Query } from '@/lib/questions/query/query'
import { readLinked } from '@/lib/questions/read-linked'
import { stateInText } from '@/lib/questions/query/state-in-text'
import { controls, inRupees, plainText, type ToolQuestion } from '@/lib/questions/tool-question'
import { saleDutyByState } from '@/lib/rules/stamp-duty/sale-duty-by-state'
import { stateNames } from '@/lib/rules/states/state-names'
import { saleDuty, saleQuestionFrom, termsOf } from '@/lib/stamp-duty/sale-duty'
import { stampDutyInputs } from '@/lib/stamp-duty/stamp-duty-inputs'

const SLUG = 'e-stamp-duty-calculator'

/** 'stamp duty 50 lakh karnataka woman': duty and registration of a sale. */
export function stampDutyQuestion(query: Query): ToolQuestion | null {
  const { amount, others } = moneyTerms(query)
  const state = stateInText(query.text)
  if (amount === undefined) return null
  if (others.length > 0) return { slug: SLUG, set: controls({ state: state ?? undefined }), answer: null }
  // These papers have duties of their own.
  if (/\b(?:rent|lease|gift|mortgage|affidavit)\b/.test(query.text))
    return { slug: SLUG, set: {}, answer: null }
  const buyer = /\b(?:wom[ae]n|female|wife|lady|mahila)\b|महिला/.test(query.words) ? 'female' : undefined
  const set = controls({ state: state ?? undefined, value: amount, buyer })
  // Without a state the page asks for it: no two have the same duty.
  if (state === null) return { slug: SLUG, set, answer: null }
  const read = readLinked(stampDutyInputs, set)
  const terms = termsOf(saleDutyByState[state])
  const question = saleQuestionFrom(read, terms)
  const duty = question && saleDuty(terms, question)
  if (!duty) return { slug: SLUG, set, answer: null }
  return {
    slug: SLUG,
    set,
    answer: {
      output: 'total',
      as: 'rupees',
      value: duty.totalPaise / 100,
      terms: [inRupees(amount), plainText(nameOf('states', stateNames[state]))],
    },
  }
}
