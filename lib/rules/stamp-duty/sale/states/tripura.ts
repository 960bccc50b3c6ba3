import { feeOf, saleRule, sameForAll } from '@/lib/rules/stamp-duty/sale-terms'

export const tripura = saleRule('Tripura', '2025-02-10', {
  source: {
    title: 'Bajaj Finserv, 10 February 2025: stamp duty and registration charges in Tripura',
    href: 'https://bajajfinserv.in/stamp-duty-and-registration-charges-tripura',
  },
  duty: [{ percent: sameForAll(5) }],
  registration: { by: 'unknown' },
  conditions: [
    'The same rate for every buyer. On the registration fee sources disagree, so none is counted; the site below calculates it.',
  ],
  evidence: { basis: 'tables' },
  knownFrom: 'portals',
  otherReadings: [
    {
      label: 'Registration ₹15 for each ₹1,000, in a table of the revenue department',
      registration: feeOf(1.5),
      source: {
        title: 'Statusin: registration fee calculation of jami.tripura.gov.in',
        href: 'https://statusin.in/6936.html',
      },
    },
    {
      label: 'Registration 1%',
      registration: feeOf(1),
      source: {
        title: 'Credit Dharma, 2025: Tripura',
        href: 'https://creditdharma.in/home-loan/stamp-duty-and-registration-charges-in-tripura-2024',
      },
    },
  ],
  office: 'https://ngdrs.tripura.gov.in/',
})
