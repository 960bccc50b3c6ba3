import { feeOf, saleRule, sameForAll } from '@/lib/rules/stamp-duty/sale-terms'

export const kerala = saleRule('Kerala', '2026-01-01', {
  source: {
    title: 'Advocate Anakha, 2026: Kerala stamp duty 8%, registration 2%',
    href: 'https://advocateanakha.com/blog/kerala-stamp-duty-registration-charges-2026',
  },
  duty: [{ percent: sameForAll(8) }],
  registration: feeOf(2),
  conditions: ['No concession for women or by value: the same rate for every buyer and kind of property.'],
  sureness: 'high',
  office: 'https://keralaregistration.gov.in/',
})
