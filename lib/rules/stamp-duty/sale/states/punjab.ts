import { byBuyer, feeOf, saleRule } from '@/lib/rules/stamp-duty/sale-terms'

export const punjab = saleRule('Punjab', '2025-01-01', {
  source: {
    title: 'Godrej Capital, 2025: stamp duty and registration charges in Punjab',
    href: 'https://www.godrejcapital.com/media-blog/knowledge-centre/stamp-duty-and-registration-charges-punjab',
  },
  duty: [{ percent: byBuyer(7, 5, 6) }],
  registration: feeOf(1, 2_00_000),
  conditions: [
    'The rates include the social infrastructure cess and the fee of the infrastructure board (PIDB), 1% each. Tables that print 6% for men and 4% for women leave out the PIDB fee.',
    'A facilitation charge comes on top, ₹1,000 up to ₹10 lakh, ₹3,000 up to ₹30 lakh, ₹5,000 above, and ₹200 for pasting. Women’s rate counts for the share that a woman buys. One source takes the rebate back when a woman transfers to a man within a year.',
    'A special fee of 0.25%, waived until May 2023, may come on top; tables of 2024 and 2025 leave it out.',
  ],
  evidence: { basis: 'reports' },
  knownFrom: 'press',
  otherReadings: [
    {
      label: 'With the special fee of 0.25%',
      levies: [{ name: 'specialFee', of: 'value', percent: 0.25 }],
      source: {
        title: 'Hindustan Times, 2 March 2023: 1%, 1% and the special fee of 0.25% waived for a time',
        href: 'https://www.hindustantimes.com/cities/chandigarh-news/225-stamp-duty-fee-exemption-in-punjab-for-registrations-till-march-endminister-101677771438957-amp.html',
      },
    },
  ],
  office: 'https://igrpunjab.gov.in/',
})
