import { byBuyer, byOneSource, saleRule, sameForAll } from '@/lib/rules/stamp-duty/sale-terms'

export const madhyaPradesh = saleRule('Madhya Pradesh', '2021-04-06', {
  source: {
    title:
      'Nai Dunia, 28 September 2025: women’s 2 points off the registration fee since 6 April 2021 still given',
    href: 'https://www.naidunia.com/madhya-pradesh/bhopal-women-empowerment-through-property-ownership-in-madhya-pradesh-8407501',
  },
  firstDayKnown: true,
  areas: ['urban', 'rural'],
  duty: [
    { area: 'urban', percent: sameForAll(9.5) },
    { area: 'rural', percent: sameForAll(6.5) },
  ],
  registration: {
    by: 'percent',
    rows: [{ percent: byBuyer(3, 1, 3), sureness: { joint: byOneSource } }],
    cap: null,
  },
  conditions: [
    '9.5% in towns are 5% duty, 3% municipal, 1% janpad and 0.5% upkar. Portals that print 7.5% everywhere repeat a cut of September 2020, which has ended.',
    'Women pay 1% for registration in place of 3%, in towns and villages and at any value, by an order of 6 April 2021. What a man and a woman pay together is not stated; 3% is counted.',
  ],
  evidence: { basis: 'reports' },
  knownFrom: 'order',
  office: 'https://mpigr.gov.in/',
})
