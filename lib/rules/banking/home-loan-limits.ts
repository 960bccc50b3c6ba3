import type { Rule } from '@/lib/rules/rule'

/** How much of the price of a home may be lent, by the size of the loan. */
export interface LoanToValueSlab {
  /** Rupees of loan up to which it holds; Infinity for the last. */
  loanUpTo: number
  maxPercent: number
}

/** Slabs go by the size of the loan, not of the price. Kept by the circular of 7 June 2017. */
export const homeLoanLimits: Rule<readonly LoanToValueSlab[]> = {
  label: 'Loan-to-value limits of home loans',
  unit: 'rupees of loan; per cent of the value',
  checkedOn: '2026-11-23',
  values: [
    {
      from: '2015-10-08',
      value: [
        { loanUpTo: 30_00_000, maxPercent: 90 },
        { loanUpTo: 75_00_000, maxPercent: 80 },
        { loanUpTo: Number.POSITIVE_INFINITY, maxPercent: 75 },
      ],
      source: {
        title: 'RBI: Individual Housing Loans, LTV ratios, 8 October 2015',
        href: 'https://www.rbi.org.in/Scripts/NotificationUser.aspx?Id=10063&Mode=0',
      },
      also: {
        title: 'ABCAUS: RBI circular of 7 June 2017 on LTV ratios and risk weights',
        href: 'https://abcaus.in/rbi/individual-housing-loans-risk-weights-ltv-ratios-rationalisation.html/amp',
      },
    },
  ],
}

/** The price up to which a bank may count stamp duty, registration and documentation in the value of a home. */
export const stampDutyCountedUpTo: Rule<number> = {
  label: 'Price of a home up to which stamp duty counts in the value lent on',
  unit: 'rupees',
  checkedOn: '2026-11-28',
  values: [
    {
      from: '2015-03-05',
      value: 10_00_000,
      source: {
        title: 'Commerce Club: RBI circular of 5 March 2015, stamp duty in the value up to ₹10 lakh',
        href: 'https://commerceclub.in/stamp-duty-registration-cost-would-not-be-added-to-total-value-of-the-property-in-cases-of-bank-loan-if-property-value-exceeds-rs-10-lacs',
      },
    },
  ],
}
