import { type Rule, ruleOn } from '@/lib/rules/rule'

/**
 * Notified by the Ministry of Finance for each quarter; a row begins with a quarter that changed the rate. The cut announced on
 * 31 March 2021 was withdrawn the next day and never applied.
 */
export const ppfRates: Rule<number> = {
  label: 'Interest on the Public Provident Fund',
  unit: 'per cent a year',
  checkedOn: '2026-11-23',
  values: [
    {
      from: '2018-01-01',
      value: 7.6,
      source: {
        title: 'Centrik: small savings rates from 1 January 2018',
        href: 'https://www.centrik.in/blogs/government-cuts-interest-rate-of-ppf-nsc-by-0-2/',
      },
    },
    {
      from: '2018-10-01',
      value: 8,
      source: {
        title: 'Moneymanch: rates of October to December 2018',
        href: 'https://moneymanch.com/latest-interest-rates-small-saving-schemes-oct-dec-2018',
      },
    },
    {
      from: '2019-07-01',
      value: 7.9,
      source: {
        title: 'NDTV: rates from 1 July 2019',
        href: 'https://www.ndtv.com/business/ppf-public-provident-fund-other-small-savings-schemes-interest-rate-reduced-from-today-july-1-2019-2061895',
      },
    },
    {
      from: '2020-04-01',
      value: 7.1,
      source: {
        title: 'Mint: rates of 2020-21, unchanged in July 2020',
        href: 'https://www.livemint.com/money/personal-finance/latest-interest-rate-on-ppf-sukanya-samriddhi-other-post-office-deposits/amp-11593675738920.html',
      },
    },
  ],
}

/** The last day for which the rate was reported, as unchanged; later days take the last row. */
export const RATES_KNOWN_UNTIL = '2026-12-31'

/** Per cent a year. @throws RuleNotKnown before 2018 */
export const notifiedPpfRate = (day: string): number => ruleOn(ppfRates, day).value
