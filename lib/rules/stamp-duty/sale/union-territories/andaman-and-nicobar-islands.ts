import { byBuyer, feeOf, saleRule, sameForAll } from '@/lib/rules/stamp-duty/sale-terms'

/** Sources contradict each other, and a court has set notifications aside: no figure is counted. */
export const andamanAndNicobarIslands = saleRule('Andaman and Nicobar Islands', '2025-02-10', {
  source: {
    title: 'Bajaj Finserv, February 2025: stamp duty in the Andaman and Nicobar Islands',
    href: 'https://www.bajajfinserv.in/stamp-duty-and-registration-charges-andaman-and-nicobar-islands',
  },
  duty: [{ percent: sameForAll(null) }],
  registration: { by: 'unknown' },
  conditions: [
    'The High Court set aside the administration’s notifications on stamp duty and circle rates; the Centre has since given it the power to issue new ones, which were not found.',
  ],
  evidence: { basis: 'tables', but: 'atOdds' },
  knownFrom: 'portals',
  otherReadings: [
    {
      label: '6%, 4% for women, registration 1%',
      duty: [{ percent: byBuyer(6, 4, null) }],
      registration: feeOf(1),
      source: {
        title: 'Maadiveedu, 2025: stamp duty in the Andaman and Nicobar Islands',
        href: 'https://blog.maadiveedu.com/hysense/andaman-and-nicobar-real-estate-updated-stamp-duty--registration-costs-for-2025-',
      },
    },
    {
      label: '5% for most sales',
      duty: [{ percent: sameForAll(5) }],
      source: {
        title: 'Bajaj Finserv, February 2025: Andaman and Nicobar Islands',
        href: 'https://www.bajajfinserv.in/stamp-duty-and-registration-charges-andaman-and-nicobar-islands',
      },
    },
  ],
  office: 'https://andaman.gov.in/',
})
