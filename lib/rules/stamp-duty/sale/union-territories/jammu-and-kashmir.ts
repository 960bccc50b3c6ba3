import { byBuyer, feeOf, saleRule } from '@/lib/rules/stamp-duty/sale-terms'

export const jammuAndKashmir = saleRule('Jammu and Kashmir', '2025-02-28', {
  source: {
    title: 'ghar.tv, 28 February 2025: Jammu and Kashmir stamp duty',
    href: 'https://ghar.tv/blog/jammu-and-kashmir-stamp-duty-registration/artid2240',
  },
  duty: [{ percent: byBuyer(7, 3, null) }],
  registration: feeOf(1.2),
  conditions: [
    'For a man and a woman together sources give 7% or 5%, so neither is counted. Tables with 3% for two men and 5% for two women have evidently swapped them.',
  ],
  sureness: 'medium',
  otherReadings: [
    {
      label: '7% for a man and a woman together',
      duty: [{ percent: byBuyer(7, 3, 7) }],
      source: {
        title: 'Bajaj Finserv: Jammu and Kashmir',
        href: 'https://www.bajajfinserv.in/stamp-duty-and-registration-charges-jammu-and-kashmir',
      },
    },
    {
      label: '5% for a man and a woman together',
      duty: [{ percent: byBuyer(7, 3, 5) }],
      source: {
        title: 'Openplot, 2024: Jammu and Kashmir',
        href: 'https://blog.openplot.com/real-estate/jammu-and-kashmir-stamp-duty-and-registration-charges-in-2024',
      },
    },
  ],
  office: 'https://jk.gov.in/',
})
