import { byBuyer, feeOf, saleRule, sameForAll } from '@/lib/rules/stamp-duty/sale-terms'

/** Five readings; the only official page is of one district, so it comes first and no figure is counted. */
export const assam = saleRule('Assam', '2023-12-08', {
  source: {
    title:
      'Government of Assam, Hailakandi district, 8 December 2023: services and rates of the sub-registrar',
    href: 'https://hailakandi.assam.gov.in/information-and-services/services-at-sub-registrar-office',
  },
  areas: ['urban', 'rural'],
  duty: [{ percent: sameForAll(null) }],
  registration: { by: 'unknown' },
  conditions: [
    'The first reading is the only official page, of Hailakandi district, and names notifications of 2013 and 2014; the others are what portals print. No later order on sales was found.',
  ],
  evidence: { basis: 'department', but: 'atOdds' },
  knownFrom: 'department',
  otherReadings: [
    {
      label: '4% in towns and 3% outside, 1% less for women; registration 2%, women 1%',
      strongest: true,
      duty: [
        { area: 'urban', percent: byBuyer(4, 3, null) },
        { area: 'rural', percent: byBuyer(3, 2, null) },
      ],
      registration: feeOf(byBuyer(2, 1, null)),
      source: {
        title: 'Government of Assam, Hailakandi district, 8 December 2023',
        href: 'https://hailakandi.assam.gov.in/information-and-services/services-at-sub-registrar-office',
      },
    },
    {
      label: '6% and 5%, registration 8.5% above ₹5 lakh',
      duty: [{ percent: byBuyer(6, 5, null) }],
      registration: {
        by: 'percent',
        rows: [{ upTo: 5_00_000, percent: sameForAll(null) }, { percent: sameForAll(8.5) }],
        cap: null,
      },
      source: {
        title: 'Basic Home Loan, 17 July 2025: Assam',
        href: 'https://www.basichomeloan.com/blog/home-loans/stamp-duty-and-registration-charges-in-assam',
      },
    },
    {
      label: '8.25%, 6.25% for women in towns, two points less outside, registration 1%',
      duty: [
        { area: 'urban', percent: byBuyer(8.25, 6.25, 7.25) },
        { area: 'rural', percent: byBuyer(6.25, 4.25, 5.25) },
      ],
      registration: feeOf(1),
      source: {
        title: 'Guwahatipedia, April 2025: property registration charges in Assam',
        href: 'https://www.guwahatipedia.com/2025/04/httpswww.guwahatipedia.com2025-property-registration-charges-in-assam..html',
      },
    },
    {
      label: '5%, 3% for women, in cities',
      duty: [{ area: 'urban', percent: byBuyer(5, 3, 4) }, { percent: sameForAll(null) }],
      source: {
        title: 'Bajaj Housing Finance, 12 November 2025: Assam',
        href: 'https://www.bajajhousingfinance.in/resources/stamp-duty-and-property-registration-in-assam/-/tag',
      },
    },
    {
      label: '5%, 3% for women and 4% for both in Guwahati, registration 3%, 1% and 2%',
      duty: [{ area: 'urban', percent: byBuyer(5, 3, 4) }, { percent: sameForAll(null) }],
      registration: feeOf(byBuyer(3, 1, 2)),
      source: {
        title: 'Advocate Khusboo Verma, without a date: Guwahati',
        href: 'https://advocatekhusbooverma.com/what-is-the-rate-of-stamp-duty-and-registration-charges-in-guwahati-assam',
      },
    },
  ],
  office: 'https://igr.assam.gov.in/',
})
