import type { ProfessionalTaxLaw } from '@/lib/rules/salary/professional-tax'

/** Rupees from April to March. */
export interface ProfessionalTax {
  year: number
  /** The deductions of the twelve months from April on; null for a tax by the year or half-year without such months. */
  months: readonly number[] | null
  /** Why there is no figure, which then counts as zero: none was found, or the sources give two. */
  open: 'notFound' | { per: ProfessionalTaxLaw['per']; readings: readonly [number, number] } | null
}

/** The professional tax of a place; that of each is in professional-tax.ts. */
export interface PlaceTax {
  /** @param monthlyGross rupees: regular pay without a bonus */
  taxOn(monthlyGross: number): ProfessionalTax
  /** The pays, rupees a month, after which the tax changes. */
  bandEnds: readonly number[]
}

export const NO_MONTHLY_TAX: readonly number[] = Array.from({ length: 12 }, () => 0)

/** The tax of the places that levy none. */
export const noPlaceTax: PlaceTax = {
  taxOn: () => ({ year: 0, months: NO_MONTHLY_TAX, open: null }),
  bandEnds: [],
}
