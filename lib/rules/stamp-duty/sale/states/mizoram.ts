import { feeOf, saleRule, sameForAll } from '@/lib/rules/stamp-duty/sale-terms'

export const mizoram = saleRule(
  'Mizoram',
  '2025-02-10',
  {
    title: 'Bajaj Finserv, 10 February 2025: stamp duty and registration charges in Mizoram',
    href: 'https://bajajfinserv.in/stamp-duty-and-registration-charges-mizoram',
  },
  {
    firstDayKnown: false,
    duty: [{ percent: sameForAll(3) }],
    registration: feeOf(1, 5_000),
    conditions: [
      'A bill of 29 February 2024 raised the duty from 1% to 3% of the market value; the day on which it began was not found. Lists that print 9% give the rate of towns before 2016.',
    ],
    sureness: 'medium',
    office: 'https://landrevenue.mizoram.gov.in/',
    also: [
      {
        title: 'PTI in NewsDrum, 29 February 2024: Mizoram assembly passes bill to hike stamp duty to 3%',
        href: 'https://www.newsdrum.in/national/mizoram-assembly-passes-bill-to-hike-stamp-duty-4141128',
      },
      {
        title: 'Housing.com: Mizoram, registration fee 1%, at most ₹5,000',
        href: 'https://housing.com/news/mizoram-stamp-duty-and-registration-charges/',
      },
    ],
  },
)
