import type { Rule } from '@/lib/rules/rule'

/** Who pays under the composition scheme, by the rows of rule 7. */
export type CompositionTrade = 'trader' | 'manufacturer' | 'restaurant' | 'service'

/**
 * Central and state tax together; the rule names half of each. A trader pays on taxable supplies alone, all
 * others on their whole turnover in the state.
 */
export const compositionRates: Rule<Readonly<Record<CompositionTrade, number>>> = {
  label: 'Tax under the composition scheme',
  unit: 'per cent of the turnover in the state',
  checkedOn: '2026-11-28',
  values: [
    {
      from: '2020-04-01',
      value: { trader: 1, manufacturer: 1, restaurant: 5, service: 6 },
      source: {
        title: 'CGST Rules, Rule 7, as substituted by Notification 50/2020-Central Tax',
        href: 'https://www.gstgyaan.com/rule-7-of-the-cgst-rules-rate-of-tax-of-the-composition-levy',
      },
      also: {
        title: 'Yours Tax Consultant: Rule 7, rate of tax of the composition levy',
        href: 'https://yourstaxconsultant.blogspot.com/search?max-results=25&updated-max=2024-07-12T19%3A00%3A00%2B05%3A30',
      },
    },
  ],
}
