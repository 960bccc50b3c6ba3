import type { Rule } from '@/lib/rules/rule'

export interface DonationLaw {
  /** Which allows the deduction, of the Income-tax Act of the year. */
  section: string
  act: 1961 | 2025
  /** Rupees, above which a donation in cash is not deducted. */
  mostCash: number
}

/**
 * The deduction for a donation. The donor needs the certificate that the institution gives out of its
 * statement of donations (Form 10BE out of Form 10BD, rule 18AB of the Income-tax Rules, 1962, from 2021-22
 * on); the receipt is no proof.
 */
export const donationLaw: Rule<DonationLaw> = {
  label: 'Deduction for donations, and the largest donation in cash for which there is one',
  unit: 'rupees',
  checkedOn: '2026-11-24',
  values: [
    {
      from: '2017-04-01',
      value: { section: '80G', act: 1961, mostCash: 2_000 },
      source: {
        title: 'FMSF: section 80G, Income-tax Act, 1961, and donations in cash',
        href: 'https://www.fmsfindia.org.in/notice-board/v1i14',
      },
    },
    {
      from: '2026-04-01',
      value: { section: '133', act: 2025, mostCash: 2_000 },
      source: {
        title: 'BharatTax: section 133, Income-tax Act, 2025',
        href: 'https://bharattax.co/income-tax/act-2025/section/133',
      },
      also: {
        title: 'AUBSP: section 133, Income-tax Act, 2025',
        href: 'https://www.aubsp.com/section-269su-income-tax-act',
      },
    },
  ],
}
