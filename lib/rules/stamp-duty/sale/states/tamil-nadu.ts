import { byBuyer, saleRule, sameForAll } from '@/lib/rules/stamp-duty/sale-terms'

export const tamilNadu = saleRule('Tamil Nadu', '2025-04-01', {
  source: {
    title: 'ClearTax, 17 April 2025: stamp duty and registration charges in Tamil Nadu',
    href: 'https://cleartax.in/s/stamp-duty-and-registration-charges-in-tamil-nadu',
  },
  firstDayKnown: true,
  duty: [{ percent: sameForAll(7) }],
  registration: {
    by: 'percent',
    rows: [{ upTo: 10_00_000, percent: byBuyer(4, 3, null) }, { percent: sameForAll(4) }],
    cap: null,
  },
  conditions: [
    'The lower registration fee is for women alone and a value of at most ₹10 lakh, from 1 April 2025.',
  ],
  sureness: 'high',
  office: 'https://tnreginet.gov.in/',
})
