import { byBuyer, feeOf, saleRule } from '@/lib/rules/stamp-duty/sale-terms'

/** Ladakh took over the stamp act of Jammu and Kashmir, with its rates. */
export const ladakh = saleRule('Ladakh', '2025-02-10', {
  source: {
    title: 'Bajaj Finserv, 10 February 2025: stamp duty and registration charges in Ladakh',
    href: 'https://bajajfinserv.in/stamp-duty-and-registration-charges-ladakh',
  },
  duty: [{ percent: byBuyer(7, 3, null) }],
  registration: feeOf(1.2),
  conditions: [
    'The rates are those of Jammu and Kashmir, whose stamp act holds in Ladakh. For a man and a woman together only one source was found.',
  ],
  sureness: 'medium',
  otherReadings: [
    {
      label: '7% for a man and a woman together, in one source',
      duty: [{ percent: byBuyer(7, 3, 7) }],
      source: {
        title: 'Bajaj Finserv, 10 February 2025: Ladakh',
        href: 'https://bajajfinserv.in/stamp-duty-and-registration-charges-ladakh',
      },
    },
  ],
  office: 'https://ladakh.gov.in/',
})
