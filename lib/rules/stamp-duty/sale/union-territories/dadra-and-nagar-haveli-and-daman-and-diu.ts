import { byBuyer, feeOf, saleRule } from '@/lib/rules/stamp-duty/sale-terms'

export const dadraAndNagarHaveliAndDamanAndDiu = saleRule(
  'Dadra and Nagar Haveli and Daman and Diu',
  '2025-02-10',
  {
    source: {
      title: 'Bajaj Finserv, 10 February 2025: Dadra and Nagar Haveli and Daman and Diu',
      href: 'https://www.bajajfinserv.in/stamp-duty-and-registration-charges-dadra-and-nagar-haveli-and-daman-and-diu',
    },
    duty: [{ percent: byBuyer(6, 4, null) }],
    registration: feeOf(byBuyer(0.5, null, null)),
    conditions: [
      'Two sources give 6% for men, 4% for women and the registration fee of men. What women pay for registration, and what both pay together, is in one source only.',
    ],
    evidence: { basis: 'tables' },
    knownFrom: 'portals',
    otherReadings: [
      {
        label: 'Women free of the registration fee; both together 5% and 0.25%',
        duty: [{ percent: byBuyer(6, 4, 5) }],
        registration: feeOf(byBuyer(0.5, 0, 0.25)),
        source: {
          title: 'Bajaj Finserv, 10 February 2025: Dadra and Nagar Haveli and Daman and Diu',
          href: 'https://www.bajajfinserv.in/stamp-duty-and-registration-charges-dadra-and-nagar-haveli-and-daman-and-diu',
        },
      },
    ],
    office: 'https://ddd.gov.in/',
  },
)
