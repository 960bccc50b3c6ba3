import { byBuyer, feeOf, saleRule, sameForAll } from '@/lib/rules/stamp-duty/sale-terms'

export const rajasthan = saleRule('Rajasthan', '2026-02-11', {
  source: {
    title: 'News Tak, 12 February 2026: Rajasthan’s budget raises the surcharge by 3',
    href: 'https://www.newstak.in/rajasthan/story/rajasthan-budget-2026-what-is-cheaper-and-costlier-full-list-3233135-2026-02-12',
  },
  properties: ['other', 'flat'],
  duty: [
    { property: 'flat', upTo: 50_00_000, percent: sameForAll(5) },
    { upTo: 50_00_000, percent: byBuyer(6, 5, 5.5) },
    { percent: byBuyer(6, 5, null) },
  ],
  levies: [{ name: 'surcharge', of: 'duty', percent: 33 }],
  registration: feeOf(1),
  conditions: [
    'The surcharge was 30% of the duty. The budget of 11 February 2026 raised it by 3 points; 33% is our reading, and the day on which it began was not found.',
    'A flat in a building of several storeys pays 5% up to ₹50 lakh since July 2024. Husband and wife together pay 5.5% up to ₹50 lakh since 19 February 2025; above that no source gives their rate.',
    'Women of the SC, ST and BPL groups, or with a disability of 40% to 80%, pay 4%.',
  ],
  sureness: 'medium',
  otherReadings: [
    {
      label: 'With the surcharge of 30%, as until February 2026',
      levies: [{ name: 'surcharge', of: 'duty', percent: 30 }],
      source: {
        title: 'Patrika, 11 July 2024: Rajasthan, flats up to ₹50 lakh, surcharge',
        href: 'https://patrika.com/jaipur-news/rajasthan-buying-a-flat-cheaper-government-reduced-stamp-duty-know-what-are-new-rates-on-house-and-land-18833544',
      },
    },
  ],
  office: 'https://epanjiyan.rajasthan.gov.in/',
})
