import type { Rule, RuleSource } from '@/lib/rules/rule'

/** Maharashtra Stamp Act, Schedule I, article 36A: leave and licence. */
export interface LicenceTerms {
  /** Per cent of the whole rent, the deposit that is not given back, and a yearly part of the one that is. */
  percent: number
  depositPercentAYear: number
  /** Rupees; in practice the duty is paid rounded up to a multiple of it. */
  paidInStepsOf: number
  longestMonths: number
  registration: { urban: number; rural: number }
  also: readonly RuleSource[]
  /** The registration department's own site. */
  office: string
}

/** Per cent of the average yearly rent, by the length of the lease. */
export interface LeaseTerms {
  /** Up to so many months, and including them, so many per cent. */
  slabs: readonly { upToMonths: number; percent: number }[]
  /** Rupees, once there is a deposit. */
  withDeposit: number
  shortestMonths: number
  /** Rupees, as the source has it: about. */
  registrationAbout: number
  also: readonly RuleSource[]
  /** The registration department's own site. */
  office: string
}

const YAGR = {
  title: 'Yagr: fees of registered rent agreements in Maharashtra and Delhi, without a date',
  href: 'https://yagr.me/registered-agreement-fees/',
}

/** Begins on the day of its older source: the first day of the rate is in neither. */
export const licenceDutyMaharashtra: Rule<LicenceTerms> = {
  label: 'Stamp duty of a leave and licence agreement, Maharashtra, article 36A',
  unit: 'per cent of rent and deposit',
  checkedOn: '2026-11-21',
  values: [
    {
      from: '2021-09-23',
      value: {
        percent: 0.25,
        depositPercentAYear: 10,
        paidInStepsOf: 100,
        longestMonths: 60,
        registration: { urban: 1_000, rural: 500 },
        also: [YAGR],
        office: 'https://igrmaharashtra.gov.in/',
      },
      source: {
        title: 'Petite Mafalda, 23 September 2021: the formula of article 36A',
        href: 'https://petitemafalda.com/blog/2021/09/23/how-to-calculate-stamp-duty-for-leave-and-license-agreement/',
      },
    },
  ],
}

export const leaseDutyDelhi: Rule<LeaseTerms> = {
  label: 'Stamp duty of a rent agreement, Delhi',
  unit: 'per cent of the average yearly rent',
  checkedOn: '2026-11-21',
  values: [
    {
      from: '2020-12-01',
      value: {
        slabs: [
          { upToMonths: 60, percent: 2 },
          { upToMonths: 120, percent: 3 },
          { upToMonths: 240, percent: 6 },
        ],
        withDeposit: 100,
        shortestMonths: 12,
        registrationAbout: 1_100,
        also: [YAGR],
        office: 'https://revenue.delhi.gov.in/',
      },
      source: {
        title: 'Martystein, December 2020: charges of a rent agreement in Delhi',
        href: 'http://martystein.com/2020/12/16/room-agreement-charges/',
      },
    },
  ],
}
