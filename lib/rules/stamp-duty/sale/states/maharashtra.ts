import { atOdds, byBuyer, byOneSource, feeOf, saleRule, sameForAll } from '@/lib/rules/stamp-duty/sale-terms'

/** The page opens with this rule. Rates of 2025-26; the youngest change is the end of the condition of 15 years. */
export const maharashtra = saleRule('Maharashtra', '2023-05-26', {
  source: {
    title: 'Fulinspace, 2025-26: Maharashtra stamp duty and registration fees',
    href: 'https://fulinspace.com/complete-guide-to-maharashtra-stamp-duty-and-property-registration-fees-mh',
  },
  firstDayKnown: true,
  areas: ['mumbai', 'otherCities', 'naviMumbai', 'corporation', 'council', 'village'],
  duty: [
    { area: 'mumbai', percent: byBuyer(5, 4, 5) },
    { area: 'otherCities', percent: byBuyer(6, 5, 6) },
    { area: 'naviMumbai', percent: byBuyer(6, 5, 6), sureness: byOneSource },
    { area: 'corporation', percent: byBuyer(5, 4, 5), sureness: byOneSource },
    { percent: sameForAll(null), sureness: atOdds },
  ],
  levies: [
    { name: 'cess', of: 'value', percent: 1, area: 'mumbai' },
    { name: 'cess', of: 'value', percent: 1, area: 'otherCities' },
    { name: 'cess', of: 'value', percent: 1, area: 'naviMumbai', sureness: byOneSource },
    { name: 'surcharge', of: 'value', percent: 1, area: 'corporation', sureness: byOneSource },
  ],
  registration: feeOf(1, 30_000),
  womenForHomesOnly: true,
  conditions: [
    'One point less is for a home that women alone buy. Since 26 May 2023 they may sell it to a man at any time; the condition of 15 years has ended.',
    'Some lists give 6% for Navi Mumbai. Corporations without a metro charge a surcharge of 1%, which is confirmed for 2021-22. For councils and villages sources disagree.',
  ],
  evidence: { basis: 'reports' },
  knownFrom: 'press',
  office: 'https://igrmaharashtra.gov.in/',
})
