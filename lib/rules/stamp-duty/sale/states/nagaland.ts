import { MIZORAM_ON_NEIGHBOURS } from '@/lib/rules/stamp-duty/sale/sources/lists'
import { feeOf, saleRule, sameForAll } from '@/lib/rules/stamp-duty/sale-terms'

export const nagaland = saleRule('Nagaland', '2025-02-10', {
  source: {
    title: 'Bajaj Finserv, 10 February 2025: stamp duty and registration charges in Nagaland',
    href: 'https://bajajfinserv.in/stamp-duty-and-registration-charges-nagaland',
  },
  duty: [{ percent: sameForAll(8.25) }],
  registration: { by: 'unknown' },
  conditions: [
    'The same rate for every buyer. Land may be owned by the tribal people of the state only. Most pages say that the registration fee is not published.',
  ],
  evidence: { basis: 'tables' },
  knownFrom: 'portals',
  otherReadings: [
    {
      label: '7.5%, in a comparison by the Government of Mizoram of about 2016',
      duty: [{ percent: sameForAll(7.5) }],
      source: MIZORAM_ON_NEIGHBOURS,
    },
    {
      label: 'Registration 1%, in one page',
      registration: feeOf(1),
      source: {
        title: 'Housiey, 2026: stamp duty and registration charges in Nagaland',
        href: 'https://housiey.com/blogs/stamp-duty-registration-charges-in-nagaland-2026-complete-buyers-handbook-with-rates-rules-smart-calculations',
      },
    },
  ],
  office: 'https://nagaland.gov.in/',
})
