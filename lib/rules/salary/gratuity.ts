import type { CitedValues } from '@/lib/rules/rule'

export interface GratuityLaw {
  section: string
  /** Days of wages for a year of service, in a month of so many days. */
  daysPerYear: number
  daysOfMonth: number
  /** More than so many months of a broken year count as a year. */
  brokenYearMonths: number
  /** Years of service before it is due; none after death or disablement. */
  regularYears: number
  fixedTermYears: number
  /** Rupees: the most that is due, and that is exempt from tax. */
  most: number
}

const TERMS = { daysPerYear: 15, daysOfMonth: 26, brokenYearMonths: 6, regularYears: 5, most: 20_00_000 }

/** The day on which a person last compared it with its sources. */
export const gratuityCheckedOn = '2026-11-23'

/** The gratuity of employees covered: factories, mines, ports and the like, shops and establishments of ten or more. */
export const gratuityValues: CitedValues<GratuityLaw, 'gazette' | 'code'> = {
  label: 'Gratuity of covered employees',
  values: [
    {
      from: '2018-03-29',
      value: { section: '4 of the Payment of Gratuity Act, 1972', ...TERMS, fixedTermYears: 5 },
      source: 'gazette',
    },
    {
      from: '2025-11-21',
      value: { section: '53 of the Code on Social Security, 2020', ...TERMS, fixedTermYears: 1 },
      source: 'code',
    },
  ],
}
