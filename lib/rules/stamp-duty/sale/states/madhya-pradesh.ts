import { byBuyer, feeOf, SALE_CHECKED_ON, saleRule, sameForAll } from '@/lib/rules/stamp-duty/sale-terms'

export const madhyaPradesh = saleRule('Madhya Pradesh', SALE_CHECKED_ON, {
  source: {
    title: 'Housing.com: Bhopal, the parts of the duty and the temporary cut of 2020',
    href: 'https://housing.com/news/bhopal-stamp-duty-and-registration-charges',
  },
  areas: ['urban', 'rural'],
  duty: [
    { area: 'urban', percent: sameForAll(9.5) },
    { area: 'rural', percent: sameForAll(6.5) },
  ],
  registration: feeOf(3),
  conditions: [
    'Sources disagree. 9.5% in towns (5% duty, 3% municipal, 1% janpad, 0.5% upkar) and 6.5% in villages is the reading with dates and parts, and is counted.',
    'Women paid 1% for registration in place of 3% from March 2021; whether that still holds was not confirmed, so it is not counted.',
  ],
  sureness: 'medium',
  otherReadings: [
    {
      label: '7.5% everywhere, in portals of 2025 that name no order',
      duty: [{ percent: sameForAll(7.5) }],
      source: {
        title: 'ClearTax, 2025: stamp duty and registration charges in Madhya Pradesh',
        href: 'https://cleartax.in/s/stamp-duty-and-registration-charges-in-mp',
      },
    },
    {
      label: 'Registration 1% for women, as in 2021 to 2023',
      registration: feeOf(byBuyer(3, 1, 3)),
      source: {
        title: 'Patrika, 2021: women 2 points less, 12.5% to 10.5% with registration',
        href: 'https://www.patrika.com/bhopal-news/women-will-get-two-percent-exemption-in-the-registry-of-house-6736142',
      },
    },
  ],
  office: 'https://mpigr.gov.in/',
})
