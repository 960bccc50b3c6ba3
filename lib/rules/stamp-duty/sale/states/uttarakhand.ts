import { byBuyer, byOneSource, feeOf, saleRule, sameForAll } from '@/lib/rules/stamp-duty/sale-terms'

// Corrected on 22 and 28 November 2026: the department's own table gives the rebate on the first ₹25 lakh of any value.
export const uttarakhand = saleRule('Uttarakhand', '2025-11-17', {
  source: {
    title: 'Live Hindustan, 18 November 2025: limit of the registration fee from ₹25,000 to ₹50,000',
    href: 'https://www.livehindustan.com/uttarakhand/buying-property-in-uttarakhand-including-dehradun-mussoorie-gets-costlier-as-government-fees-rise-after-10-years-201763439663030.html',
  },
  firstDayKnown: true,
  duty: [
    { upTo: 25_00_000, percent: byBuyer(5, 3.75, 4.37), sureness: { joint: byOneSource } },
    { percent: byBuyer(5, 5, null), first: { upTo: 25_00_000, percent: byBuyer(null, 3.75, null) } },
  ],
  registration: feeOf(2, 50_000),
  conditions: [
    'The registration fee was at most ₹25,000 until 16 November 2025.',
    'Women of the state pay 3.75% on the first ₹25 lakh and 5% on the rest, so at most ₹31,250 less, twice in a lifetime: so the department’s own table. A man and a woman together pay 4.37% up to ₹25 lakh; what they pay above it is not stated.',
  ],
  evidence: { basis: 'department' },
  knownFrom: 'department',
  otherReadings: [
    {
      label: '5% on the whole value above ₹25 lakh, in texts on the scheme',
      duty: [{ upTo: 25_00_000, percent: sameForAll(null) }, { percent: sameForAll(5) }],
      source: {
        title: 'Project Sarthi: 25% rebate for women up to ₹25 lakh',
        href: 'https://projectsarthi.com/schemes/sdepr',
      },
    },
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
