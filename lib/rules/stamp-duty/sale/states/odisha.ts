import { STATE_LIST } from '@/lib/rules/stamp-duty/sale/sources/lists'
import { byBuyer, byOneSource, feeOf, saleRule } from '@/lib/rules/stamp-duty/sale-terms'

export const odisha = saleRule('Odisha', '2025-01-01', {
  source: {
    title: 'Housing.com, 2025: stamp duty in Odisha and registration charges',
    href: 'https://housing.com/news/stamp-duty-in-odisha-and-property-registration-charges/amp',
  },
  duty: [{ percent: byBuyer(5, 4, 4), sureness: { joint: byOneSource } }],
  registration: feeOf(2),
  conditions: [
    'The lower rate is for women as buyers, in one source for women of Odisha only. Three sources give 4% for a man and a woman together.',
  ],
  evidence: { basis: 'reports' },
  knownFrom: 'press',
  otherReadings: [
    {
      label: '4.5% for a man and a woman together, in one source',
      duty: [{ percent: byBuyer(5, 4, 4.5) }],
      source: STATE_LIST,
    },
  ],
  office: 'https://igrodisha.gov.in/',
})
