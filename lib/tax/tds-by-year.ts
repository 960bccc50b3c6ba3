import type { ReadValues } from '@/lib/inputs/tool-inputs'
import { type Rule, type RuleRow, ruleOn } from '@/lib/rules/rule'
import { tcsKinds } from '@/lib/rules/tds/tcs-kinds'
import { tdsKinds } from '@/lib/rules/tds/tds-kinds'
import type { SampleKindId } from '@/lib/rules/tds/specification-sample'
import type { TdsKind, TdsTerms } from '@/lib/rules/tds/tds-terms'
import { type TcsForm, tcsFrom } from '@/lib/tax/tcs'
import { type TdsForm, tdsFrom } from '@/lib/tax/tds-answer'
import { NEWEST_YEAR, type tdsInputs, type TdsYear, tdsYearOf } from '@/lib/tax/tds-inputs'
import type { KindLaw, TdsLaw } from '@/lib/tax/tds-law'
import type { OpeningLaw } from '@/lib/tax/tds-opening'

/** The first and the last day of a financial year: 'fy-2024-25'. */
function daysOf(year: TdsYear): { first: string; last: string } {
  const from = Number(year.slice('fy-'.length, 'fy-2024'.length))
  return { first: `${from}-04-01`, last: `${from + 1}-03-31` }
}

/** The row at the end of a year, or the one before a change within it. */
export function rowOfYear<Terms>(
  terms: Rule<Terms>,
  year: TdsYear,
  paid: 'from-october' | 'before-october' = 'from-october',
): RuleRow<Terms> {
  const { first, last } = daysOf(year)
  return ruleOn(terms, paid === 'before-october' ? first : last)
}

function kindLaw(id: string, { terms, ...kind }: TdsKind, year: TdsYear): KindLaw {
  const before = rowOfYear<TdsTerms | null>(terms, year, 'before-october')
  const now = rowOfYear<TdsTerms | null>(terms, year)
  const changed = before === now ? undefined : { on: now.from, before: before.value }
  return { id, ...kind, terms: now.value, ...(changed && { changed }), checkedOn: terms.checkedOn }
}

const lawOfYear = (kinds: Record<string, TdsKind>, year: TdsYear): TdsLaw =>
  Object.fromEntries(Object.entries(kinds).map(([id, kind]) => [id, kindLaw(id, kind, year)]))

/** The law of tax deducted at source in a financial year, by kind of payment. */
export const tdsLawOf = (year: TdsYear) => lawOfYear(tdsKinds, year)
/** The law of tax collected at source in a financial year, by kind of sale. */
export const tcsLawOf = (year: TdsYear) => lawOfYear(tcsKinds, year)

/** The form and its answer under the law of the year that it asks for; null while that cannot be read. */
export function tdsFromYear(read: ReadValues<typeof tdsInputs>): TdsForm | null {
  const chosen = read('rules')
  return chosen && tdsFrom(read, tdsLawOf(tdsYearOf(chosen.rules)))
}

/** The same of a sale on which tax is collected. */
export function tcsFromYear(read: ReadValues<typeof tdsInputs>): TcsForm | null {
  const chosen = read('rules')
  return chosen && tcsFrom(read, tcsLawOf(tdsYearOf(chosen.rules)))
}

/** The newest law of the sample's kinds, with which the page opens; small enough to be written into it. */
export function openingTdsLaw(): OpeningLaw {
  const ofKind = (kind: SampleKindId) => {
    const { section1961, section2025, terms } = tdsKinds[kind]
    return { section1961, section2025, terms: rowOfYear(terms, NEWEST_YEAR).value }
  }
  return {
    kinds: { fd: ofKind('fd'), rent: ofKind('rent'), professional: ofKind('professional') },
    checkedOn: tdsKinds.fd.terms.checkedOn,
  }
}
