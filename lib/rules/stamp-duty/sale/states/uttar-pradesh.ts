import { byBuyer, feeOf, saleRule, sameForAll } from '@/lib/rules/stamp-duty/sale-terms'

export const uttarPradesh = saleRule('Uttar Pradesh', '2025-07-31', {
  source: {
    title: 'Hindustan Times, 23 July 2025: relief for women buyers up to ₹1 crore',
    href: 'https://www.hindustantimes.com/real-estate/uttar-pradesh-govt-expands-stamp-duty-relief-for-women-property-buyers-to-1-crore-101753277122432.html',
  },
  duty: [{ upTo: 1_00_00_000, percent: byBuyer(7, 6, null) }, { percent: sameForAll(7) }],
  registration: feeOf(1),
  conditions: [
    'One point less is for a woman as buyer and a value of at most ₹1 crore, so ₹1 lakh at most, since late July 2025.',
  ],
  sureness: 'high',
  office: 'https://igrsup.gov.in/',
})
