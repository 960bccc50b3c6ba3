import { byBuyer, byOneSource, saleRule, sameForAll } from '@/lib/rules/stamp-duty/sale-terms'

export const delhi = saleRule('Delhi', '2023-07-10', {
  source: {
    title: 'Millennium Post, 13 July 2023: one point more of transfer duty above ₹25 lakh',
    href: 'https://www.millenniumpost.in/delhi/1-hike-in-transfer-duty-on-transfer-of-immovable-properties-in-delhi-525426',
  },
  firstDayKnown: true,
  areas: ['mcd', 'ndmc', 'cantonment'],
  duty: [
    { area: 'mcd', upTo: 25_00_000, percent: byBuyer(6, 4, 5) },
    { area: 'mcd', percent: byBuyer(7, 5, 6), sureness: { joint: byOneSource } },
    { area: 'ndmc', percent: byBuyer(5.5, 3.5, 4.5) },
    { area: 'cantonment', percent: sameForAll(3) },
  ],
  registration: { by: 'percent', rows: [{ percent: sameForAll(1) }], cap: null, plus: 100 },
  conditions: [
    'The lower rates are for women as buyers; the third gender pays as women, companies as men. For a man and a woman together the point above ₹25 lakh is counted by the same rule. The point above ₹25 lakh is for the area of the corporation (MCD) only.',
  ],
  evidence: { basis: 'reports' },
  knownFrom: 'order',
  office: 'https://revenue.delhi.gov.in/',
})
