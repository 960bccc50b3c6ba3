import { feeOf, saleRule, sameForAll } from '@/lib/rules/stamp-duty/sale-terms'

/** Whether the rebate of 2021 ended in 2024 is disputed, and no order was found: no figure is counted. */
export const westBengal = saleRule('West Bengal', '2025-01-01', {
  source: {
    title: 'Compliance Calendar, 2025: stamp duty in West Bengal, 5% to 7%',
    href: 'https://www.compliancecalendar.in/learn/stamp-duty-and-registration-charges-in-west-bengal-2025',
  },
  areas: ['urban', 'rural'],
  duty: [{ percent: sameForAll(null) }],
  registration: feeOf(1),
  conditions: [
    'No concession for women. A rebate of 2 points began in July 2021; an order on its end, 30 June 2024 in one page, was not found.',
  ],
  sureness: 'disputed',
  otherReadings: [
    {
      label: 'Full rates, 5% to 7%: the rebate has ended',
      duty: [
        { area: 'urban', upTo: 1_00_00_000, percent: sameForAll(6) },
        { area: 'urban', percent: sameForAll(7) },
        { area: 'rural', upTo: 1_00_00_000, percent: sameForAll(5) },
        { area: 'rural', percent: sameForAll(6) },
      ],
      source: {
        title: 'Compliance Calendar, 2025: 5 to 7% in West Bengal',
        href: 'https://www.compliancecalendar.in/learn/stamp-duty-and-registration-charges-in-west-bengal-2025',
      },
    },
    {
      label: 'Two points less, 3% to 5%: the rebate still holds',
      duty: [
        { area: 'urban', upTo: 1_00_00_000, percent: sameForAll(4) },
        { area: 'urban', percent: sameForAll(5) },
        { area: 'rural', upTo: 1_00_00_000, percent: sameForAll(3) },
        { area: 'rural', percent: sameForAll(4) },
      ],
      source: {
        title: 'Housing.com, 2025: 3 to 5% in West Bengal',
        href: 'https://housing.com/news/west-bengal-stamp-duty-and-registration-charges',
      },
    },
  ],
  office: 'https://wbregistration.gov.in/',
})
