import { SIMPLIFIED, yearOfRules } from '@/lib/tax/rule-ids'
import type { ReadValues } from '@/lib/inputs/tool-inputs'
import { checkedDay, type Rule, type RuleRow, ruleOn } from '@/lib/rules/rule'
import { tcsKinds } from '@/lib/rules/tds/tcs-kinds'
import { daysOfTaxYear, type TaxYearId } from '@/lib/rules/years'
import { tdsKinds } from '@/lib/rules/tds/tds-kinds'
import type { SampleKindId } from '@/lib/rules/tds/specification-sample'
import type { TdsKind, TdsTerms } from '@/lib/rules/tds/tds-terms'
import { type TcsForm, tcsFrom } from '@/lib/tax/tcs'
import { type TdsForm, tdsFrom } from '@/lib/tax/tds-answer'
import { type tdsInputs } from '@/lib/tax/tds-inputs'
import type { KindLaw, TdsLaw } from '@/lib/tax/tds-law'
import type { SampleKindsLaw } from '@/lib/tax/sample-form'

/** The row at the end of a year, or the one before a change within it. */
export function rowOfYear<Terms>(
  terms: Rule<Terms>,
  year: TaxYearId,
  paid: 'from-october' | 'before-october' = 'from-october',
): RuleRow<Terms> {
  const { first, last } = daysOfTaxYear(year)
  return ruleOn(terms, paid === 'before-october' ? first : last)
}

function kindLaw(id: string, { terms, ...kind }: TdsKind, year: TaxYearId): KindLaw {
  const before = rowOfYear<TdsTerms | null>(terms, year, 'before-october')
  const now = rowOfYear<TdsTerms | null>(terms, year)
  const changed = before === now ? undefined : { on: now.from, before: before.value }
  return { id, ...kind, terms: now.value, ...(changed && { changed }), checkedOn: checkedDay(terms, now) }
}

const lawOfYear = (kinds: Record<string, TdsKind>, year: TaxYearId): TdsLaw =>
  Object.fromEntries(Object.entries(kinds).map(([id, kind]) => [id, kindLaw(id, kind, year)]))

/** The law of tax deducted at source in a financial year, by kind of payment. */
export const tdsLawOf = (year: TaxYearId) => lawOfYear(tdsKinds, year)
/** The law of tax collected at source in a financial year, by kind of sale. */
export const tcsLawOf = (year: TaxYearId) => lawOfYear(tcsKinds, year)

/** The form and its answer under the law of the year that it asks for; null while that cannot be read. */
export function tdsFromYear(read: ReadValues<typeof tdsInputs>): TdsForm | null {
  const chosen = read('rules')
  return chosen && tdsFrom(read, tdsLawOf(yearOfRules(chosen.rules)))
}

/** The year's answer for a sale on which tax is collected. */
export function tcsFromYear(read: ReadValues<typeof tdsInputs>): TcsForm | null {
  const chosen = read('rules')
  return chosen && tcsFrom(read, tcsLawOf(yearOfRules(chosen.rules)))
}

/** The law of a year on the sample's kinds; that of this year unless another is asked for. */
export function sampleKindsLaw(year: TaxYearId = yearOfRules(SIMPLIFIED)): SampleKindsLaw {
  const rowOf = (kind: SampleKindId) => rowOfYear(tdsKinds[kind].terms, year)
  const ofKind = (kind: SampleKindId) => {
    const { section1961, section2025 } = tdsKinds[kind]
    return { section1961, section2025, terms: rowOf(kind).value }
  }
  const days = SAMPLE_KINDS.map((kind) => checkedDay(tdsKinds[kind].terms, rowOf(kind)))
  return {
    year,
    kinds: { fd: ofKind('fd'), rent: ofKind('rent'), professional: ofKind('professional') },
    checkedOn: days.toSorted()[0]!,
  }
}

const SAMPLE_KINDS = ['fd', 'rent', 'professional'] as const
