import type { Rule } from '@/lib/rules/rule'

export const npsSectors = ['non-government', 'government'] as const
export type NpsSector = (typeof npsSectors)[number]

/** What may be taken as a lump sum, by the size of the corpus in rupees. */
export interface NpsExit {
  /** Up to it the whole corpus. */
  fullUpTo: number
  /**
   * Above that and up to `upTo` so many rupees, the rest over at least `overYears` years or as an annuity;
   * null without one.
   */
  middle: { upTo: number; maxLumpSum: number; overYears: number } | null
  /** Above both, what has to buy an annuity. */
  annuityMinPercent: number
}

export interface NpsExitLaw {
  /** At 60 or later; outside the government also after 15 years. */
  normal: Record<NpsSector, NpsExit>
  premature: NpsExit
  /**
   * Per cent of the corpus up to which a lump sum is exempt from income tax: section 10(12A) of the Act of
   * 1961 and its successor.
   */
  taxFreePercent: number
  stayUntilAge: number
}

const middle = { upTo: 12_00_000, maxLumpSum: 6_00_000, overYears: 6 }

/** Sources name 12, 15, 16 or 19 December 2025 as the first day; pages say December 2025. */
export const npsExitLaw: Rule<NpsExitLaw> = {
  label: 'Exit from the National Pension System, and the exempt part of a lump sum',
  unit: 'rupees; per cent of the corpus; years',
  checkedOn: '2026-11-23',
  values: [
    {
      from: '2025-12-16',
      value: {
        normal: {
          'non-government': { fullUpTo: 8_00_000, middle, annuityMinPercent: 20 },
          government: { fullUpTo: 8_00_000, middle, annuityMinPercent: 40 },
        },
        premature: { fullUpTo: 5_00_000, middle: null, annuityMinPercent: 80 },
        taxFreePercent: 60,
        stayUntilAge: 85,
      },
      source: {
        title: 'PIB: amendments in the PFRDA (Exits and Withdrawals under the NPS) Regulations',
        href: 'https://pib.gov.in/PressReleasePage.aspx?PRID=2206763',
      },
      also: {
        title: 'Govt Employees Hub: NPS Amendment Regulations 2025, limits by sector',
        href: 'https://www.govtemployeeshub.com/2025/12/pfrda-nps-amendment-regulations-2025.html',
      },
    },
  ],
}
