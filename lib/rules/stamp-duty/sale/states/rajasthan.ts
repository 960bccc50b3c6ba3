import {
  byBuyer,
  byOneSource,
  feeOf,
  type Levy,
  saleRow,
  saleRule,
  sameForAll,
} from '@/lib/rules/stamp-duty/sale-terms'

const same = {
  properties: ['other', 'flat'],
  duty: [
    { property: 'flat', upTo: 50_00_000, percent: sameForAll(5) },
    { upTo: 50_00_000, percent: byBuyer(6, 5, 5.5) },
    { percent: byBuyer(6, 5, null) },
  ],
  registration: feeOf(1),
  evidence: { basis: 'reports' },
  knownFrom: 'press',
  office: 'https://epanjiyan.rajasthan.gov.in/',
} as const

const BY_BUYER = [
  'A flat in a building of several storeys pays 5% up to ₹50 lakh since July 2024. Husband and wife together pay 5.5% up to ₹50 lakh since 19 February 2025; above that no source gives their rate.',
  'Women of the SC, ST and BPL groups pay 4%, buyers with a disability 5%; one list gives 4% for a disability of 40% to 80%.',
]

const surcharge = (percent: number, limit: Pick<Levy, 'dutyAbove' | 'dutyUpTo'> = {}): Levy => ({
  name: 'surcharge',
  of: 'duty',
  percent,
  ...limit,
  sureness: byOneSource,
})

const until2026 = saleRow('2025-02-19', {
  ...same,
  source: {
    title: '1-Comply, 24 February 2025: order F.4(2)FD/Tax/2025-109 on the joint purchase by spouses',
    href: 'https://1-comply.com/2025/02/24/reduction-of-stamp-duty-on-joint-property-conveyance-for-spouses',
  },
  firstDayKnown: true,
  levies: [surcharge(30)],
  conditions: BY_BUYER,
})

export const rajasthan = saleRule(
  'Rajasthan',
  '2026-02-11',
  {
    ...same,
    source: {
      title:
        'Zee Rajasthan, 11 February 2026: surcharge 33% in place of 30% where the stamp duty is above ₹10 lakh',
      href: 'https://zeenews.india.com/hindi/india/rajasthan/jaipur/rajasthan-news-stamp-paper-surcharge-increased-3-percent/1770822081906',
    },
    firstDayKnown: true,
    levies: [surcharge(30, { dutyUpTo: 10_00_000 }), surcharge(33, { dutyAbove: 10_00_000 })],
    conditions: [
      'The surcharge is 30% of the duty, and 33% since 11 February 2026 where the duty exceeds ₹10 lakh. Other newspapers name no such limit, and the notification was not read. Lists with 20% are out of date.',
      ...BY_BUYER,
    ],
    otherReadings: [
      {
        label: 'With the surcharge of 33% for every deed',
        levies: [surcharge(33)],
        source: {
          title: 'Live Hindustan, 12 February 2026: surcharge up by 3, without a limit',
          href: 'https://www.livehindustan.com/rajasthan/jaipur/rajasthan-budget-stamp-duty-dlc-rate-vehicle-tax-impact-201770870523261.html',
        },
      },
    ],
  },
  until2026,
)
