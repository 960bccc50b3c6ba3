import { feeOf, saleRule, sameForAll } from '@/lib/rules/stamp-duty/sale-terms'

export const arunachalPradesh = saleRule('Arunachal Pradesh', '2025-01-01', {
  source: {
    title: 'Housing.com, 2025: stamp duty and registration charges in Arunachal Pradesh',
    href: 'https://housing.com/news/stamp-duty-registration-charges-in-arunachal-pradesh',
  },
  duty: [{ percent: sameForAll(6) }],
  registration: feeOf(1),
  conditions: ['The same rate for men and women. Who may buy land is limited by the state’s own law.'],
  evidence: { basis: 'tables' },
  knownFrom: 'portals',
  office: 'https://arunachalpradesh.gov.in/',
})
