import { byBuyer, feeOf, saleRule, sameForAll } from '@/lib/rules/stamp-duty/sale-terms'

export const himachalPradesh = saleRule(
  'Himachal Pradesh',
  '2023-12-15',
  {
    title: 'Panshul Properties, 2024: Act 15 of 2023, gazette of 15 December 2023',
    href: 'http://panshulproperties.com/latest-and-revised-stamp-duty-and-registration-fee-in-himachal-pradesh-2024/',
  },
  {
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
    also: [
      {
        title: 'PTI in NewsDrum, 23 September 2023: stamp duty bill passed in amended form',
        href: 'https://www.newsdrum.in/national/himachal-vidhan-sabha-passes-stamp-duty-bill-in-amended-form-amid-walkout-by-bjp-1381393',
      },
      {
        title: 'Government of Himachal Pradesh: registration fee 2%, at most ₹25,000',
        href: 'https://himachal.nic.in/index1.php?lang=1&dpt_id=13&level=1&sublinkid=3487&lid=4335',
      },
      {
        title: 'Housing.com, 2024: the fee in Shimla, at most ₹25,000',
        href: 'https://housing.com/news/shimla-stamp-duty-and-registration-charges/',
      },
    ],
  },
)
