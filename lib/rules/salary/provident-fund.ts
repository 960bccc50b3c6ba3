import type { CitedValues } from '@/lib/rules/rule'

/** Per cent of the wages that count; each share to the nearest rupee. */
export interface ProvidentFundLaw {
  employeePercent: number
  /** Both shares of the employer: what goes to the pension scheme, and the rest to the fund. */
  employerPercent: number
  /** Per cent of wages up to the ceiling. */
  pensionPercent: number
  /** Deposit-linked insurance, of wages up to the ceiling. */
  insurancePercent: number
  /** Charges of administration. */
  adminPercent: number
  /** Rupees a month up to which contributions are compulsory. */
  wageCeiling: number
}

const SHARES: ProvidentFundLaw = {
  employeePercent: 12,
  employerPercent: 12,
  pensionPercent: 8.33,
  insurancePercent: 0.5,
  adminPercent: 0.5,
  wageCeiling: 15_000,
}

/** The day on which a person last compared it with its sources. */
export const PROVIDENT_FUND_CHECKED_ON = '2026-11-23'

/** The provident fund of establishments at the usual rate; some notified ones contribute 10 %. */
export const providentFundValues: CitedValues<
  ProvidentFundLaw,
  'charges2018' | 'scheme2026' | 'order' | 'epfo'
> = {
  label: 'Provident fund, pension scheme and insurance of employees',
  values: [
    {
      from: '2018-06-01',
      value: SHARES,
      source: 'charges2018',
    },
    {
      // The schemes of 2026 in place of those of 1952 and 1995; the ceiling as notified again on 29 May 2026.
      from: '2026-06-29',
      value: SHARES,
      source: 'scheme2026',
    },
    {
      // The ceiling for the whole of Chapter III of the Code on Social Security: fund, pension and insurance.
      from: '2026-09-17',
      value: { ...SHARES, wageCeiling: 25_000 },
      source: 'order',
      also: 'epfo',
      checkedOn: '2026-11-28',
    },
  ],
}

/** Rupees a year of an employer's contributions to provident fund, NPS and superannuation that are no perquisite. */
export const employerFundLimitValues: CitedValues<{ section: string; most: number }, 'budget' | 'act'> = {
  label: 'Employer’s contributions to provident fund, NPS and superannuation that are not taxed',
  values: [
    {
      from: '2020-04-01',
      value: { section: '17(2)(vii)', most: 7_50_000 },
      source: 'budget',
    },
    {
      from: '2026-04-01',
      value: { section: '17(1)(h)', most: 7_50_000 },
      source: 'act',
    },
  ],
}
