import { byBuyer, byOneSource, saleRule, sameForAll } from '@/lib/rules/stamp-duty/sale-terms'

// Corrected on 28 November 2026: a fee of 4% was shown from one portal; it was cut to 2% in 2023.
export const tamilNadu = saleRule('Tamil Nadu', '2025-04-01', {
  source: {
    title: 'DT Next, 31 March 2025: 1 point less for women up to ₹10 lakh from 1 April 2025',
    href: 'https://www.dtnext.in/news/tamilnadu/tn-govt-introduces-1-registration-fee-concession-for-women-to-boost-property-ownership-828336',
  },
  firstDayKnown: true,
  properties: ['other', 'firstFlat'],
  duty: [
    { property: 'firstFlat', upTo: 50_00_000, percent: sameForAll(4) },
    { property: 'firstFlat', upTo: 3_00_00_000, percent: sameForAll(5) },
    { percent: sameForAll(7) },
  ],
  registration: {
    by: 'percent',
    rows: [
      { upTo: 10_00_000, percent: byBuyer(2, 1, 2), sureness: { joint: byOneSource } },
      { percent: sameForAll(2) },
    ],
    cap: null,
  },
  conditions: [
    'The 7% are 5% stamp duty and 2% transfer duty. The registration fee was 4% until the budget of 20 March 2023.',
    'The first sale of a flat pays 4% up to ₹50 lakh and 5% up to ₹3 crore since 1 December 2023, by the value of land share and building together; a resale, a plot or a house pays 7%.',
    'The registration fee of 1% is for women as the only buyers and a value of at most ₹10 lakh, from 1 April 2025; with a man among them it is 2%.',
  ],
  evidence: { basis: 'reports' },
  knownFrom: 'order',
  office: 'https://tnreginet.gov.in/',
})
