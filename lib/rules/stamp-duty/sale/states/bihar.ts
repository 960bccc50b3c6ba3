import { byBuyer, saleRule, sameForAll } from '@/lib/rules/stamp-duty/sale-terms'

export const bihar = saleRule('Bihar', '2024-01-01', {
  source: {
    title: 'Housing.com, 2024: stamp duty and registration charges in Bihar',
    href: 'https://housing.com/news/stamp-duty-and-property-registration-charges-in-bihar',
  },
  bySeller: true,
  duty: [
    { seller: 'male', percent: byBuyer(6, 5.7, 6) },
    { seller: 'female', percent: byBuyer(6.3, 6, 6) },
    { percent: sameForAll(6) },
  ],
  registration: {
    by: 'percent',
    rows: [
      { seller: 'male', percent: byBuyer(2, 1.9, 2) },
      { seller: 'female', percent: byBuyer(2.1, 2, 2) },
      { percent: sameForAll(2) },
    ],
    cap: null,
  },
  conditions: [
    'By who sells and who buys: in total 7.6% from a man to a woman, 8.4% from a woman to a man, 8% otherwise. The department’s own table could not be read.',
  ],
  evidence: { basis: 'tables' },
  knownFrom: 'portals',
  office: 'https://nibandhan.bihar.gov.in/',
})
