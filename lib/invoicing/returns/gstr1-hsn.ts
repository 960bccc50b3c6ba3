import { groups, sum } from 'd3-array'
import type { SupplyDocument } from '@/lib/invoicing/document/document'
import type { DocumentLine } from '@/lib/invoicing/document/document-line'
import { toWholeSteps } from '@/lib/invoicing/model/exact'
import { chargedLines } from '@/lib/invoicing/model/filled-lines'
import { isRegistered, type ReportedDocument, withSign } from '@/lib/invoicing/returns/gstr1'
import { readCell } from '@/lib/invoicing/model/line-numbers'
import { signOf } from '@/lib/invoicing/returns/register-csv'
import { type LineTotals, addTaxSums, type TaxSums } from '@/lib/invoicing/tax/totals'
import { unitCode } from '@/lib/invoicing/model/unit-codes'

const DECIMALS = 4
/** Ten-thousandths in a hundredth. */
const STEPS = 100n

/** Ten-thousandths as a number with two decimals: 3750 is '0.38', 12345 is '1.23'. */
function twoDecimals(steps: bigint): string {
  const size = steps < 0n ? -steps : steps
  const hundredths = (size + STEPS / 2n) / STEPS
  const digits = String(hundredths).padStart(3, '0')
  const sign = steps < 0n && hundredths > 0n ? '-' : ''
  return `${sign}${digits.slice(0, -2)}.${digits.slice(-2)}`
}

export interface HsnRow extends TaxSums {
  hsn: string
  description: string
  unit: { code: string; name: string }
  taxRatePercent: number
  /** With two decimals, as the offline tool takes it: the exact sum, rounded half away from zero. */
  quantity: string
  /** Taxable value and tax. */
  valuePaise: number
}

/** A row of one line, with its quantity in ten-thousandths, so that sums are exact. */
type LineRow = Omit<HsnRow, 'quantity'> & { quantitySteps: bigint }

/**
 * Whether the quantity of a document is of goods that were sent, or that came back. A note for a price or a deficiency
 * changes a value only: table 12 is of supplies, and its instructions name no quantity of notes.
 * Source: CGST Act, section 34(1) and (3), which tell goods returned from a value that was too high or too low
 */
const movesGoods = (doc: SupplyDocument) => !('movesGoods' in doc) || doc.movesGoods

function rowOf(doc: SupplyDocument, line: DocumentLine, totals: LineTotals): LineRow {
  const hsn = line.hsn.trim()
  const unit = unitCode(line.unit, hsn)
  const quantity = readCell(line, 'quantity')
  const sign = signOf(doc)
  const own = withSign(totals, sign)
  const counts = quantity.ok && unit.code !== 'NA' && movesGoods(doc)
  return {
    hsn,
    description: line.description.trim(),
    unit,
    taxRatePercent: totals.taxRatePercent,
    ...own,
    quantitySteps: counts ? BigInt(sign) * toWholeSteps(quantity.value, DECIMALS)! : 0n,
    valuePaise: own.taxableMinor + own.cgstMinor + own.sgstMinor + own.igstMinor,
  }
}

/** Buyers with a GSTIN, or without one. */
export type Buyers = 'registered' | 'unregistered'

/** Table 12: supplies by HSN, unit and rate, of registered or of other buyers. Notes reduce or increase them. */
export function hsnRows(reported: readonly ReportedDocument[], buyers: Buyers): HsnRow[] {
  const rows = reported
    .filter(({ doc }) => isRegistered(doc) === (buyers === 'registered'))
    .flatMap(({ doc, result }) => {
      const byId = new Map(chargedLines(doc).map((line) => [line.id, line]))
      return result.lines.map((line) => rowOf(doc, byId.get(line.id)!, line))
    })
  const keyOf = ({ hsn, unit, taxRatePercent }: LineRow) => `${hsn} ${unit.code} ${taxRatePercent}`
  return groups(rows, keyOf).map(([, same]) => ({
    hsn: same[0]!.hsn,
    description: same[0]!.description,
    unit: same[0]!.unit,
    taxRatePercent: same[0]!.taxRatePercent,
    ...addTaxSums(same),
    quantity: twoDecimals(same.reduce((steps, row) => steps + row.quantitySteps, 0n)),
    valuePaise: sum(same, ({ valuePaise }) => valuePaise),
  }))
}
