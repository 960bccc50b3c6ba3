import type { Rule } from '@/lib/rules/rule'

/** Rupees of turnover in a financial year above which one registers for GST. */
export interface RegistrationLimits {
  services: number
  /** The limit of sellers of goods alone. */
  goods: number
  /** In Manipur, Mizoram, Nagaland and Tripura, for both. */
  fourStates: number
  /** The limit of goods in Arunachal Pradesh, Meghalaya, Puducherry, Sikkim, Telangana and Uttarakhand. */
  goodsInSixStates: number
}

/** Section 22 of the CGST Act and notification 10/2019. */
export const gstRegistrationLimits: Rule<RegistrationLimits> = {
  label: 'Turnover of a year above which one registers for GST',
  unit: 'rupees a financial year',
  checkedOn: '2026-11-28',
  values: [
    {
      from: '2019-04-01',
      value: { services: 20_00_000, goods: 40_00_000, fourStates: 10_00_000, goodsInSixStates: 20_00_000 },
      source: {
        title: 'TaxGuru: section 22 and notification 10/2019, by state',
        href: 'https://taxguru.in/?p=676591',
      },
      also: {
        title: 'Tax Management India: the limits of registration',
        href: 'https://taxmanagementindia.com/visitor/detail_manual.asp?ID=1946',
      },
    },
  ],
}
