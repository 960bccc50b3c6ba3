import { saleRule, sameForAll } from '@/lib/rules/stamp-duty/sale-terms'

export const andhraPradesh = saleRule('Andhra Pradesh', '2026-02-18', {
  source: {
    title: 'Bajaj Finserv Markets, 18 February 2026: Andhra Pradesh, 5%, 1.5% and 1%',
    href: 'https://www.bajajfinservmarkets.in/resources/stamp-duty/stamp-duty-in-andhra-pradesh',
  },
  duty: [{ percent: sameForAll(7.5) }],
  registration: { by: 'duty' },
  conditions: [
    'The 7.5% are 5% stamp duty, 1.5% transfer duty and 1% registration. The same rate for every buyer and kind of property.',
  ],
  evidence: { basis: 'report' },
  knownFrom: 'press',
  office: 'https://registration.ap.gov.in/',
})
