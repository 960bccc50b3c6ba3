import { ASKBANKING } from '@/lib/rules/stamp-duty/sale-sources'
import { feeOf, saleRule, sameForAll } from '@/lib/rules/stamp-duty/sale-terms'

export const bihar = saleRule(
  'Bihar',
  '2024-01-01',
  {
    title: 'Housing.com, 2024: stamp duty and registration charges in Bihar',
    href: 'https://housing.com/news/stamp-duty-and-property-registration-charges-in-bihar',
  },
  {
    firstDayKnown: false,
    duty: [{ percent: sameForAll(6) }],
    registration: feeOf(2),
    bySeller: {
      manToWoman: { duty: 5.7, registration: 1.9 },
      womanToMan: { duty: 6.3, registration: 2.1 },
    },
    conditions: [
      'By who sells and who buys: in total 7.6% from a man to a woman, 8.4% from a woman to a man, 8% otherwise.',
    ],
    sureness: 'medium',
    office: 'https://nibandhan.bihar.gov.in/',
    also: [ASKBANKING],
  },
)
