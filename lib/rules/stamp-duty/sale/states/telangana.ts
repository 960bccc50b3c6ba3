import { saleRule, sameForAll } from '@/lib/rules/stamp-duty/sale-terms'

export const telangana = saleRule('Telangana', '2021-07-22', {
  source: {
    title: 'The Better Andhra, July 2021: G.O. Ms. No. 58, from 6% to 7.5% on 22 July',
    href: 'https://thebetterandhra.com/telangana/registration-for-lands-houses-to-get-costlier-in-telangana/',
  },
  firstDayKnown: true,
  duty: [{ percent: sameForAll(7.5) }],
  registration: { by: 'duty' },
  conditions: [
    'The 7.5% are 5.5% stamp duty, 1.5% transfer duty and 0.5% registration; in gram panchayats 5.5% and 2%. How it is split is less sure than the total. The same rate for every buyer and kind of property.',
  ],
  evidence: { basis: 'reports' },
  knownFrom: 'order',
  office: 'https://registration.telangana.gov.in/',
})
