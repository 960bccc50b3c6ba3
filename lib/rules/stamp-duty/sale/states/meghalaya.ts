import { LIST_OF_ALL_STATES } from '@/lib/rules/stamp-duty/sale/sources/lists'
import { feeOf, saleRule, sameForAll } from '@/lib/rules/stamp-duty/sale-terms'

export const meghalaya = saleRule('Meghalaya', '2025-02-10', {
  source: {
    title: 'Bajaj Finserv, 10 February 2025: stamp duty and registration charges in Meghalaya',
    href: 'https://www.bajajfinserv.in/stamp-duty-and-registration-charges-meghalaya',
  },
  duty: [{ upTo: 1_50_000, percent: sameForAll(null) }, { percent: sameForAll(9.9) }],
  registration: { by: 'unknown' },
  conditions: [
    '9.9% is for a value above ₹1.5 lakh; for less, one answer alone gives 4.6% up to ₹50,000, 6% to ₹90,000 and 8% to ₹1.5 lakh. The same rate for men and women. Who may buy land is limited by the state’s own law.',
  ],
  evidence: { basis: 'tables' },
  knownFrom: 'portals',
  otherReadings: [
    {
      label: 'Registration 1%, in one list',
      registration: feeOf(1),
      source: LIST_OF_ALL_STATES,
    },
  ],
  office: 'https://meghalaya.gov.in/',
})
