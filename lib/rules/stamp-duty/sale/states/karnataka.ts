import { feeOf, saleRule, sameForAll } from '@/lib/rules/stamp-duty/sale-terms'

// Corrected on 22 November 2026: the bands of 2% and 3% were shown for every property, which was never the law.
export const karnataka = saleRule('Karnataka', '2025-08-31', {
  source: {
    title: 'Deccan Herald, 30 August 2025: registration fee raised to 2%',
    href: 'https://www.deccanherald.com/india/karnataka/property-deals-to-cost-more-registration-fee-hiked-to-2-2-3704857',
  },
  firstDayKnown: true,
  areas: ['urban', 'rural'],
  properties: ['other', 'firstFlat'],
  duty: [
    { property: 'firstFlat', upTo: 20_00_000, percent: sameForAll(2) },
    { property: 'firstFlat', upTo: 45_00_000, percent: sameForAll(3) },
    { percent: sameForAll(5) },
  ],
  levies: [
    { name: 'cess', of: 'duty', percent: 10 },
    { name: 'surcharge', of: 'duty', percent: 2, area: 'urban' },
    { name: 'surcharge', of: 'duty', percent: 3, area: 'rural' },
  ],
  registration: feeOf(2),
  conditions: [
    '2% and 3% are for the first sale of a flat or apartment (article 20, 2020 and 2021); plots, houses and resales pay 5%.',
  ],
  evidence: { basis: 'reports' },
  knownFrom: 'order',
  office: 'https://kaveri.karnataka.gov.in/',
})
