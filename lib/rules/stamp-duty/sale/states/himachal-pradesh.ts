import { byBuyer, byOneSource, feeOf, saleRow, saleRule, sameForAll } from '@/lib/rules/stamp-duty/sale-terms'

const same = {
  registration: feeOf(2, 25_000, byOneSource),
  firstDayKnown: true,
  evidence: { basis: 'reports' },
  knownFrom: 'order',
  office: 'https://himachal.nic.in/',
} as const

/** Whether the higher rate is that of the whole value is our reading. */
const byValue = [
  { upTo: 50_00_000, percent: byBuyer(6, 4, null) },
  { upTo: 80_00_000, percent: byBuyer(8, 4, null), sureness: { male: byOneSource } },
  { percent: sameForAll(8), sureness: byOneSource },
] as const

const BY_VALUE =
  'Men pay 6% up to ₹50 lakh, women 4% up to ₹80 lakh, and 8% above; we read 8% as the rate of the whole value. What a man and a woman pay together was not found.'
const OLD_LIMIT = 'The limit of the registration fee is of 1999 and was still listed in 2024.'

const until2025 = saleRow('2023-12-15', {
  ...same,
  source: {
    title: 'Panshul Properties, 2024: Act 15 of 2023, gazette of 15 December 2023',
    href: 'http://panshulproperties.com/latest-and-revised-stamp-duty-and-registration-fee-in-himachal-pradesh-2024/',
  },
  duty: byValue,
  conditions: [BY_VALUE, OLD_LIMIT],
})

export const himachalPradesh = saleRule(
  'Himachal Pradesh',
  '2025-02-18',
  {
    ...same,
    source: {
      title:
        'Legality Simplified, 2025: Indian Stamp (Himachal Pradesh Amendment) Bill, in force from 18 February 2025',
      href: 'https://www.legalitysimplified.com/hp-issues-new-stamp-duty-hike-via-indian-stamp-act-amendment/',
    },
    asksPermission: true,
    duty: [{ permission: true, percent: sameForAll(12) }, ...byValue],
    conditions: [
      'Buyers who are not agriculturists of Himachal Pradesh need the state’s permission under section 118 of its Tenancy and Land Reforms Act. With it they pay 12%, men and women alike, since 18 February 2025.',
      BY_VALUE,
      OLD_LIMIT,
    ],
  },
  until2025,
)
