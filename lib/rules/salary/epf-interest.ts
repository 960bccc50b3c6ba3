import { yearOfDay } from '@/lib/calendar/financial-year'
import { inForce } from '@/lib/rules/in-force'
import type { CitedValues } from '@/lib/rules/rule'

/**
 * Interest of the employees' provident fund, declared for each financial year: a row for each, also where it stayed.
 */
export const epfInterestValues: CitedValues<
  number,
  'hindu2023' | 'paragraph60' | 'pti2026' | 'ratified2026'
> = {
  label: 'Interest on the employees’ provident fund',
  values: [
    { from: '2015-04-01', value: 8.8, source: 'hindu2023', also: 'paragraph60' },
    { from: '2016-04-01', value: 8.65, source: 'hindu2023', also: 'paragraph60' },
    { from: '2017-04-01', value: 8.55, source: 'hindu2023', also: 'paragraph60' },
    { from: '2018-04-01', value: 8.65, source: 'hindu2023', also: 'paragraph60' },
    { from: '2019-04-01', value: 8.5, source: 'hindu2023', also: 'paragraph60' },
    { from: '2020-04-01', value: 8.5, source: 'hindu2023', also: 'paragraph60' },
    { from: '2021-04-01', value: 8.1, source: 'hindu2023', also: 'paragraph60' },
    { from: '2022-04-01', value: 8.15, source: 'hindu2023', also: 'paragraph60' },
    { from: '2023-04-01', value: 8.25, source: 'pti2026', also: 'ratified2026' },
    { from: '2024-04-01', value: 8.25, source: 'pti2026', also: 'ratified2026' },
    { from: '2025-04-01', value: 8.25, source: 'pti2026', also: 'ratified2026' },
  ],
}

const lastDeclared = () => inForce(epfInterestValues)

/** The last financial year with a declared rate, and the rate in per cent. */
export const lastDeclaredYear = (): number => yearOfDay(lastDeclared().from)
export const lastDeclaredRate = (): number => lastDeclared().value

/** Own contributions of a tax year up to which interest is free of tax, in rupees. */
export const taxFreeContributionValues: CitedValues<
  { withEmployer: number; withoutEmployer: number },
  'accounts' | 'rule277'
> = {
  label: 'Own provident-fund contributions whose interest is free of tax',
  values: [
    {
      from: '2021-04-01',
      value: { withEmployer: 2_50_000, withoutEmployer: 5_00_000 },
      source: 'accounts',
      also: 'rule277',
    },
  ],
}

export interface PensionLaw {
  wageCeiling: number
  /** Pension = wages × years ÷ this. */
  divisor: number
  leastYears: number
  /** From so many years on, so many more count. */
  bonusFrom: number
  bonusYears: number
  /** Rupees a month. */
  leastPension: number
}

const PENSION = { divisor: 70, leastYears: 10, bonusFrom: 20, bonusYears: 2, leastPension: 1_000 }

/** The pension of members who joined after 15 November 1995, without the option of higher wages, from age 58. */
export const employeesPensionValues: CitedValues<PensionLaw, 'formula' | 'tracker' | 'scheme2026' | 'order'> =
  {
    label: 'Employees’ pension scheme',
    values: [
      {
        from: '2014-09-01',
        value: { ...PENSION, wageCeiling: 15_000 },
        source: 'formula',
        also: 'tracker',
      },
      {
        // Paragraph 11(1), as corrected by G.S.R. 704(E): pro rata for every period of a wage ceiling.
        from: '2026-09-17',
        value: { ...PENSION, wageCeiling: 25_000 },
        source: 'scheme2026',
        also: 'order',
        checkedOn: '2026-11-28',
      },
    ],
  }
