import { byBuyer, feeOf, saleRule } from '@/lib/rules/stamp-duty/sale-terms'

/** Ladakh left Jammu and Kashmir on 31 October 2019 with its stamp act; its registration fee was notified later. */
export const ladakh = saleRule('Ladakh', '2019-10-31', {
  source: {
    title: 'The Kashmir Monitor, 26 January 2019: order of 25 January, 7%, 3%, and 5% for husband and wife',
    href: 'https://thekashmirmonitor.net/govt-revokes-order-authorising-zero-stamp-duty-for-females',
  },
  firstDayKnown: true,
  duty: [{ percent: byBuyer(7, 3, 5) }],
  registration: { by: 'unknown' },
  conditions: [
    'The order of 25 January 2019 was the law of the whole state when Ladakh was made on 31 October 2019, and goes on there. 5% is for husband and wife together; other pairs are not stated.',
    'The fee of 1.2% was notified in 2020 for Jammu and Kashmir, after Ladakh had left it; no order for Ladakh was found.',
  ],
  evidence: { basis: 'report' },
  knownFrom: 'order',
  otherReadings: [
    {
      label: 'Registration 1.2%, in one portal',
      registration: feeOf(1.2),
      source: {
        title: 'Bajaj Finserv, 10 February 2025: Ladakh',
        href: 'https://bajajfinserv.in/stamp-duty-and-registration-charges-ladakh',
      },
    },
  ],
  office: 'https://ladakh.gov.in/',
})
