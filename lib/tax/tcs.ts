import type { ReadValues } from '@/lib/inputs/tool-inputs'
import type { TdsSections, TdsTerms } from '@/lib/rules/tds/tds-terms'
import { type Tds, tds } from '@/lib/tax/tds'
import { noTds, termsOn } from '@/lib/tax/tds-answer'
import { freshTdsValues, type TdsInputName, type tdsInputs, type TdsValues } from '@/lib/tax/tds-inputs'
import { askedByLaw, bindingLaw, type KindLaw, lawOfKind, payerNames, type TdsLaw } from '@/lib/tax/tds-law'

export interface TcsAnswer {
  question: TdsValues
  sections: TdsSections
  /** Null where nothing is collected by law: by this seller, or in this year. */
  terms: TdsTerms | null
  exempt: 'payer' | 'notInForce' | null
  /** `tds` is the tax that is collected. */
  result: Tds
  /** Rupees: what the buyer pays with it. */
  total: number
}

export interface TcsForm {
  asked: readonly TdsInputName[]
  /** The law that binds the seller; null where none does, and while that is not known. */
  law: KindLaw | null
  answer: TcsAnswer | null
}

/**
 * Tax collected at source by a seller, on top of the price, under the law of a year.
 * Source: section 206C of the Income-tax Act, 1961; section 394 of the Income-tax Act, 2025
 */
export function tcsFrom(read: ReadValues<typeof tdsInputs>, law: TdsLaw): TcsForm {
  const chosen = read('rules', 'payer', 'tcsKind')
  if (!chosen) return { asked: ['amount'], law: null, answer: null }
  const own = lawOfKind(law, chosen.tcsKind)
  const aboutSeller = payerNames(own, chosen.payer)
  const conditions = read(...aboutSeller)
  const binding =
    conditions && bindingLaw(law, chosen.tcsKind, { ...freshTdsValues, ...chosen, ...conditions })
  const asked = [
    ...aboutSeller,
    ...(binding ? askedByLaw(binding, chosen.tcsKind, 'year') : ['amount' as const]),
  ]
  const entered = conditions && read(...asked)
  if (!entered) return { asked, law: binding, answer: null }
  const question = { ...freshTdsValues, ...entered, ...chosen }
  const terms = binding && termsOn(binding, question)
  const result = terms ? tds(terms, question) : noTds(question.amount)
  const exempt = terms ? null : binding ? 'notInForce' : 'payer'
  return {
    asked,
    law: binding,
    answer: { question, sections: own, terms, exempt, result, total: question.amount + result.tds },
  }
}
