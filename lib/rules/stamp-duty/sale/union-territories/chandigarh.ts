import { feeOf, saleRule, sameForAll } from '@/lib/rules/stamp-duty/sale-terms'

/** 5% or 6%, neither with an order: no figure is counted. */
export const chandigarh = saleRule('Chandigarh', '2024-01-01', {
  source: {
    title: 'Housing.com, 2024: stamp duty and registration charge in Chandigarh',
    href: 'https://housing.com/news/stamp-duty-and-registration-charge-in-chandigarh',
  },
  duty: [{ percent: sameForAll(null) }],
  registration: feeOf(1),
  conditions: [
    'Both sources give the same rate for men and women; neither names an order. The value is at least the collector rate, which rose on 1 April 2025.',
  ],
  evidence: { basis: 'tables', but: 'atOdds' },
  knownFrom: 'portals',
  otherReadings: [
    {
      label: '5%',
      duty: [{ percent: sameForAll(5) }],
      source: {
        title: 'Housing.com, 2024: Chandigarh',
        href: 'https://housing.com/news/stamp-duty-and-registration-charge-in-chandigarh',
      },
    },
    {
      label: '6%',
      duty: [{ percent: sameForAll(6) }],
      source: {
        title: 'Lease Warehouse: Chandigarh',
        href: 'https://leasewarehouse.in/blog/post_details/159',
      },
    },
  ],
  office: 'https://chandigarh.gov.in/register-property',
})
