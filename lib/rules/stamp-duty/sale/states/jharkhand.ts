import { feeOf, saleRule, sameForAll } from '@/lib/rules/stamp-duty/sale-terms'

export const jharkhand = saleRule('Jharkhand', '2020-05-15', {
  source: {
    title: 'The New Indian Express, 16 May 2020: registration for ₹1 by women rolled back',
    href: 'https://www.newindianexpress.com/nation/2020/may/16/jharkhand-government-rolls-back-registration-of-property-for-rs-1-by-women-2143873.html',
  },
  firstDayKnown: true,
  duty: [{ percent: sameForAll(4) }],
  registration: feeOf(3),
  conditions: ['The token duty of ₹1 for women, which began in June 2017, ended on 15 May 2020.'],
  evidence: { basis: 'department' },
  knownFrom: 'department',
  office: 'https://jharnibandhan.gov.in/',
})
