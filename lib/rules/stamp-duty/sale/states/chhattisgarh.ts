import { byBuyer, feeOf, saleRule } from '@/lib/rules/stamp-duty/sale-terms'

export const chhattisgarh = saleRule('Chhattisgarh', '2025-01-01', {
  source: {
    title: 'Housing.com, 2025: stamp duty and registration in Raipur',
    href: 'https://housing.com/news/stamp-duty-and-registration-charges-on-property-purchase-in-raipur-chhattisgarh/amp',
  },
  duty: [{ percent: byBuyer(5, 4, 4) }],
  registration: feeOf(4),
  conditions: [
    'The lower rate is for women, alone or with a man. One source adds 1% of the local body and upkar, and gives 4.5% for both; whether they come on top is not settled.',
    'The budget of 24 February 2026 halves the registration fee of women in 2026-27. Its notification was not found, so the halved fee is not counted.',
  ],
  sureness: 'medium',
  otherReadings: [
    {
      label: 'Registration 2% for women, as announced for 2026-27',
      registration: feeOf(byBuyer(4, 2, 4)),
      source: {
        title: 'Zee, February 2026: half the registration fee for women',
        href: 'https://zeenews.india.com/hindi/india/madhya-pradesh-chhattisgarh/raipur/chhattisgarh-budget-50-percent-less-registration-fees-for-buying-houses-land-on-women-name-op-chaudhary/3121127',
      },
    },
  ],
  office: 'https://epanjeeyan.cg.gov.in/',
})
