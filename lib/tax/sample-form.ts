import { SIMPLIFIED } from '@/lib/tax/rule-ids'
import type { ReadValues } from '@/lib/inputs/tool-inputs'
import { type SampleKindId, sampleTds } from '@/lib/rules/tds/specification-sample'
import type { TdsSections, TdsTerms } from '@/lib/rules/tds/tds-terms'
import type { TaxYearId } from '@/lib/rules/years'
import { tdsForPeriod } from '@/lib/tax/rent-period'
import type { Tds, TdsAnswer } from '@/lib/tax/tds'
import {
  freshTdsValues,
  type TdsInputName,
  type tdsInputs,
  type TdsKindChoice,
  type TdsValues,
} from '@/lib/tax/tds-inputs'

type Read = ReadValues<typeof tdsInputs>

/** Section 192 of the 1961 Act: a salary has no rate of its own. See lib/rules/tds/without-fixed-rate. */
const SALARY_SECTIONS: TdsSections = { section1961: '192', section2025: '392(1)' }

const isSampleKind = (kind: TdsKindChoice): kind is SampleKindId => Object.hasOwn(sampleTds, kind)

/** The law of a year on the kinds of payment that the specification's sample knows. */
export interface SampleKindsLaw {
  year: TaxYearId
  kinds: Record<SampleKindId, TdsSections & { terms: TdsTerms }>
  /** The day on which it was last compared with its sources, YYYY-MM-DD. */
  checkedOn: string
}

/**
 * True for the form of the sample: it is shown, a company pays, and the payment is a salary or of a kind that
 * it knows. The amount is then that of the whole year. Null while what is chosen cannot be read.
 */
export function isSampleForm(read: Read): boolean | null {
  const chosen = read('rules', 'payer', 'kind')
  if (!chosen) return null
  const { rules, payer, kind } = chosen
  return rules === SIMPLIFIED && payer === 'company' && (isSampleKind(kind) || kind === 'salary')
}

/** The fields of the sample's form for a kind of payment. */
const ASKED: Record<SampleKindId, TdsInputName[]> = {
  fd: ['senior', 'pan'],
  rent: ['rentPeriod', 'pan'],
  professional: ['pan'],
}

/**
 * The answer of the sample's form: the sample, and a year's law of its kinds. Null while what it asks cannot be read.
 */
export function sampleFormTds(read: Read, law: SampleKindsLaw): TdsAnswer | null {
  const chosen = read('kind')
  if (!chosen) return null
  const { kind } = chosen
  const isSample = isSampleKind(kind)
  const entered = read('amount', ...(isSample ? ASKED[kind] : []))
  if (!entered) return null
  const question = { ...freshTdsValues, ...entered, kind }
  if (!isSample) return { question, sections: SALARY_SECTIONS, deduction: null, sample: null }
  const sections = law.kinds[kind]
  const { terms } = sections
  const result = tdsForPeriod(terms, question)
  const deduction = { terms, result, exempt: null, otherReading: null }
  return { question, sections, deduction, sample: sampleTdsOf(question) }
}

/**
 * By the sample, which knows neither who pays nor what a law asks; null where it is not shown or does not
 * know the kind.
 */
export function sampleTdsOf({ rules, kind, amount, rentPeriod, senior }: TdsValues): Tds | null {
  if (rules !== SIMPLIFIED || !isSampleKind(kind)) return null
  return tdsForPeriod(sampleTds[kind], { ...freshTdsValues, kind, amount, rentPeriod, senior })
}
