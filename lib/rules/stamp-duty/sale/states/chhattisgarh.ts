import { atOdds, byBuyer, byOneSource, feeOf, saleRow, saleRule } from '@/lib/rules/stamp-duty/sale-terms'

const same = {
  duty: [{ percent: byBuyer(5, 4, 4), sureness: { joint: atOdds } }],
  registration: feeOf(4, null, { female: byOneSource }),
  evidence: { basis: 'reports' },
  office: 'https://epanjeeyan.cg.gov.in/',
} as const

/** The cess of 2023 was 12% of the duty. */
const withCess = saleRow('2025-01-01', {
  ...same,
  source: {
    title: 'Housing.com, 2025: stamp duty and registration in Raipur',
    href: 'https://housing.com/news/stamp-duty-and-registration-charges-on-property-purchase-in-raipur-chhattisgarh/amp',
  },
  levies: [{ name: 'cess', of: 'duty', percent: 12 }],
  conditions: [
    'The cess (upkar) of 12% of the duty, 0.60% of the value, was charged from 2023 until spring 2026.',
  ],
  knownFrom: 'press',
})

export const chhattisgarh = saleRule(
  'Chhattisgarh',
  '2026-02-24',
  {
    ...same,
    source: {
      title: 'Glibs, 2026: Upkar (Amendment) Bill, 2026 passed, cess of 0.60% on deeds ended',
      href: 'https://glibs.in/land-and-house-registration-in-chhattisgarh-becomes-cheaper-0-60-cess-abolished-big-relief-to-the-general-public',
    },
    conditions: [
      'The cess (upkar) of 0.60% was abolished in spring 2026 and no longer comes on top; its last day was not found.',
      'The lower rate is for women, alone or with a man; one page gives 4.5% for both, and adds 1% of the local body for every buyer. Neither is settled.',
      'The budget of 24 February 2026 halves the registration fee of women in 2026-27. Its notification was not found, so the halved fee is not counted.',
    ],
    knownFrom: 'press',
    otherReadings: [
      {
        label: 'Registration 2% for women, as announced for 2026-27',
        registration: feeOf(byBuyer(4, 2, 4)),
        source: {
          title: 'Zee, February 2026: half the registration fee for women',
          href: 'https://zeenews.india.com/hindi/india/madhya-pradesh-chhattisgarh/raipur/chhattisgarh-budget-50-percent-less-registration-fees-for-buying-houses-land-on-women-name-op-chaudhary/3121127',
        },
      },
      {
        label: 'With 1% of the local body on top, and 4.5% for a man and a woman together',
        duty: [{ percent: byBuyer(5, 4, 4.5) }],
        levies: [{ name: 'surcharge', of: 'value', percent: 1 }],
        source: {
          title: 'Rana Sikander, 2025-26: 5%, 4% and 4.5%, and 1% of the local body',
          href: 'https://ranasikander.com/faq',
        },
      },
    ],
  },
  withCess,
)
