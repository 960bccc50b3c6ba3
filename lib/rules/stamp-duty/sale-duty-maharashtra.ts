import { byBuyer, sameForAll, saleRuleOf } from '@/lib/rules/stamp-duty/duty-terms'

/** Maharashtra, with which the page opens; the other states are in stamp-duty-states. */
export const saleDutyMaharashtra = saleRuleOf('Maharashtra', {
  from: '2025-04-01',
  value: {
    areas: ['mumbai', 'otherCities', 'naviMumbai', 'council', 'village'],
    duty: [
      { area: 'mumbai', percent: byBuyer(5, 4, 5) },
      { area: 'otherCities', percent: byBuyer(7, 6, 7) },
      { area: 'naviMumbai', percent: { male: null, female: null, joint: null } },
      { area: 'council', percent: byBuyer(4, 3, 4) },
      { area: 'village', percent: byBuyer(3, 2, 3) },
    ],
    levies: [{ name: 'cess', of: 'value', percent: 1, area: 'mumbai' }],
    registration: { rows: [{ percent: sameForAll(1) }], cap: 30_000 },
    womenForHomesOnly: true,
    conditions: [
      'One point less is for a residential unit that women alone buy, since 1 April 2021; a man among the buyers ends it.',
    ],
    sureness: 'high',
    office: 'https://igrmaharashtra.gov.in/',
    also: [
      {
        title: 'e-Stamp Duty Ready Reckoner: order of 31 March 2021, concession for women',
        href: 'https://www.e-stampdutyreadyreckoner.com/stamp-duty-conession-women.php',
      },
      {
        title: 'Grihum Housing Finance: Maharashtra stamp duty and registration',
        href: 'https://grihumhousing.com/blogs/stamp-duty-and-registration-charges-in-maharashtra',
      },
    ],
  },
  source: {
    title: 'Fulinspace, 2025-26: Maharashtra stamp duty and registration fees',
    href: 'https://fulinspace.com/complete-guide-to-maharashtra-stamp-duty-and-property-registration-fees-mh',
  },
})
