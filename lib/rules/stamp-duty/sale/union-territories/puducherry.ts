import { byBuyer, feeOf, saleRule } from '@/lib/rules/stamp-duty/sale-terms'

export const puducherry = saleRule('Puducherry', '2025-06-07', {
  source: {
    title: 'Hindu Tamil Thisai, June 2025: registration fee raised in Puducherry',
    href: 'https://www.hindutamil.in/news/tamilnadu/1364570-bond-registration-fees-increase-in-puducherry.html',
  },
  duty: [{ percent: byBuyer(10, 5, 10) }],
  registration: { by: 'unknown' },
  conditions: [
    'Half the duty is for women as the only buyers who live in Puducherry for good. It must be paid back when the property goes to a man within five years.',
    'The registration fee was 0.5% until newspapers of June 2025 reported a rise; the new fee was not found.',
  ],
  evidence: { basis: 'department' },
  knownFrom: 'department',
  otherReadings: [
    {
      label: 'Registration 0.5%, as until June 2025',
      registration: feeOf(0.5),
      source: {
        title: 'Tata Capital: Puducherry, 10% and 0.5%',
        href: 'https://www.tatacapital.com/home-loan/stamp-duty-and-property-registration-charges-in-pondicherry.html',
      },
    },
  ],
  office: 'https://regn.py.gov.in/cal.aspx',
})
