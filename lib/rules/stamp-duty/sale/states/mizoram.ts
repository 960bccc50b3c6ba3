import { feeOf, saleRule, sameForAll } from '@/lib/rules/stamp-duty/sale-terms'

export const mizoram = saleRule('Mizoram', '2025-02-10', {
  source: {
    title: 'Bajaj Finserv, 10 February 2025: stamp duty and registration charges in Mizoram',
    href: 'https://bajajfinserv.in/stamp-duty-and-registration-charges-mizoram',
  },
  duty: [{ percent: sameForAll(3) }],
  registration: feeOf(1, 5_000),
  conditions: [
    'A bill of 29 February 2024 raised the duty from 1% to 3% of the market value; the day on which it began was not found. Lists that print 9% give the rate of towns before 2016.',
  ],
  evidence: { basis: 'report' },
  knownFrom: 'press',
  office: 'https://landrevenue.mizoram.gov.in/',
})
