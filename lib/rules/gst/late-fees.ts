import type { Rule, RuleSource } from '@/lib/rules/rule'

/** A late fee of CGST and SGST together, half each, by turnover. */
export interface LateFeeBand {
  /** Rupees of turnover up to which it holds; Infinity for the last band. */
  upTo: number
  perDay: number
  /** The most in rupees, or in per cent of the turnover in the state. */
  cap: { rupees: number } | { percentOfStateTurnover: number }
}

export interface LateFee {
  bands: readonly LateFeeBand[]
  /** The fee of a return without tax or supplies; null where the law has none. */
  nil: LateFeeBand | null
}

const CHECKED_ON = '2026-11-23'
const ANY = Number.POSITIVE_INFINITY
const unit = 'rupees a day; rupees or per cent of turnover at most'
const nil: LateFeeBand = { upTo: ANY, perDay: 20, cap: { rupees: 500 } }

const NOTICE_OF_2021: RuleSource = {
  title: 'Live Chennai: notice on Notifications 19/2021 and 20/2021',
  href: 'https://livechennai.com/detailnews.asp?catid=48&nav=p&newsid=63322',
}

/** By the turnover of the financial year before. Rows begin with a tax period. */
export const monthlyReturnLateFee: Rule<LateFee> = {
  label: 'Late fee of GSTR-1 and GSTR-3B',
  unit,
  checkedOn: CHECKED_ON,
  values: [
    {
      from: '2021-06-01',
      value: {
        bands: [
          { upTo: 1_50_00_000, perDay: 50, cap: { rupees: 2_000 } },
          { upTo: 5_00_00_000, perDay: 50, cap: { rupees: 5_000 } },
          { upTo: ANY, perDay: 50, cap: { rupees: 10_000 } },
        ],
        nil,
      },
      source: NOTICE_OF_2021,
    },
  ],
}

/** The late fee of composition taxpayers. Rows begin with a financial year. */
export const compositionLateFee: Rule<LateFee> = {
  label: 'Late fee of GSTR-4',
  unit,
  checkedOn: CHECKED_ON,
  values: [
    {
      from: '2021-04-01',
      value: { bands: [{ upTo: ANY, perDay: 50, cap: { rupees: 2_000 } }], nil },
      source: {
        title: 'TaxGuru: summary of the notifications of 1 June 2021',
        href: 'https://taxguru.in/goods-and-service-tax/simplified-summary-notification-issued-cbic-june-1st-2021.html',
      },
    },
  ],
}

/** By the turnover of the year itself; above ₹20 crore section 47(2) of the CGST Act without a waiver. */
export const annualReturnLateFee: Rule<LateFee> = {
  label: 'Late fee of GSTR-9',
  unit,
  checkedOn: CHECKED_ON,
  values: [
    {
      from: '2022-04-01',
      value: {
        bands: [
          { upTo: 5_00_00_000, perDay: 50, cap: { percentOfStateTurnover: 0.04 } },
          { upTo: 20_00_00_000, perDay: 100, cap: { percentOfStateTurnover: 0.04 } },
          { upTo: ANY, perDay: 200, cap: { percentOfStateTurnover: 0.5 } },
        ],
        nil: null,
      },
      source: {
        title: 'Finodha: Notification 07/2023-Central Tax',
        href: 'https://finodha.in/notification-no-07-2023-ct-amnesty-to-gstr-9-non-filers',
      },
    },
  ],
}

/** Per cent a year on tax paid late in cash: section 50(1) of the CGST Act, Rule 88B(1). */
export const gstInterest: Rule<number> = {
  label: 'Interest on GST paid late',
  unit: 'per cent a year',
  checkedOn: CHECKED_ON,
  values: [
    {
      from: '2017-07-01',
      value: 18,
      source: {
        title: 'TaxWallah: text of Rule 88B',
        href: 'https://taxwallah.com/new-gst-rule-88b-notified-for-levy-of-interest-on-late-payment-of-tax-and-wrongly-availed-itc',
      },
    },
  ],
}

export interface AnnualReturnExemption {
  /** Rupees of aggregate turnover in the year up to which no GSTR-9 is due. */
  upTo: number
  /** Null for one of the yearly notifications whose number was not read. */
  notification: string | null
}

/** By the financial year of the return. */
export const annualReturnExemption: Rule<AnnualReturnExemption> = {
  label: 'Turnover up to which no GSTR-9 is due',
  unit: 'rupees',
  checkedOn: '2026-11-28',
  values: [
    {
      from: '2022-04-01',
      value: { upTo: 2_00_00_000, notification: null },
      source: {
        title: 'FileBob: the exemption was notified year by year before 2024-25',
        href: 'https://www.filebob.in/blog/view_article.php?id=127',
      },
    },
    {
      from: '2023-04-01',
      value: { upTo: 2_00_00_000, notification: '14/2024-Central Tax' },
      source: {
        title: 'CAclubindia: Notification 14/2024-Central Tax, annual return of 2023-24',
        href: 'https://caclubindia.com/news/cbic-exempts-small-businesses-from-filing-gstr-9-for-fy-2023-24-23565.asp',
      },
    },
    {
      from: '2024-04-01',
      value: { upTo: 2_00_00_000, notification: '15/2025-Central Tax' },
      source: {
        title: 'TaxTMI: Notification 15/2025-Central Tax, from 2024-25 on',
        href: 'https://www.taxtmi.com/article/detailed?id=15279',
      },
      also: {
        title: 'Legality Simplified: the same of Delhi, Notification 15/2025-State Tax',
        href: 'https://www.legalitysimplified.com/delhi-gst-small-taxpayers-exempt-from-annual-returns',
      },
    },
  ],
}
