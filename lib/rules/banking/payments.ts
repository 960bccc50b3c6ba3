import type { Rule } from '@/lib/rules/rule'

/**
 * The limits of all UPI apps; a bank may set less. Merchants are verified ones of some categories, such as
 * insurance and loan repayments.
 */
export const upiLimits: Rule<{ personADay: number; merchantOnce: number; merchantADay: number }> = {
  label: 'Limits of UPI payments',
  unit: 'rupees',
  checkedOn: '2026-11-28',
  values: [
    {
      from: '2025-09-15',
      value: { personADay: 1_00_000, merchantOnce: 5_00_000, merchantADay: 10_00_000 },
      source: {
        title: 'Mint: UPI limits from 15 September 2025',
        href: 'https://www.livemint.com/news/india/upi-transactions-from-september-15-ncpi-increases-daily-payment-limit-upto-rs-10-lakh-for-these-categories-see-full-list-11757937825802.html',
      },
      also: {
        title: 'Zee News: UPI limits from 15 September 2025',
        href: 'https://zeenews.india.com/personal-finance/new-upi-rules-from-today-september-15-transaction-limits-increased-to-rs-5-lakh-rs-10-lakh-for-these-key-categories-check-full-list-2960053.html',
      },
    },
  ],
}

/** A trial of one year: the lower of a share of the loss and the most, for a loss up to a limit, once in a lifetime. */
export const fraudCompensation: Rule<{ lossUpTo: number; sharePercent: number; most: number }> = {
  label: 'Compensation of individuals for payments into which they were deceived',
  unit: 'rupees; per cent of the loss',
  checkedOn: '2026-11-28',
  values: [
    {
      from: '2027-01-01',
      announced: 'notified',
      checkedOn: '2026-11-28',
      value: { lossUpTo: 50_000, sharePercent: 85, most: 25_000 },
      source: {
        title: 'iRisk: RBI’s directions of 24 June 2026',
        href: 'https://irisk.info/?p=26506',
        read: 'report',
      },
      also: {
        title: 'India News 16: the trial of compensation explained',
        href: 'https://indianews16.com/rbi-s-digital-scam-compensation-pilot-explained',
      },
    },
  ],
}

export const leastRtgs: Rule<number> = {
  label: 'Least amount of an RTGS transfer',
  unit: 'rupees',
  checkedOn: '2026-11-28',
  values: [
    {
      from: '2020-12-14',
      value: 2_00_000,
      source: {
        title: 'Free Press Journal, 13 December 2020: RTGS around the clock, from ₹2 lakh',
        href: 'https://www.freepressjournal.in/business/24x7-rtgs-transaction-facility-to-be-operational-from-tonight-says-rbi-guv-shaktikanta-das',
      },
      also: {
        title: 'Odisha Bytes: RTGS, at least ₹2,00,000',
        href: 'https://odishabytes.com/rtgs-payment-system-to-be-available-24x7-from-december',
      },
    },
  ],
}
