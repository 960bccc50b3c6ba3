import { atOdds, saleRule, sameForAll } from '@/lib/rules/stamp-duty/sale-terms'

export const goa = saleRule('Goa', '2024-01-01', {
  source: {
    title: 'Credit Dharma, 2024: stamp duty and registration charges in Goa',
    href: 'https://creditdharma.in/home-loan/stamp-duty-and-registration-charges-in-goa-2024',
  },
  duty: [
    { upTo: 50_00_000, percent: sameForAll(null), sureness: atOdds },
    { upTo: 75_00_000, percent: sameForAll(4), sureness: atOdds },
    { upTo: 1_00_00_000, percent: sameForAll(4.5) },
    { upTo: 5_00_00_000, percent: sameForAll(5) },
    { percent: sameForAll(6) },
  ],
  registration: {
    by: 'percent',
    rows: [{ upTo: 75_00_000, percent: sameForAll(3) }, { percent: sameForAll(3.5) }],
    cap: null,
  },
  conditions: [
    'No concession for women. Up to ₹50 lakh the press on the notification gives 3%, portals give 3.5%, the rate of an older scale: neither is counted. From ₹50 to 75 lakh two sources give 4% and one gives 4.5%.',
  ],
  evidence: { basis: 'report' },
  knownFrom: 'press',
  otherReadings: [
    {
      label: '3% up to ₹50 lakh, in the notification that also brought 6% above ₹5 crore',
      strongest: true,
      duty: [{ upTo: 50_00_000, percent: sameForAll(3) }, { percent: sameForAll(null) }],
      source: {
        title: 'Navprabha: revised stamp duty notified in Goa, 3% to 6%',
        href: 'https://navprabha.com/%e0%a4%ae%e0%a4%be%e0%a4%b2%e0%a4%ae%e0%a4%a4%e0%a5%8d%e0%a4%a4%e0%a4%be-%e0%a4%96%e0%a4%b0%e0%a5%87%e0%a4%a6%e0%a5%80-%e0%a4%ae%e0%a4%b9%e0%a4%be%e0%a4%97%e0%a4%a3%e0%a4%be%e0%a4%b0-%e0%a4%ae',
      },
    },
    {
      label: '3.5% up to ₹50 lakh, in portals, and in answers of 2016-17',
      duty: [{ upTo: 50_00_000, percent: sameForAll(3.5) }, { percent: sameForAll(null) }],
      source: {
        title: 'Lease Warehouse: Goa',
        href: 'https://leasewarehouse.in/blog/post_details/163',
      },
    },
    {
      label: '4.5% from ₹50 to 75 lakh, in one page',
      duty: [
        { upTo: 50_00_000, percent: sameForAll(null) },
        { upTo: 75_00_000, percent: sameForAll(4.5) },
        { percent: sameForAll(null) },
      ],
      source: {
        title: 'Credit Dharma, 2025: Goa, 4.5% from ₹50 lakh to 1 crore',
        href: 'https://creditdharma.in/home-loan/stamp-duty-and-registration-charges-in-goa-2024',
      },
    },
  ],
  office: 'https://www.goa.gov.in/',
})
