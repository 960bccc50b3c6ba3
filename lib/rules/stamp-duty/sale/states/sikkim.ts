import { feeOf, saleRule, SALE_CHECKED_ON, sameForAll } from '@/lib/rules/stamp-duty/sale-terms'

export const sikkim = saleRule('Sikkim', SALE_CHECKED_ON, {
  source: {
    title: 'District of Soreng: registration fee 4%, stamp duty 1%',
    href: 'https://soreng.nic.in/service/registration',
  },
  payer: 'seller',
  duty: [{ percent: sameForAll(1) }],
  registration: feeOf(4),
  conditions: [
    'Two of the three district pages, Mangan and Namchi, state that the seller pays fee and duty; that is less sure than the rates.',
    'For buyers with a certificate of identification or a Sikkim subject certificate. Portals give 10% for all others.',
  ],
  evidence: { basis: 'department' },
  knownFrom: 'department',
  otherReadings: [
    {
      label: 'Duty 5%, registration 1%',
      duty: [{ percent: sameForAll(5) }],
      registration: feeOf(1),
      source: {
        title: 'Maadiveedu, 30 May 2025: property registration charges in Sikkim',
        href: 'https://blog.maadiveedu.com/hysense/sikkim-property-registration-charges-revised-for-2025--full-details-fees--legal-rules',
      },
    },
  ],
  office: 'https://sikkim.gov.in/',
})
