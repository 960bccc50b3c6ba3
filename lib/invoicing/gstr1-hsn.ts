import { inSteps } from '@/lib/invoicing/exact'
import { isRegistered, type ReportedDocument } from '@/lib/invoicing/gstr1'
import { readCell } from '@/lib/invoicing/line-numbers'
import { signOf } from '@/lib/invoicing/register-csv'
import type { LineTotals, TaxSums } from '@/lib/invoicing/totals'
import { unitCode } from '@/lib/invoicing/unit-codes'

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

function added(row: HsnRow, line: LineTotals, quantitySteps: bigint, sign: 1 | -1): HsnRow {
  const taxPaise = line.cgstPaise + line.sgstPaise + line.igstPaise
  return {
    ...row,
    quantitySteps: row.quantitySteps + BigInt(sign) * quantitySteps,
    valuePaise: row.valuePaise + sign * (line.taxablePaise + taxPaise),
    taxablePaise: row.taxablePaise + sign * line.taxablePaise,
    cgstPaise: row.cgstPaise + sign * line.cgstPaise,
    sgstPaise: row.sgstPaise + sign * line.sgstPaise,
    igstPaise: row.igstPaise + sign * line.igstPaise,
  }
}

const NOTHING = {
  quantitySteps: 0n,
  valuePaise: 0,
  taxablePaise: 0,
  cgstPaise: 0,
  sgstPaise: 0,
  igstPaise: 0,
}

/**
 * Table 12: supplies by HSN, unit and rate, of registered or of other buyers. Notes reduce or increase them.
 * @param registered whether of buyers with a GSTIN
 */
export function hsnRows(reported: readonly ReportedDocument[], registered: boolean): HsnRow[] {
  const rows = new Map<string, HsnRow>()
  for (const { draft, result } of reported.filter(({ draft }) => isRegistered(draft) === registered)) {
    const byId = new Map(draft.lines.map((line) => [line.id, line]))
    for (const sums of result.lines) {
      const line = byId.get(sums.id)!
      const hsn = line.hsn.trim()
      const unit = unitCode(line.unit, hsn)
      const quantity = readCell(line, 'quantity')
      const { taxRatePercent } = sums
      const key = `${hsn} ${unit.code} ${taxRatePercent}`
      const row = rows.get(key) ?? {
        hsn,
        description: line.description.trim(),
        unit,
        taxRatePercent,
        ...NOTHING,
      }
      const steps = quantity.ok && unit.code !== 'NA' ? inSteps(quantity.value, DECIMALS)! : 0n
      rows.set(key, added(row, sums, steps, signOf(draft)))
    }
  }
  return [...rows.values()]
}
