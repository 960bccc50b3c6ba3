import { byBuyer, feeOf, saleRow, saleRule } from '@/lib/rules/stamp-duty/sale-terms'

const same = {
  source: {
    title: 'The Kashmir Monitor, 26 January 2019: order of 25 January, 7%, 3%, and 5% for husband and wife',
    href: 'https://thekashmirmonitor.net/govt-revokes-order-authorising-zero-stamp-duty-for-females',
  },
  firstDayKnown: true,
  duty: [{ percent: byBuyer(7, 3, 5) }],
  evidence: { basis: 'reports' },
  knownFrom: 'order',
  office: 'https://jk.gov.in/',
} as const

const SINCE_2019 =
  'By SRO 82 of 25 January 2019: 7% in towns and villages, 3% in the name of a woman of the family, and 5% for husband and wife together, which “Both” means here. Other pairs of a man and a woman are not stated.'

const beforeTheFee = saleRow('2019-01-25', {
  ...same,
  registration: { by: 'unknown' },
  conditions: [SINCE_2019],
})

/** The fee was first notified on 4 August 2020, and anew soon after. */
export const jammuAndKashmir = saleRule(
  'Jammu and Kashmir',
  '2020-08-04',
  {
    ...same,
    registration: feeOf(1.2),
    conditions: [
      SINCE_2019,
      'Tables with 3% for two men and 5% for two women have swapped them, and 7% for a man and a woman is from the same tables. The registration fee is that of the notification of 2020.',
    ],
  },
  beforeTheFee,
)
