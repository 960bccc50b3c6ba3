import type { Rule, RuleSource } from '@/lib/rules/rule'
import {
  byBuyer,
  type ByBuyer,
  SALE_CHECKED_ON,
  saleRuleOf,
  sameForAll,
  type SaleTerms,
} from '@/lib/rules/stamp-duty/duty-terms'

/** Of a man and a woman together nothing is said. */
const manOrWoman = (male: number, female: number): ByBuyer => ({ male, female, joint: null })

const LIST = {
  title: 'Stampdutycalculator.in: rates by state, without a date',
  href: 'https://stampdutycalculator.in/stamp-duty-charges',
}
const ASKBANKING = {
  title: 'Askbanking: rates by state, without a date',
  href: 'https://askbanking.com/state-wise-stamp-duty-rates-in-india',
}
const COMPARISON = {
  title: 'Khabarfilhaal, 31 August 2025: the Karnataka department’s comparison of states',
  href: 'https://khabarfilhaal.com/?p=256913',
}

/** The states beside Maharashtra. Uttar Pradesh's relief came into force in late July 2025. */
export const furtherSaleDuty = {
  AP: saleRuleOf('Andhra Pradesh', {
    from: '2025-08-31',
    value: {
      duty: [{ percent: sameForAll(7.5) }],
      registration: 'withinDuty',
      conditions: ['Our sources name no condition: the same rate for every buyer and kind of property.'],
      sureness: 'medium',
      office: 'https://registration.ap.gov.in/',
    },
    source: COMPARISON,
  }),
  BR: saleRuleOf('Bihar', {
    from: SALE_CHECKED_ON,
    value: {
      duty: [{ percent: sameForAll(6) }],
      bySeller: { manToWoman: 5.7, womanToMan: 6.3 },
      registration: { rows: [{ percent: sameForAll(2) }] },
      conditions: [
        'By who sells and who buys; for registration one source has 1.9% (a man to a woman) and 2.1% (a woman to a man) in place of 2%.',
      ],
      sureness: 'medium',
    },
    source: ASKBANKING,
  }),
  DL: saleRuleOf('Delhi', {
    from: '2025-01-01',
    value: {
      areas: ['mcd', 'ndmc', 'cantonment'],
      duty: [
        { area: 'mcd', upTo: 25_00_000, percent: byBuyer(6, 4, 5) },
        { area: 'mcd', percent: byBuyer(7, 5, 6) },
        { area: 'ndmc', percent: byBuyer(5.5, 3.5, 4.5) },
        { area: 'cantonment', percent: sameForAll(3) },
      ],
      registration: { rows: [{ percent: sameForAll(1) }], plus: 100 },
      conditions: [
        'The lower rates are for women as buyers; companies pay as men. The point above ₹25 lakh is for the area of the corporation (MCD) alone.',
      ],
      sureness: 'medium',
      office: 'https://revenue.delhi.gov.in/',
      also: [
        {
          title: 'Millennium Post, 13 July 2023: one point more of transfer duty above ₹25 lakh',
          href: 'https://www.millenniumpost.in/delhi/1-hike-in-transfer-duty-on-transfer-of-immovable-properties-in-delhi-525426',
        },
      ],
    },
    source: {
      title: 'Housing.com, 2025: Delhi stamp duty and registration charges',
      href: 'https://housing.com/news/delhi-stamp-duty-and-registration-charges',
    },
  }),
  GJ: saleRuleOf('Gujarat', {
    from: SALE_CHECKED_ON,
    value: {
      duty: [{ percent: sameForAll(4.9) }],
      registration: { rows: [{ percent: byBuyer(1, 0, 1) }] },
      conditions: [
        'Registration is free where all buyers are women; with a man among them it is 1%. Fees for each page come on top.',
      ],
      sureness: 'medium',
      office: 'https://garvi.gujarat.gov.in/',
      also: [
        ASKBANKING,
        {
          title: 'The Hindu, 22 March 2024: registration fee waived for women in Gujarat',
          href: 'https://www.thehindu.com/real-estate/when-women-purchase-property-in-their-name/article67979249.ece',
        },
        {
          title: 'Gujrera Experts, July 2025: the waiver is for women alone',
          href: 'https://gujreraexperts.com/stamp-duty-in-gujarat-2025-everything-you-need-to-know',
        },
      ],
    },
    source: LIST,
  }),
  HR: saleRuleOf('Haryana', {
    from: SALE_CHECKED_ON,
    value: {
      areas: ['urban', 'rural'],
      duty: [
        { area: 'urban', percent: manOrWoman(7, 5) },
        { area: 'rural', percent: manOrWoman(5, 3) },
      ],
      registration: { atMost: 50_000 },
      conditions: ['The lower rates are for a woman as the only buyer.'],
      sureness: 'medium',
      office: 'https://jamabandi.nic.in/',
      also: [ASKBANKING],
    },
    source: LIST,
  }),
  JH: saleRuleOf('Jharkhand', {
    from: SALE_CHECKED_ON,
    value: {
      duty: [{ percent: sameForAll(4) }],
      registration: { rows: [{ percent: sameForAll(3) }] },
      conditions: ['The token duty of ₹1 for women, which began in June 2017, ended on 15 May 2020.'],
      sureness: 'high',
      also: [
        {
          title: 'The New Indian Express, 16 May 2020: registration for ₹1 by women rolled back',
          href: 'https://www.newindianexpress.com/nation/2020/may/16/jharkhand-government-rolls-back-registration-of-property-for-rs-1-by-women-2143873.html',
        },
      ],
      office: 'https://jharnibandhan.gov.in/',
    },
    source: LIST,
  }),
  // Corrected on 22 November 2026: the bands of 2% and 3% were shown for every property, which was never the law.
  KA: saleRuleOf('Karnataka', {
    from: '2025-08-31',
    value: {
      areas: ['urban', 'rural'],
      duty: [
        { property: 'firstFlat', upTo: 20_00_000, percent: sameForAll(2) },
        { property: 'firstFlat', upTo: 45_00_000, percent: sameForAll(3) },
        { percent: sameForAll(5) },
      ],
      levies: [
        { name: 'cess', of: 'duty', percent: 10 },
        { name: 'surcharge', of: 'duty', percent: 2, area: 'urban' },
        { name: 'surcharge', of: 'duty', percent: 3, area: 'rural' },
      ],
      registration: { rows: [{ percent: sameForAll(2) }] },
      conditions: [
        '2% and 3% are for the first sale of a flat or apartment (article 20, 2020 and 2021); plots, houses and resales pay 5%.',
      ],
      sureness: 'high',
      office: 'https://kaveri.karnataka.gov.in/',
      also: [
        {
          title: 'King Stubb & Kasiva, 15 September 2025: Karnataka doubles the registration fee',
          href: 'https://ksandk.com/newsletter/karnataka-doubles-property-registration-fee-in-2025',
        },
        {
          title: 'Lexplosion: ordinance of 19 November 2020, first sale of a flat or apartment',
          href: 'https://lexplosion.in/?p=126335',
        },
        {
          title: 'Mangalorean, March 2021: budget, 3% on flats of ₹35 to 45 lakh',
          href: 'https://www.mangalorean.com/ktaka-budget-cuts-stamp-duty-on-flats-to-3/',
        },
      ],
    },
    source: {
      title: 'Deccan Herald, 30 August 2025: registration fee raised to 2%',
      href: 'https://www.deccanherald.com/india/karnataka/property-deals-to-cost-more-registration-fee-hiked-to-2-2-3704857',
    },
  }),
  KL: saleRuleOf('Kerala', {
    from: '2025-08-31',
    value: {
      duty: [{ percent: sameForAll(8) }],
      registration: { rows: [{ percent: sameForAll(2) }] },
      conditions: ['Our sources name no condition: the same rate for every buyer and kind of property.'],
      sureness: 'medium',
      office: 'https://keralaregistration.gov.in/',
      also: [LIST],
    },
    source: COMPARISON,
  }),
  MP: saleRuleOf('Madhya Pradesh', {
    from: SALE_CHECKED_ON,
    value: {
      areas: ['urban', 'rural'],
      duty: [
        { area: 'urban', percent: sameForAll(9.5) },
        { area: 'rural', percent: sameForAll(6.5) },
      ],
      registration: { rows: [{ percent: sameForAll(3) }] },
      conditions: [
        'Sources disagree. 9.5% in towns (5% duty, 3% municipal, 1% janpad, 0.5% upkar) and 6.5% in villages is the reading with dates and parts; portals of 2025 give 7.5% everywhere, without an order. The higher one is counted.',
        'Women paid 1% for registration in place of 3% from March 2021; whether that still holds was not confirmed, so it is not counted.',
      ],
      sureness: 'medium',
      also: [
        {
          title: 'ClearTax, 2025: stamp duty and registration charges in Madhya Pradesh (7.5%)',
          href: 'https://cleartax.in/s/stamp-duty-and-registration-charges-in-mp',
        },
        {
          title: 'Patrika, 2021: women 2 points less, 12.5% to 10.5% with registration',
          href: 'https://www.patrika.com/bhopal-news/women-will-get-two-percent-exemption-in-the-registry-of-house-6736142',
        },
        {
          title: 'Mangal Bharat, 2019: 9.5% in towns, 6.5% in villages',
          href: 'https://mangalbharat.com/16757/',
        },
      ],
      office: 'https://mpigr.gov.in/',
    },
    source: {
      title: 'Housing.com: Bhopal, the parts of the duty and the temporary cut of 2020',
      href: 'https://housing.com/news/bhopal-stamp-duty-and-registration-charges',
    },
  }),
  OD: saleRuleOf('Odisha', {
    from: SALE_CHECKED_ON,
    value: {
      duty: [{ percent: manOrWoman(5, 4) }],
      registration: { rows: [{ percent: sameForAll(2) }] },
      conditions: ['The lower rate is for women as buyers, in one source for women of Odisha alone.'],
      sureness: 'medium',
      office: 'https://igrodisha.gov.in/',
    },
    source: LIST,
  }),
  PB: saleRuleOf('Punjab', {
    from: SALE_CHECKED_ON,
    value: {
      duty: [{ percent: byBuyer(7, 5, 6) }],
      registration: { rows: [{ percent: sameForAll(1) }], cap: 2_00_000 },
      conditions: [
        'The rates hold the social infrastructure cess and the share of the development board, 1% each. A facilitation charge of ₹1,000 to ₹5,000 and ₹200 for pasting come on top.',
        'A special fee of 0.25%, waived until May 2023, may come on top; tables of 2024 and 2025 leave it out.',
      ],
      sureness: 'medium',
      also: [
        {
          title: 'Housing.com, 2024: Punjab, 6% for a man and a woman together, registration at most ₹2 lakh',
          href: 'https://housing.com/news/punjab-stamp-duty-and-registration-charges',
        },
        {
          title: 'Godrej Capital, 2025: stamp duty and registration charges in Punjab',
          href: 'https://www.godrejcapital.com/media-blog/knowledge-centre/stamp-duty-and-registration-charges-punjab',
        },
      ],
    },
    source: LIST,
  }),
  TG: saleRuleOf('Telangana', {
    from: '2025-08-31',
    value: {
      duty: [{ percent: sameForAll(7.5) }],
      registration: 'withinDuty',
      conditions: ['Our sources name no condition: the same rate for every buyer and kind of property.'],
      sureness: 'medium',
      office: 'https://registration.telangana.gov.in/',
    },
    source: COMPARISON,
  }),
  TN: saleRuleOf('Tamil Nadu', {
    from: '2025-04-01',
    value: {
      duty: [{ percent: sameForAll(7) }],
      registration: { rows: [{ upTo: 10_00_000, percent: manOrWoman(4, 3) }, { percent: sameForAll(4) }] },
      conditions: [
        'The lower registration fee is for women alone and a value of at most ₹10 lakh, from 1 April 2025.',
      ],
      sureness: 'high',
      office: 'https://tnreginet.gov.in/',
    },
    source: {
      title: 'ClearTax, 17 April 2025: stamp duty and registration charges in Tamil Nadu',
      href: 'https://cleartax.in/s/stamp-duty-and-registration-charges-in-tamil-nadu',
    },
  }),
  // Corrected on 22 November 2026: the rebate was shown for every value; it was never without a limit.
  UK: saleRuleOf('Uttarakhand', {
    from: '2025-11-17',
    value: {
      duty: [{ upTo: 25_00_000, percent: byBuyer(5, 3.75, 4.37) }, { percent: sameForAll(5) }],
      registration: { rows: [{ percent: sameForAll(2) }], cap: 50_000 },
      conditions: [
        'The registration fee was at most ₹25,000 until 16 November 2025.',
        'The 25% rebate for women is for a value of at most ₹25 lakh, twice in a lifetime, in one source for residents of Uttarakhand. Sources disagree on a dearer property: 5% on the whole value, 3.75% without a limit, or 3.75% on the first ₹25 lakh. The general 5% is counted.',
      ],
      sureness: 'medium',
      also: [
        {
          title: 'To The Point: registration fee in Uttarakhand 2%, at most ₹50,000',
          href: 'https://tothepoint.co.in/registry-fee-doubled-in-uttarakhand-now-maximum-%e2%82%b9-50000-will-have-to-be-paid',
        },
        {
          title: 'Grihashakti, 20 May 2025: Uttarakhand, 4.37% for a man and a woman together',
          href: 'https://www.grihashakti.com/knowledge-centre/stamp-duty-in-uttarakhand.aspx',
        },
        {
          title: 'Project Sarthi: Uttarakhand, 25% rebate for women up to ₹25 lakh',
          href: 'https://projectsarthi.com/schemes/sdepr',
        },
        {
          title: 'The Hindu, 22 March 2024: Uttarakhand’s rebate for women and its limit',
          href: 'https://www.thehindu.com/real-estate/when-women-purchase-property-in-their-name/article67979249.ece',
        },
      ],
      office: 'https://registration.uk.gov.in/',
    },
    source: {
      title: 'Live Hindustan, 18 November 2025: limit of the registration fee from ₹25,000 to ₹50,000',
      href: 'https://www.livehindustan.com/uttarakhand/buying-property-in-uttarakhand-including-dehradun-mussoorie-gets-costlier-as-government-fees-rise-after-10-years-201763439663030.html',
    },
  }),
  UP: saleRuleOf('Uttar Pradesh', {
    from: '2025-07-31',
    value: {
      duty: [{ upTo: 1_00_00_000, percent: manOrWoman(7, 6) }, { percent: sameForAll(7) }],
      registration: { rows: [{ percent: sameForAll(1) }] },
      conditions: [
        'One point less is for a woman as buyer and a value of at most ₹1 crore, so ₹1 lakh at most, since late July 2025.',
      ],
      sureness: 'high',
      office: 'https://igrsup.gov.in/',
    },
    source: {
      title: 'Hindustan Times, 23 July 2025: relief for women buyers up to ₹1 crore',
      href: 'https://www.hindustantimes.com/real-estate/uttar-pradesh-govt-expands-stamp-duty-relief-for-women-property-buyers-to-1-crore-101753277122432.html',
    },
  }),
} satisfies Record<string, Rule<SaleTerms>>

/** States whose sources contradict each other: no figure is given, but two of the sources, so that one may compare. */
export const saleInDispute: Readonly<
  Partial<Record<string, { sources: readonly RuleSource[]; office: string }>>
> = {
  RJ: { sources: [LIST, ASKBANKING], office: 'https://epanjiyan.rajasthan.gov.in/' },
  WB: {
    office: 'https://wbregistration.gov.in/',
    sources: [
      {
        title: 'Compliance Calendar, 2025: 5 to 7% in West Bengal',
        href: 'https://www.compliancecalendar.in/learn/stamp-duty-and-registration-charges-in-west-bengal-2025',
      },
      {
        title: 'Housing.com: 3 to 5% in West Bengal, the rebate of 2021 to 2024',
        href: 'https://housing.com/news/west-bengal-stamp-duty-and-registration-charges',
      },
    ],
  },
}
