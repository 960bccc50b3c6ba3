import type { ExemptionSection } from '@/lib/rules/capital-gains/exemption-sections'
import type { CitedValues } from '@/lib/rules/rule'

export interface ExemptionLaw {
  /** The section of the Income-tax Act, 2025. */
  newSection: string
  /** The most of the new investment that counts, in rupees; null without a limit. */
  most: number | null
  /** True if the gain is exempt in the proportion in which the net sale price is reinvested. */
  isByShare: boolean
  /**
   * Months from the sale by which the money is invested: a house bought (and from how many months before),
   * built; bonds.
   */
  months: { buyFrom?: number; buyBy?: number; buildBy?: number; bondsBy?: number }
  keepYears: number
}

const HOUSE = { months: { buyFrom: -12, buyBy: 24, buildBy: 36 }, keepYears: 3 }
const BONDS: ExemptionLaw = {
  newSection: '85',
  most: 50_00_000,
  isByShare: false,
  months: { bondsBy: 6 },
  keepYears: 5,
}

const lawWithHousesUpTo = (most: number | null): Record<ExemptionSection, ExemptionLaw> => ({
  '54': { ...HOUSE, newSection: '82', isByShare: false, most },
  '54F': { ...HOUSE, newSection: '86', isByShare: true, most },
  '54EC': BONDS,
})

/** By the day of sale. */
export const exemptionValues: CitedValues<
  Record<ExemptionSection, ExemptionLaw>,
  'finance2023' | 'section82'
> = {
  label: 'Exemptions of capital gains that are invested again',
  values: [
    { from: '2018-04-01', value: lawWithHousesUpTo(null), source: 'finance2023' },
    { from: '2023-04-01', value: lawWithHousesUpTo(10_00_00_000), source: 'section82' },
  ],
}
