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

/** The law of a year on the sample's kinds, with which the page opens. */
export interface OpeningLaw {
  year: TaxYearId
  kinds: Record<SampleKindId, TdsSections & { terms: TdsTerms }>
  /** The day on which it was last compared with its sources, YYYY-MM-DD. */
  checkedOn: string
}

/**
 * Which law the question needs: that with which the page opens, for a payer whom it binds; or the whole law of a year.
 * Null while what is chosen cannot be read.
 */
export function lawNeeded(read: Read): 'opening' | 'year' | null {
  const chosen = read('rules', 'payer', 'kind')
  if (!chosen) return null
  const { rules, payer, kind } = chosen
  const isKnown = isSampleKind(kind) || kind === 'salary'
  return rules === SIMPLIFIED && payer === 'company' && isKnown ? 'opening' : 'year'
}

/** The fields that an opening page has for a kind of payment. */
const ASKED: Record<SampleKindId, TdsInputName[]> = {
  fd: ['senior', 'pan'],
  rent: ['rentPeriod', 'pan'],
  professional: ['pan'],
}

/** The answer of an opening page: the sample and the newest law. Null while what it asks cannot be read. */
export function openingTds(read: Read, law: OpeningLaw): TdsAnswer | null {
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

/** By the sample, which knows neither who pays nor what a law asks; null where it is not shown or does not know the kind. */
export function sampleTdsOf({ rules, kind, amount, rentPeriod, senior }: TdsValues): Tds | null {
  if (rules !== SIMPLIFIED || !isSampleKind(kind)) return null
  return tdsForPeriod(sampleTds[kind], { ...freshTdsValues, kind, amount, rentPeriod, senior })
}
