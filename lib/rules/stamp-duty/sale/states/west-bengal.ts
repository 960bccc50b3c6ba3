import { feeOf, saleRow, saleRule, sameForAll } from '@/lib/rules/stamp-duty/sale-terms'

const ONE_CRORE = 1_00_00_000

const same = {
  firstDayKnown: true,
  areas: ['urban', 'rural'],
  registration: feeOf(1),
  evidence: { basis: 'reports' },
  knownFrom: 'order',
  office: 'https://wbregistration.gov.in/',
} as const

/** Per cent in towns up to ₹1 crore; a point more above it, a point less in villages. */
const dutyFrom = (percent: number) =>
  [
    { area: 'urban', upTo: ONE_CRORE, percent: sameForAll(percent) },
    { area: 'urban', percent: sameForAll(percent + 1) },
    { area: 'rural', upTo: ONE_CRORE, percent: sameForAll(percent - 1) },
    { area: 'rural', percent: sameForAll(percent) },
  ] as const

const withRebate = saleRow('2021-07-09', {
  ...same,
  source: {
    title: 'Business Standard, 7 July 2021: rebate of 2 points on 6% and 5%, 1 point more above ₹1 crore',
    href: 'https://business-standard.com/amp/article/economy-policy/boost-for-realty-as-west-bengal-proposes-rebate-on-stamp-duty-in-budget-121070701315_1.html',
  },
  duty: dutyFrom(4),
  conditions: ['With the rebate of 2 points of 9 July 2021. No concession for women.'],
})

export const westBengal = saleRule(
  'West Bengal',
  '2024-07-01',
  {
    ...same,
    source: {
      title: 'Millennium Post, 1 July 2024: remission of stamp duty ends on 1 July 2024',
      href: 'https://www.millenniumpost.in/bengal/remission-of-stamp-duty-circle-rate-to-end-from-july-1-570136',
    },
    duty: dutyFrom(6),
    conditions: [
      'The rebate of 2 points of July 2021 ended on 1 July 2024 by an order of the Governor; pages with 3% to 5% print the rates before that day.',
      'No concession for women. A town is the area of a corporation, a municipality, a notified area or a development authority.',
    ],
  },
  withRebate,
)
