import type { ReadValues } from '@/lib/inputs/tool-inputs'
import type { TdsSections, TdsTerms } from '@/lib/rules/tds/tds-terms'
import { tdsWithoutRate } from '@/lib/rules/tds/without-fixed-rate'
import { tdsForPeriod } from '@/lib/tax/rent-period'
import { type Deduction, limitFor, type TdsAnswer } from '@/lib/tax/tds'
import {
  freshTdsValues,
  type TdsInputName,
  type tdsInputs,
  type TdsKindChoice,
  type TdsValues,
} from '@/lib/tax/tds-inputs'
import { askedByLaw, bindingLaw, type KindLaw, lawOfKind, payerNames, type TdsLaw } from '@/lib/tax/tds-law'
import { isSampleForm, sampleTdsOf } from '@/lib/tax/sample-form'

const withoutRate: Partial<Record<TdsKindChoice, TdsSections>> = tdsWithoutRate

type Read = ReadValues<typeof tdsInputs>

export interface TdsForm {
  asked: readonly TdsInputName[]
  /** The law that binds the payer; null where none does, and while that is not known. */
  law: KindLaw | null
  answer: TdsAnswer | null
}

/** The form and its answer under the law of a year. A field that is not asked cannot have a problem. */
export function tdsFrom(read: Read, law: TdsLaw): TdsForm {
  const chosen = read('rules', 'payer', 'kind')
  if (!chosen) return { asked: ['amount'], law: null, answer: null }
  const sections = withoutRate[chosen.kind]
  if (!sections) return ofKind(read, law, chosen)
  const entered = read('amount')
  const question = { ...freshTdsValues, ...chosen, ...entered }
  const answer = entered && { question, sections, deduction: null, sample: null }
  return { asked: ['amount'], law: null, answer }
}

function ofKind(read: Read, law: TdsLaw, chosen: Pick<TdsValues, 'rules' | 'payer' | 'kind'>): TdsForm {
  const own = lawOfKind(law, chosen.kind)
  const aboutPayer = payerNames(own, chosen.payer)
  const conditions = read(...aboutPayer)
  const binding = conditions && bindingLaw(law, chosen.kind, { ...freshTdsValues, ...chosen, ...conditions })
  const { rentPeriod } = { ...freshTdsValues, ...read('rentPeriod') }
  const byLaw: TdsInputName[] = binding ? askedByLaw(binding, chosen.kind, rentPeriod) : ['amount']
  const asked = [...aboutPayer, ...byLaw.filter(isAskedOn(read))]
  const entered = conditions && read(...asked)
  const question = entered && { ...freshTdsValues, ...entered, ...chosen }
  return {
    asked,
    law: binding,
    answer: question && {
      question,
      sections: binding ?? own,
      deduction: deductionBy(binding, question),
      sample: sampleTdsOf(question),
    },
  }
}

/** The sample's form asks for the amount of the whole year. */
const isAskedOn = (read: Read) => (name: TdsInputName) =>
  isSampleForm(read) === false || (name !== 'earlier' && name !== 'deducted')

/** A deduction of nothing, whatever the amount. */
export const noTds = (amount: number) => ({
  tds: 0,
  ratePercent: 0,
  limit: 0,
  base: 0,
  parts: [],
  netPayment: amount,
  capped: false,
})

function deductionBy(law: KindLaw | null, question: TdsValues): Deduction {
  const terms = law && termsOn(law, question)
  const nothing = { terms: null, result: noTds(question.amount), otherReading: null }
  if (!terms) return { ...nothing, exempt: law ? 'notInForce' : 'payer' }
  const { payee, pan, transporter, nonFiler } = question
  if (terms.individualsExempt && payee === 'individual') return { ...nothing, exempt: 'individual' }
  if (terms.transportersExempt && transporter && pan) return { ...nothing, exempt: 'transporter' }
  const byLaw = nonFiler ? forNonFilers(terms, terms.nonFilers, question) : terms
  const other = nonFiler ? forNonFilers(terms, terms.nonFilersInDispute, question) : terms
  return {
    terms: byLaw,
    result: tdsForPeriod(byLaw, question),
    exempt: null,
    otherReading: other === terms ? null : tdsForPeriod(other, question),
  }
}

/** The terms on the day of the payment, where they changed within the year. */
export const termsOn = ({ terms, changed }: KindLaw, { paid }: Pick<TdsValues, 'paid'>): TdsTerms | null =>
  changed && paid === 'before-october' ? changed.before : terms

/** Where the recipient filed no return for three years: the terms with their lower limit and their higher rate. */
function forNonFilers(terms: TdsTerms, nonFilers: TdsTerms['nonFilers'], question: TdsValues): TdsTerms {
  if (!nonFilers) return terms
  const { otherPayeeLimit: _, ...rest } = terms
  const { ratePercent, withoutPanPercent } = terms
  const slices = [
    { above: nonFilers.limit, ratePercent, withoutPanPercent },
    { above: limitFor(terms, question), ratePercent: nonFilers.upperPercent, withoutPanPercent },
  ]
  return { ...rest, limit: nonFilers.limit, slices }
}
