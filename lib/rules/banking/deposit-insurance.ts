import type { Rule } from '@/lib/rules/rule'

/** Principal and interest of all deposits of a person with one bank that the insurer pays if the bank fails. */
export const depositInsurance: Rule<number> = {
  label: 'Deposit insurance by the DICGC',
  unit: 'rupees of a person with one bank',
  checkedOn: '2026-11-28',
  values: [
    {
      from: '2020-02-04',
      value: 5_00_000,
      source: {
        title: 'Factly: insurance cover of bank deposits, notice of 4 February 2020',
        href: 'https://factly.in/explainer-what-is-the-insurance-cover-on-your-bank-deposits/',
      },
      also: {
        title: 'Paisabazaar: deposit insurance raised to ₹5 lakh',
        href: 'https://www.paisabazaar.com/fixed-deposit/budget-2020-fd-insurance-coverage-hikes-to-5-lakh',
      },
    },
  ],
}
