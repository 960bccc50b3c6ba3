import { byBuyer, feeOf, saleRule, sameForAll } from '@/lib/rules/stamp-duty/sale-terms'

/** Four readings in pages of 2024 and 2025, none with an order: no figure is counted. */
export const assam = saleRule('Assam', '2025-11-12', {
  source: {
    title: 'Bajaj Housing Finance, 12 November 2025: stamp duty and registration in Assam',
    href: 'https://www.bajajhousingfinance.in/resources/stamp-duty-and-property-registration-in-assam/-/tag',
  },
  areas: ['urban', 'rural'],
  duty: [{ percent: sameForAll(null) }],
  registration: { by: 'unknown' },
  conditions: [
    'Pages of 2024 and 2025 contradict each other on the duty and on the fee; the order of 16 September 2021 was not read.',
  ],
  sureness: 'disputed',
  otherReadings: [
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
  ],
  office: 'https://igr.assam.gov.in/',
})
