import { byBuyer, feeOf, saleRule, sameForAll } from '@/lib/rules/stamp-duty/sale-terms'

// Corrected on 22 November 2026: the rebate was shown for every value; it was never without a limit.
export const uttarakhand = saleRule('Uttarakhand', '2025-11-17', {
  source: {
    title: 'Live Hindustan, 18 November 2025: limit of the registration fee from ₹25,000 to ₹50,000',
    href: 'https://www.livehindustan.com/uttarakhand/buying-property-in-uttarakhand-including-dehradun-mussoorie-gets-costlier-as-government-fees-rise-after-10-years-201763439663030.html',
  },
  firstDayKnown: true,
  duty: [{ upTo: 25_00_000, percent: byBuyer(5, 3.75, 4.37) }, { percent: sameForAll(5) }],
  registration: feeOf(2, 50_000),
  conditions: [
    'The registration fee was at most ₹25,000 until 16 November 2025.',
    'The 25% rebate for women is for a value of at most ₹25 lakh, twice in a lifetime, in one source for residents of Uttarakhand. Above ₹25 lakh sources disagree; the general 5% is counted. A third reading is 3.75% on the first ₹25 lakh only.',
  ],
  sureness: 'medium',
  otherReadings: [
    {
      label: 'Rebate without a limit of value: 3.75%, and 4.37% for both',
      duty: [{ percent: byBuyer(5, 3.75, 4.37) }],
      source: {
        title: 'Housing.com: Dehradun stamp duty, 3.75% and 4.37%',
        href: 'https://housing.com/news/dehradun-stamp-duty-and-registration-charges/',
      },
    },
  ],
  office: 'https://registration.uk.gov.in/',
})
