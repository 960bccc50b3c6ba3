import type { LineExtras } from '@/lib/invoicing/document/extra-columns'

export const discountUnits = ['percent', 'rupees'] as const
export type DiscountUnit = (typeof discountUnits)[number]

/**
 * Why a line at 0% bears no GST: nil-rated (a rate of 0% in the tariff), exempt (by a notification under
 * section 11), or outside GST. Table 8 of GSTR-1 has a column for each.
 */
export const exemptions = ['nilRated', 'exempt', 'nonGst'] as const
export type Exemption = (typeof exemptions)[number]

/** Numbers are stored as typed, so that a half-typed one is not lost; model/line-numbers.ts parses them. */
export interface DocumentLine {
  id: number
  description: string
  hsn: string
  quantity: string
  unit: string
  rate: string
  discount: string
  discountUnit: DiscountUnit
  taxRatePercent: string
  /** '' while it is not known; it counts where the rate is 0. */
  exemption: Exemption | ''
  extras: LineExtras
}
