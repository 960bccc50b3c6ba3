import {
  MOST_A_YEAR,
  type ProfessionalTaxLaw,
  professionalTaxLaw,
  type TaxBand,
} from '@/lib/rules/salary/professional-tax'
import { placesWithoutTax, type ProfessionalTaxPlace } from '@/lib/rules/salary/professional-tax-places'
import { NO_MONTHLY_TAX, noPlaceTax, type PlaceTax, type ProfessionalTax } from '@/lib/salary/place-tax'

export type Sex = 'male' | 'female'

const FEBRUARY = 10
const TIMES: Record<ProfessionalTaxLaw['per'], number> = { month: 12, halfYear: 2, year: 1 }

const lawOf = (place: string): ProfessionalTaxLaw | undefined =>
  Object.hasOwn(professionalTaxLaw, place) ? professionalTaxLaw[place as ProfessionalTaxPlace] : undefined

const bandsOf = ({ bands, women }: ProfessionalTaxLaw, sex: Sex): readonly TaxBand[] =>
  sex === 'female' && women ? women : bands

/**
 * The professional tax of a year of the same pay each month, at most 2,500.
 * @param monthlyGross rupees: regular pay without a bonus
 * Source: lib/rules/salary/professional-tax.ts.
 */
export function professionalTax(place: string, monthlyGross: number, sex: Sex): ProfessionalTax {
  const law = lawOf(place)
  if (!law) {
    return { year: 0, months: NO_MONTHLY_TAX, open: placesWithoutTax.includes(place) ? null : 'notFound' }
  }
  const times = TIMES[law.per]
  const compared = (monthlyGross * 12) / times
  const [, tax, special] = bandsOf(law, sex).find(([upTo]) => compared <= upTo)!
  if (typeof tax !== 'number') {
    return { year: 0, months: NO_MONTHLY_TAX, open: { per: law.per, readings: tax } }
  }
  const months = monthsOf(law, tax, special)
  const year = months ? months.reduce((sum, month) => sum + month, 0) : tax * times
  return { year: Math.min(MOST_A_YEAR, year), months, open: null }
}

function monthsOf({ per }: ProfessionalTaxLaw, tax: number, special: TaxBand[2]): number[] | null {
  if (per === 'month') {
    return NO_MONTHLY_TAX.map((_, month) =>
      month === FEBRUARY && special?.february ? special.february : tax,
    )
  }
  const monthly = special?.monthly
  return monthly === undefined
    ? null
    : NO_MONTHLY_TAX.map((_, month) => (month === 11 ? tax - 11 * monthly : monthly))
}

/** Months of the pay that a band is compared with. */
const MONTHS: Record<ProfessionalTaxLaw['per'], number> = { month: 1, halfYear: 6, year: 12 }

/** The professional tax of a place by the pay; see `professionalTax`. */
export function placeTax(place: string, sex: Sex): PlaceTax {
  const law = lawOf(place)
  if (!law && placesWithoutTax.includes(place)) return noPlaceTax
  return {
    taxOn: (monthlyGross) => professionalTax(place, monthlyGross, sex),
    bandEnds: law ? bandsOf(law, sex).map(([upTo]) => Math.floor(upTo / MONTHS[law.per])) : [],
  }
}
