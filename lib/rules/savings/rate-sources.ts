import type { RuleSource } from '@/lib/rules/rule'

// Where the rates of the Public Provident Fund and of the other schemes were read, for rows that both have.

export const january2018: RuleSource = {
  title: 'Centrik: small savings rates from 1 January 2018',
  href: 'https://www.centrik.in/blogs/government-cuts-interest-rate-of-ppf-nsc-by-0-2/',
}

export const october2018: RuleSource = {
  title: 'Moneymanch: rates of October to December 2018',
  href: 'https://moneymanch.com/latest-interest-rates-small-saving-schemes-oct-dec-2018',
}

export const july2019: RuleSource = {
  title: 'NDTV: rates from 1 July 2019',
  href: 'https://www.ndtv.com/business/ppf-public-provident-fund-other-small-savings-schemes-interest-rate-reduced-from-today-july-1-2019-2061895',
}

export const april2020: RuleSource = {
  title: 'Mint: rates of 2020-21, unchanged in July 2020',
  href: 'https://www.livemint.com/money/personal-finance/latest-interest-rate-on-ppf-sukanya-samriddhi-other-post-office-deposits/amp-11593675738920.html',
}

/** The last memorandum of the ministry that was read, in this copy. */
export const lastMemorandum: RuleSource = {
  title: 'TaxGuru: Office Memorandum of 31 December 2025',
  href: 'https://taxguru.in/finance/small-savings-schemes-interest-rates-january-march-2026.html',
}

/** The last day of the quarter that it is of. */
export const MEMORANDUM_UNTIL = '2026-03-31'
