import { atOdds, byBuyer, feeOf, saleRule, sameForAll } from '@/lib/rules/stamp-duty/sale-terms'

export const uttarPradesh = saleRule('Uttar Pradesh', '2025-07-30', {
  source: {
    title: 'Live Hindustan, 30 July 2025: notification of 29 July for women up to ₹1 crore, in force today',
    href: 'https://www.livehindustan.com/uttar-pradesh/women-property-buyers-in-up-get-discount-from-today-yogi-adityanath-government-issued-order-201753834269972.html',
  },
  firstDayKnown: true,
  duty: [
    { upTo: 1_00_00_000, percent: byBuyer(7, 6, null), sureness: { joint: atOdds } },
    { percent: byBuyer(7, 7, null), sureness: { female: atOdds, joint: atOdds } },
  ],
  registration: feeOf(1),
  conditions: [
    'One point less is for a woman as buyer and a value of at most ₹1 crore, so ₹1 lakh at most, since 30 July 2025; before, the limit was ₹10 lakh. Above ₹1 crore 7% of the whole value is counted; one page takes ₹1 lakh off there too.',
    'For a man and a woman together portals give 6.5%, one page counts her share, and one gives 6% with one woman among the buyers: none is counted.',
  ],
  evidence: { basis: 'reports' },
  knownFrom: 'order',
  otherReadings: [
    {
      label: '6% on the first crore and 7% on the rest, so ₹1 lakh less',
      duty: [
        { upTo: 1_00_00_000, percent: sameForAll(null) },
        {
          percent: byBuyer(7, 7, null),
          first: { upTo: 1_00_00_000, percent: byBuyer(null, 6, null) },
        },
      ],
      source: {
        title: 'h4enews: at most ₹1 lakh less above ₹1 crore',
        href: 'https://h4enews.com/?p=2365',
      },
    },
    {
      label: '6.5% for a man and a woman together up to the limit, which was ₹10 lakh then',
      duty: [{ upTo: 1_00_00_000, percent: byBuyer(null, null, 6.5) }, { percent: sameForAll(null) }],
      source: {
        title: 'Informationsonly, 2022: 6.5% for a man and a woman together',
        href: 'https://informationsonly.com/stamp-duty-and-property-registration-charges-in-up-utter-pradesh',
      },
    },
    {
      label: '6% where one of the buyers is a woman',
      duty: [{ upTo: 1_00_00_000, percent: byBuyer(null, null, 6) }, { percent: sameForAll(null) }],
      source: {
        title: 'Tytil, 2 December 2025: joint purchases with at least one woman',
        href: 'https://www.tytil.com/blog-details/uttar-pradesh-1-stamp-duty-relief-for-women-updated-rules-eligibility-and-benefits-2025',
      },
    },
    {
      label: '7% above ₹1 crore for every buyer',
      duty: [{ upTo: 1_00_00_000, percent: sameForAll(null) }, { percent: sameForAll(7) }],
      source: {
        title: 'Tytil, 2025: the normal rate above ₹1 crore',
        href: 'https://www.tytil.com/blog-details/uttar-pradesh-gives-women-bigger-stamp-duty-break-on-property-purchases-heres-what-you-need-to-know',
      },
    },
  ],
  office: 'https://igrsup.gov.in/',
})
