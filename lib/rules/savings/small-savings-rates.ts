import { type Rule, type RuleRow, ruleOn } from '@/lib/rules/rule'

/** Schemes with a notified rate: time deposits by their years, and the post office savings account. */
export type NotifiedRate =
  'savings' | 'td1' | 'td2' | 'td3' | 'td5' | 'rd' | 'scss' | 'mis' | 'nsc' | 'ppf' | 'kvp' | 'ssy'

export type SmallSavingsRates = Readonly<Record<NotifiedRate, number>> & {
  /** Months in which a Kisan Vikas Patra bought then doubles. */
  kvpMonths: number
}

const ORDER = [
  ...(['savings', 'td1', 'td2', 'td3', 'td5', 'rd', 'scss', 'mis', 'nsc', 'ppf', 'kvp', 'ssy'] as const),
  'kvpMonths',
] as const

const row = (
  from: string,
  figures: readonly number[],
  title: string,
  href: string,
): RuleRow<SmallSavingsRates> => ({
  from,
  value: Object.fromEntries(ORDER.map((name, place) => [name, figures[place]])) as SmallSavingsRates,
  source: { title, href },
})

/**
 * Set by the Ministry of Finance for each quarter; a row begins with a quarter that changed something. The cut announced on
 * 31 March 2021 was withdrawn the next day and never applied.
 */
export const smallSavingsRates: Rule<SmallSavingsRates> = {
  label: 'Interest on small savings schemes',
  unit: 'per cent a year; months',
  checkedOn: '2026-11-23',
  // savings, time deposits of 1, 2, 3, 5 years, RD, SCSS, MIS, NSC, PPF, KVP, Sukanya, months of KVP
  values: [
    row(
      '2018-01-01',
      [4, 6.6, 6.7, 6.9, 7.4, 6.9, 8.3, 7.3, 7.6, 7.6, 7.3, 8.1, 118],
      'Centrik: small savings rates from 1 January 2018',
      'https://www.centrik.in/blogs/government-cuts-interest-rate-of-ppf-nsc-by-0-2/',
    ),
    row(
      '2018-10-01',
      [4, 6.9, 7, 7.2, 7.8, 7.3, 8.7, 7.7, 8, 8, 7.7, 8.5, 112],
      'Moneymanch: rates of October to December 2018',
      'https://moneymanch.com/latest-interest-rates-small-saving-schemes-oct-dec-2018',
    ),
    row(
      '2019-01-01',
      [4, 7, 7, 7, 7.8, 7.3, 8.7, 7.7, 8, 8, 7.7, 8.5, 112],
      'NDTV: rates from 1 January 2019, the ministry’s table',
      'https://www.ndtv.com/business/small-savings-schemes-interest-rates-revised-on-select-schemes-interest-rates-on-ppf-unchanged-1972146',
    ),
    row(
      '2019-07-01',
      [4, 6.9, 6.9, 6.9, 7.7, 7.2, 8.6, 7.6, 7.9, 7.9, 7.6, 8.4, 113],
      'NDTV: rates from 1 July 2019',
      'https://www.ndtv.com/business/ppf-public-provident-fund-other-small-savings-schemes-interest-rate-reduced-from-today-july-1-2019-2061895',
    ),
    row(
      '2020-04-01',
      [4, 5.5, 5.5, 5.5, 6.7, 5.8, 7.4, 6.6, 6.8, 7.1, 6.9, 7.6, 124],
      'Mint: rates of 2020-21, unchanged in July 2020',
      'https://www.livemint.com/money/personal-finance/latest-interest-rate-on-ppf-sukanya-samriddhi-other-post-office-deposits/amp-11593675738920.html',
    ),
    row(
      '2022-10-01',
      [4, 5.5, 5.7, 5.8, 6.7, 5.8, 7.6, 6.7, 6.8, 7.1, 7, 7.6, 123],
      'Mint: five rates raised from 1 October 2022',
      'https://www.livemint.com/money/personal-finance/govt-raises-interest-on-5-small-savings-schemes/amp-11664477219226.html',
    ),
    row(
      '2023-01-01',
      [4, 6.6, 6.8, 6.9, 7, 5.8, 8, 7.1, 7, 7.1, 7.2, 7.6, 120],
      'Mint: rates from 1 January 2023',
      'https://www.livemint.com/economy/interest-rates-hiked-on-small-savings-schemesexceptppf/amp-11672420727579.html',
    ),
    row(
      '2023-04-01',
      [4, 6.8, 6.9, 7, 7.5, 6.2, 8.2, 7.4, 7.7, 7.1, 7.5, 8, 115],
      'DoabExpress: rates of April to June 2023',
      'https://doabexpress.com/ppf-stays-7-1-sukanya-increased-to-8-0-scss-increased-to-8-2/',
    ),
    row(
      '2023-07-01',
      [4, 6.9, 7, 7, 7.5, 6.5, 8.2, 7.4, 7.7, 7.1, 7.5, 8, 115],
      'Adda247: rates of July to September 2023',
      'https://currentaffairs.adda247.com/govt-raises-interest-rates-on-select-savings-schemes-for-july-september-quarter',
    ),
    row(
      '2023-10-01',
      [4, 6.9, 7, 7, 7.5, 6.7, 8.2, 7.4, 7.7, 7.1, 7.5, 8, 115],
      'Mint: RD at 6.7% from 1 October 2023',
      'https://www.livemint.com/money/personal-finance/small-savings-rates-steady-till-december-5-year-recurring-deposit-rate-raised-to-6-7-finmin-11695990168933.html',
    ),
    row(
      '2024-01-01',
      [4, 6.9, 7, 7.1, 7.5, 6.7, 8.2, 7.4, 7.7, 7.1, 7.5, 8.2, 115],
      'DT Next: two rates raised from 1 January 2024',
      'https://www.dtnext.in/news/business/govt-hikes-interest-on-two-small-savings-schemes-757567',
    ),
  ],
}

/** The last day of the last quarter whose memorandum was read, in the copy at `memorandum`. */
export const MEMORANDUM_UNTIL = '2026-03-31'
export const memorandum = {
  title: 'TaxGuru: Office Memorandum of 31 December 2025',
  href: 'https://taxguru.in/finance/small-savings-schemes-interest-rates-january-march-2026.html',
}
/** The last day for which the rates were reported, as unchanged; later days take the last row. */
export const RATES_KNOWN_UNTIL = '2026-12-31'

/** @throws RuleNotKnown before 2018 */
export const notifiedRate = (scheme: NotifiedRate, day: string): number =>
  ruleOn(smallSavingsRates, day).value[scheme]
