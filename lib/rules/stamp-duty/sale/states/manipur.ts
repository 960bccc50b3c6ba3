import { feeOf, saleRule, sameForAll } from '@/lib/rules/stamp-duty/sale-terms'

export const manipur = saleRule('Manipur', '2025-02-10', {
  source: {
    title: 'Bajaj Finserv, 10 February 2025: stamp duty and registration charges in Manipur',
    href: 'https://www.bajajfinserv.in/stamp-duty-and-registration-charges-manipur',
  },
  duty: [{ percent: sameForAll(7) }],
  registration: feeOf(3),
  conditions: [
    'The same rate for every buyer. Only residents may buy, and not in the hills. One source can be read as a limit of ₹25,000 on the registration fee.',
  ],
  evidence: { basis: 'tables' },
  knownFrom: 'portals',
  otherReadings: [
    {
      label: 'Registration 3%, at most ₹25,000',
      registration: feeOf(3, 25_000),
      source: {
        title: 'Bajaj Finserv, 10 February 2025: “3% of property value up to ₹25,000”',
        href: 'https://www.bajajfinserv.in/stamp-duty-and-registration-charges-manipur',
      },
    },
  ],
  office: 'https://manipur.gov.in/',
})
