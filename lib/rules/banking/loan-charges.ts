import type { Rule } from '@/lib/rules/rule'

/** Central and state tax together on what a lender charges for a loan; interest itself is exempt. */
export const loanFeeGst: Rule<number> = {
  label: 'GST on processing and foreclosure fees of loans',
  unit: 'per cent of the fee',
  checkedOn: '2026-11-28',
  values: [
    {
      from: '2017-07-01',
      value: 18,
      source: {
        title: 'ClearTax: GST on home loans, processing fees under HSN 9971',
        href: 'https://cleartax.in/s/gst-on-home-loan',
      },
      also: { title: 'Busy: GST on loans', href: 'https://busy.in/gst-rates/loan' },
    },
  ],
}

/**
 * How the annual percentage rate (APR) of a retail loan is found: from what is paid out after all charges,
 * `netDisbursed`, as the internal rate of return of one period times the periods of a year.
 */
export const annualPercentageRate: Rule<'netDisbursed'> = {
  label: 'Annual percentage rate in the Key Facts Statement',
  unit: 'method',
  checkedOn: '2026-11-28',
  values: [
    {
      from: '2024-10-01',
      value: 'netDisbursed',
      source: {
        title: 'RBI: Key Facts Statement for Loans and Advances, 15 April 2024, Annex B',
        href: 'https://www.scribd.com/document/731916741/CIRCULARKFS1504242AE2500BAF494C2A82442B0B642705C1',
      },
      also: {
        title: 'EMI Calculator: Key Facts Statement from 1 October 2024',
        href: 'https://emicalculator.net/key-facts-statement-from-october-1-2024-all-loan-charges-must-be-disclosed-transparently/',
      },
    },
  ],
}

/**
 * What a lender may take for closing early a floating-rate loan to a person that is not for business, by its sanction.
 */
export const foreclosureCharge: Rule<number> = {
  label: 'Prepayment charges on floating-rate loans to individuals',
  unit: 'per cent of the amount prepaid',
  checkedOn: '2026-11-28',
  values: [
    {
      from: '2026-01-01',
      value: 0,
      source: {
        title: 'Fox Mandal: RBI (Pre-payment Charges on Loans) Directions, 2025',
        href: 'https://foxmandal.in/News/rbi-prohibits-pre-payment-charges-on-floating-rate-loans',
      },
      also: {
        title: 'Vajiram & Ravi: Pre-payment Charges on Loans Directions, 2025',
        href: 'https://vajiramandravi.com/current-affairs/reserve-bank-of-india-pre-payment-charges-on-loans-directions-2025',
      },
    },
  ],
}
