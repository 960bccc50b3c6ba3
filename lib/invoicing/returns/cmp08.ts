import { sum } from 'd3-array'
import { plainGstin } from '@/lib/identity/gstin'
import { type BusinessDocument, isSupply } from '@/lib/invoicing/document/document'
import { divideHalfUp, toWholeSteps } from '@/lib/invoicing/model/exact'
import { isFinished, signOf } from '@/lib/invoicing/returns/register-csv'
import { totals } from '@/lib/invoicing/tax/totals'
import { compositionRates, type CompositionTrade } from '@/lib/rules/gst/composition-rates'
import { ruleOn } from '@/lib/rules/rule'

/** Row 1 of table 3 of CMP-08, in paise. */
export interface Cmp08 {
  valuePaise: number
  cgstPaise: number
  sgstPaise: number
}

/** The first day whose rates are known. */
const FIRST_DAY = compositionRates.values[0]!.from

/** The months of the quarter of the financial year in which a month is: '2026-11' is in October to December. */
export function quarterOf(month: string): { from: string; to: string } {
  const [year, number] = [month.slice(0, 4), Number(month.slice(5))]
  const first = Math.floor((number - 1) / 3) * 3 + 1
  const named = (one: number) => `${year}-${String(one).padStart(2, '0')}`
  return { from: named(first), to: named(first + 2) }
}

/** The finished bills of supply of the composition scheme from one day to another, both included. */
const compositionBills = (documents: readonly BusinessDocument[], from: string, to: string) =>
  documents
    .filter(isSupply)
    .filter((doc) => doc.supply === 'composition' && doc.date >= from && doc.date <= to && isFinished(doc))

/**
 * The GSTINs under which bills of supply of the composition scheme were issued in a quarter; '' for those without one.
 */
export const compositionGstins = (
  documents: readonly BusinessDocument[],
  from: string,
  to: string,
): string[] => [
  ...new Set(compositionBills(documents, from, to).map(({ business }) => plainGstin(business.gstin))),
]

/**
 * The outward supplies of a quarter under the composition scheme and their tax, each head rounded to the
 * paisa, half up; nothing is due on a value below zero.
 * @returns null before the first day of which the rates are known
 * Source: FORM GST CMP-08, table 3, row 1; CGST Rules, rules 7 and 62
 */
export function cmp08(
  documents: readonly BusinessDocument[],
  { gstin, trade, from, to }: { gstin: string; trade: CompositionTrade; from: string; to: string },
): Cmp08 | null {
  if (from < FIRST_DAY) return null
  const supplies = compositionBills(documents, from, to).filter(
    ({ business }) => plainGstin(business.gstin) === gstin,
  )
  const valuePaise = sum(supplies, (doc) => signOf(doc) * totals(doc)!.subtotalMinor)
  const hundredths = toWholeSteps(ruleOn(compositionRates, to.slice(0, 8) + '01').value[trade], 2)!
  const half = Number(divideHalfUp(BigInt(Math.max(0, valuePaise)) * hundredths, 20_000n))
  return { valuePaise, cgstPaise: half, sgstPaise: half }
}
