import { gstRates } from '@/lib/rules/gst/gst-rates'
import { type Rule, type RuleRow, ruleOn, type RuleSource } from '@/lib/rules/rule'

const bricksSource: RuleSource = {
  title: 'Business Standard, 18 September 2025: bricks stay at 6% without input tax credit and 12% with it',
  href: 'https://www.business-standard.com/industry/news/gst-2-bricks-special-composition-scheme-12-percent-125091801147_1.html',
}

/** What is no slab: nil, merchant exports, bricks. */
const OTHER_RATES = [0, 0.1, 6, 12]
const TOBACCO_FROM = '2026-02-01'

/** The slabs of later days, and the other rates. */
const laterRows: RuleRow<readonly number[]>[] = gstRates.values
  .filter(({ from }) => from > TOBACCO_FROM)
  .map((row) => ({
    ...row,
    value: [...new Set([...OTHER_RATES, ...row.value.map(({ percent }) => percent)])].sort((a, b) => a - b),
  }))

/**
 * Every GST rate that some notification knows, with those of few goods: nil, merchant exports (0.1), precious
 * stones and metals (0.25, 1.5, 3), special schemes (1, 7.5, 6 and 12 for bricks), tobacco (28 until 31
 * January 2026). A rate on this list need not be the rate of the item.
 */
export const ratesOnBills: Rule<readonly number[]> = {
  label: 'GST rates that occur on bills',
  unit: 'per cent of the value before tax',
  checkedOn: '2026-11-21',
  values: [
    {
      from: '2017-07-01',
      value: [0, 0.1, 0.25, 1, 1.5, 3, 5, 6, 7.5, 12, 18, 28],
      source: ruleOn(gstRates, '2017-07-01').source,
    },
    {
      from: '2025-09-22',
      value: [0, 0.1, 0.25, 1.5, 3, 5, 6, 12, 18, 28, 40],
      source: ruleOn(gstRates, '2025-09-22').source,
      also: bricksSource,
    },
    {
      from: TOBACCO_FROM,
      value: [0, 0.1, 0.25, 1.5, 3, 5, 6, 12, 18, 40],
      source: {
        title: 'Okmoneta: GST on pan masala and tobacco from 1 February 2026',
        href: 'https://www.okmonetaadvisors.in/2026/01/new-gst-mechanism-for-pan-masala.html',
      },
    },
    ...laterRows,
  ],
}
