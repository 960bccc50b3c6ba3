import type { Rule } from '@/lib/rules/rule'

/** The declaration by which a payer deducts nothing: its form below 60 and from 60, and its section. */
export interface NoTaxDeclaration {
  section: string
  formBelow60: string
  formFrom60: string
}

/**
 * The tax estimated for the year has to be nil; below 60 the interest and such payments, too, have to be
 * within the income that is not taxed.
 */
export const noTaxDeclaration: Rule<NoTaxDeclaration> = {
  label: 'Declaration for payment without TDS (15G, 15H, Form 121)',
  unit: 'forms',
  checkedOn: '2026-11-28',
  values: [
    {
      from: '2024-04-01',
      value: { section: '197A', formBelow60: '15G', formFrom60: '15H' },
      source: {
        title: 'Practical Tax Planning: section 197A, seniors and the rebate',
        href: 'https://www.practicaltaxplanning.com/ptp-tax-scripts/tax-procedures/seniors-income-up-to-rs-12-lakhs-tds-free',
      },
      also: {
        title: 'CAclubindia: Forms 15G and 15H, who may give which',
        href: 'https://caclubindia.com/Experts/form-15-g-h-1498994.asp',
      },
    },
    {
      from: '2026-04-01',
      value: { section: '393(6)', formBelow60: '121', formFrom60: '121' },
      source: {
        title: 'BS Sridhar: Form 121 and its two conditions below 60',
        href: 'https://www.bssridhar.com/?p=26264',
      },
      also: {
        title: 'Saral Tax India: Form 121 under section 393(6)',
        href: 'https://www.saraltaxindia.com/2026/04/form-121-nil-tds-under-income-tax-act.html',
      },
    },
  ],
}
