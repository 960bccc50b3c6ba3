import { feeOf, saleRule, sameForAll } from '@/lib/rules/stamp-duty/sale-terms'

export const kerala = saleRule('Kerala', '2023-04-01', {
  source: {
    title:
      'The Hindu, 15 March 2023: notification of 11 March, flats within six months from 5% to 7% from 1 April',
    href: 'https://www.thehindu.com/news/national/kerala/stamp-duty-for-flats-apartments-revised-to-7/article66622933.ece/amp/',
  },
  firstDayKnown: true,
  properties: ['other', 'firstFlat'],
  duty: [{ property: 'firstFlat', percent: sameForAll(7) }, { percent: sameForAll(8) }],
  registration: feeOf(2),
  conditions: [
    'A flat or apartment handed over within six months of the day of its building number pays 7%; after six months, and for all else, it is 8%. No concession for women or by value.',
  ],
  evidence: { basis: 'reports' },
  knownFrom: 'order',
  office: 'https://keralaregistration.gov.in/',
})
