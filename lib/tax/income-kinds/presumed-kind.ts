import type { ReadTaxInputs } from '@/lib/tax/income-tax'
import { firstDayOf, isPresumed } from '@/lib/tax/income-tax'
import {
  type NotPresumed,
  type PresumedProfit,
  presumedProfit,
  type PresumptiveKind,
  vehicleRows,
} from '@/lib/tax/income-kinds/presumptive'
import { yearOfRules } from '@/lib/tax/rule-ids'

/** The rows of goods vehicles in the text of their field, which is empty on a fresh page. */
export const vehiclesText = (text: string): string => (text === '' ? vehicleRows.initial : text)

/** The profit presumed of the fields; null for another kind of income, or while a field that counts has a problem. */
export function presumedOf(read: ReadTaxInputs): PresumedProfit | NotPresumed | null {
  const chosen = read('source', 'rules')
  if (!chosen || !isPresumed(chosen.source)) return null
  const kind = chosen.source as PresumptiveKind
  const isOfVehicles = kind === 'vehicles'
  const profit = read('declaredProfit')
  const given = isOfVehicles ? { income: 0, cashReceipts: 0 } : read('income', 'cashReceipts')
  const rows = isOfVehicles ? vehiclesOf(read) : []
  if (!profit || !given || !rows) return null
  const { income: receipts, cashReceipts: cash } = given
  return presumedProfit(
    { kind, receipts, cash, vehicles: rows, declared: profit.declaredProfit },
    firstDayOf(yearOfRules(chosen.rules)),
  )
}

function vehiclesOf(read: ReadTaxInputs) {
  const text = read('vehicles')
  const rows = text && vehicleRows.rowsOf(vehiclesText(text.vehicles))
  return rows?.ok ? rows.value : null
}
