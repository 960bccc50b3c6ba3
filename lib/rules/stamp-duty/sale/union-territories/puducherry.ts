import { byBuyer, feeOf, saleRule } from '@/lib/rules/stamp-duty/sale-terms'

export const puducherry = saleRule('Puducherry', '2024-03-22', {
  source: {
    title: 'The Hindu, 22 March 2024: rebate for women in Puducherry and its conditions',
    href: 'https://www.thehindu.com/real-estate/when-women-purchase-property-in-their-name/article67979249.ece',
  },
  duty: [{ percent: byBuyer(10, 5, 10) }],
  registration: feeOf(0.5),
  conditions: [
    'Half the duty is for women as the only buyers who are residents of Puducherry. It must be paid back when the property goes to a man within five years.',
  ],
  sureness: 'medium',
  otherReadings: [
    {
      label: 'Half the registration fee for women as well',
      registration: feeOf(byBuyer(0.5, 0.25, 0.5)),
      source: {
        title: 'The Hindu, 22 March 2024: 50% off stamp duty and registration fee',
        href: 'https://www.thehindu.com/real-estate/when-women-purchase-property-in-their-name/article67979249.ece',
      },
    },
  ],
  office: 'https://regn.py.gov.in/cal.aspx',
})
