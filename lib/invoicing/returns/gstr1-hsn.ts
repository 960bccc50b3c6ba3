import { groups, sum } from 'd3-array'
import type { DocumentLine } from '@/lib/invoicing/document/document-line'
import { toWholeSteps } from '@/lib/invoicing/model/exact'
import { chargedLines } from '@/lib/invoicing/model/filled-lines'
import { isRegistered, type ReportedDocument, withSign } from '@/lib/invoicing/returns/gstr1'
import { readCell } from '@/lib/invoicing/model/line-numbers'
import { signOf } from '@/lib/invoicing/returns/register-csv'
import { type LineTotals, addTaxSums, type TaxSums } from '@/lib/invoicing/tax/totals'
import { unitCode } from '@/lib/invoicing/model/unit-codes'

const DECIMALS = 4

export interface HsnRow extends TaxSums {
  hsn: string
  description: string
  unit: { code: string; name: string }
  taxRatePercent: number
  /** Ten-thousandths, so that sums are exact. */
  quantitySteps: bigint
  /** Taxable value and tax. */
  valuePaise: number
}

function rowOf(line: DocumentLine, totals: LineTotals, sign: 1 | -1): HsnRow {
  const hsn = line.hsn.trim()
  const unit = unitCode(line.unit, hsn)
  const quantity = readCell(line, 'quantity')
  const own = withSign(totals, sign)
  return {
    hsn,
    description: line.description.trim(),
    unit,
    taxRatePercent: totals.taxRatePercent,
    ...own,
    quantitySteps:
      quantity.ok && unit.code !== 'NA' ? BigInt(sign) * toWholeSteps(quantity.value, DECIMALS)! : 0n,
    valuePaise: own.taxablePaise + own.cgstPaise + own.sgstPaise + own.igstPaise,
  }
}

/**
 * Table 12: supplies by HSN, unit and rate, of registered or of other buyers. Notes reduce or increase them.
 * @param registered whether of buyers with a GSTIN
 */
export function hsnRows(reported: readonly ReportedDocument[], registered: boolean): HsnRow[] {
  const rows = reported
    .filter(({ doc }) => isRegistered(doc) === registered)
    .flatMap(({ doc, result }) => {
      const byId = new Map(chargedLines(doc).map((line) => [line.id, line]))
      return result.lines.map((line) => rowOf(byId.get(line.id)!, line, signOf(doc)))
    })
  const keyOf = ({ hsn, unit, taxRatePercent }: HsnRow) => `${hsn} ${unit.code} ${taxRatePercent}`
  return groups(rows, keyOf).map(([, same]) => ({
    ...same[0]!,
    ...addTaxSums(same),
    quantitySteps: same.reduce((steps, row) => steps + row.quantitySteps, 0n),
    valuePaise: sum(same, ({ valuePaise }) => valuePaise),
  }))
}
