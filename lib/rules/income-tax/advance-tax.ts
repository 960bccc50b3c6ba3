import type { CitedValues } from '@/lib/rules/rule'

/** A day of the year after 1 April: months from 1 to 3 fall into the next calendar year. */
export interface DayOfYear {
  month: number
  day: number
}

export interface AdvanceTaxInstalment extends DayOfYear {
  /** Cumulative per cent of the assessed tax due by then. */
  percent: number
  /** From so many per cent paid by then there is no interest; the same as `percent` where nothing is let pass. */
  sufficientPercent: number
  /** Per cent of the shortfall. */
  interestPercent: number
}

/** Whose returns are due together. */
export const filers = ['noBusiness', 'business', 'audit', 'transferPricing', 'belated', 'revised'] as const
export type Filer = (typeof filers)[number]

export interface AdvanceTaxLaw {
  act: string
  sections: {
    liability: string
    instalments: string
    deferment: string
    shortfall: string
    late: string
    fee: string
    revisedFee: string
  }
  /** Rupees of tax after TDS and TCS from which advance tax is payable. */
  threshold: number
  instalments: readonly AdvanceTaxInstalment[]
  presumptiveInstalments: readonly AdvanceTaxInstalment[]
  /** Below so many per cent of the assessed tax paid in the year, interest runs from 1 April. */
  yearPercent: number
  /** For each month or part of one. */
  monthlyPercent: number
  /**
   * The fee of a late return, and of a revised one in the last three months for it. Rupees; `low` for a total
   * income up to `upTo`; none for those who need not file.
   */
  fee: { upTo: number; low: number; high: number }
  /** Rupees up to which no return is due: of the new regime, and of the old one below 60, from 60 and from 80. */
  exemptUpTo: { new: number; old: readonly [number, number, number] }
  /** Rupees from which, or above which, one must file all the same (section 139(1), seventh proviso, and rule 12AB). */
  mustFile: {
    tds: number
    seniorTds: number
    currentAccounts: number
    savingsAccounts: number
    travel: number
    electricity: number
    sales: number
    professionalReceipts: number
  }
  /** In the calendar year in which the tax year ends, or the one after for days before April. */
  returnDays: Record<Filer, DayOfYear>
}

const FROM_MARCH = { month: 3, day: 15, percent: 100, sufficientPercent: 100, interestPercent: 1 }

const COMMON: Omit<AdvanceTaxLaw, 'act' | 'sections'> = {
  threshold: 10_000,
  instalments: [
    { month: 6, day: 15, percent: 15, sufficientPercent: 12, interestPercent: 3 },
    { month: 9, day: 15, percent: 45, sufficientPercent: 36, interestPercent: 3 },
    { month: 12, day: 15, percent: 75, sufficientPercent: 75, interestPercent: 3 },
    FROM_MARCH,
  ],
  presumptiveInstalments: [FROM_MARCH],
  yearPercent: 90,
  monthlyPercent: 1,
  fee: { upTo: 5_00_000, low: 1_000, high: 5_000 },
  exemptUpTo: { new: 4_00_000, old: [2_50_000, 3_00_000, 5_00_000] },
  mustFile: {
    tds: 25_000,
    seniorTds: 50_000,
    currentAccounts: 1_00_00_000,
    savingsAccounts: 50_00_000,
    travel: 2_00_000,
    electricity: 1_00_000,
    sales: 60_00_000,
    professionalReceipts: 10_00_000,
  },
  returnDays: {
    noBusiness: { month: 7, day: 31 },
    business: { month: 8, day: 31 },
    audit: { month: 10, day: 31 },
    transferPricing: { month: 11, day: 30 },
    belated: { month: 12, day: 31 },
    revised: { month: 3, day: 31 },
  },
}

export const ADVANCE_TAX_CHECKED_ON = '2026-11-23'

/** By the year in which the income is earned. The rates of interest and of the fee are the same under both acts. */
export const advanceTaxValues: CitedValues<AdvanceTaxLaw, 'section234C' | 'section425'> = {
  label: 'Advance tax: instalments, interest and fee for a late return',
  values: [
    {
      from: '2025-04-01',
      value: {
        ...COMMON,
        act: 'Income-tax Act, 1961',
        sections: {
          liability: '208',
          instalments: '211',
          deferment: '234C',
          shortfall: '234B',
          late: '234A',
          fee: '234F',
          revisedFee: '234-I',
        },
      },
      source: 'section234C',
    },
    {
      from: '2026-04-01',
      value: {
        ...COMMON,
        act: 'Income-tax Act, 2025',
        sections: {
          liability: '404',
          instalments: '408',
          deferment: '425',
          shortfall: '424',
          late: '423',
          fee: '428',
          revisedFee: '428(b)',
        },
      },
      source: 'section425',
    },
  ],
}
