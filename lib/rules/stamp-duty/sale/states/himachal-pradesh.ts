import { byBuyer, feeOf, saleRule, sameForAll } from '@/lib/rules/stamp-duty/sale-terms'

export const himachalPradesh = saleRule('Himachal Pradesh', '2023-12-15', {
  source: {
    title: 'Panshul Properties, 2024: Act 15 of 2023, gazette of 15 December 2023',
    href: 'http://panshulproperties.com/latest-and-revised-stamp-duty-and-registration-fee-in-himachal-pradesh-2024/',
  },
  firstDayKnown: true,
  duty: [
    { upTo: 50_00_000, percent: byBuyer(6, 4, null) },
    { upTo: 80_00_000, percent: byBuyer(8, 4, null) },
    { percent: sameForAll(8) },
  ],
  registration: feeOf(2, 25_000),
  conditions: [
    'Men pay 6% up to ₹50 lakh, women 4% up to ₹80 lakh, and 8% above; we read 8% as the rate of the whole value. What a man and a woman pay together was not found.',
    'The limit of the registration fee is of 1999 and was still listed in 2024.',
  ],
  sureness: 'medium',
  office: 'https://himachal.nic.in/',
})
