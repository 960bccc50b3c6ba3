import { toRupees } from '@/lib/money/paise'
import type { PayParts } from '@/lib/salary/salary'

export interface PayStructure {
  /** Per cent of the monthly pay that is basic, and per cent of basic that is HRA. */
  basicPct: number
  hraPct: number
}

/** A month's pay in its parts, in whole rupees: what basic and HRA leave is the special allowance. */
export function payParts(pay: number, { basicPct, hraPct }: PayStructure): PayParts {
  const basic = toRupees((pay * basicPct) / 100)
  const hra = Math.min(pay - basic, toRupees((basic * hraPct) / 100))
  return { basic, hra, special: pay - basic - hra }
}
