import type { RuleSource, Rule, RuleRow } from '@/lib/rules/rule'

export type Buyer = 'male' | 'female' | 'joint'

/** Where a property stands, as far as the duty of its state asks. */
export type Area =
  | 'mumbai'
  | 'otherCities'
  | 'naviMumbai'
  | 'council'
  | 'village'
  | 'mcd'
  | 'ndmc'
  | 'cantonment'
  | 'urban'
  | 'rural'

/** Per cent of the value for each buyer; null where no source says it. */
export type ByBuyer = Readonly<Record<Buyer, number | null>>

export interface DutyRow {
  /** Left out: any area. */
  area?: Area
  /** Rupees of value, up to which and including which this row holds; left out: any value. */
  upTo?: number
  percent: ByBuyer
}

/** What comes on top of the duty, in per cent of the value or of the duty itself. */
export interface Levy {
  name: 'cess' | 'surcharge'
  of: 'value' | 'duty'
  percent: number
  /** Left out: any area. */
  area?: Area
}

export interface Registration {
  /** The first row that fits is the rate of the whole value. */
  rows: readonly DutyRow[]
  /** The most, in rupees. */
  cap?: number
  /** Rupees that come on top, as for pasting. */
  plus?: number
}

export interface SaleTerms {
  /** Areas the duty tells apart, in the order of reading; none where it is the same in the whole state. */
  areas?: readonly Area[]
  /** The first row that fits is the rate of the whole value. */
  duty: readonly DutyRow[]
  levies?: readonly Levy[]
  /** 'withinDuty': the rate of duty holds it already. `atMost`: by a scale no source gives, up to so many rupees. */
  registration: Registration | 'withinDuty' | { atMost: number }
  /** The rate depends on who sells as well: from a man to a woman, from a woman to a man. */
  bySeller?: { manToWoman: number; womanToMan: number }
  /** Women pay less for a home alone. */
  womenForHomesOnly?: boolean
  sureness: 'high' | 'medium'
  /** Where the same was read, or said otherwise. */
  also?: readonly RuleSource[]
}

const all = (percent: number): ByBuyer => ({ male: percent, female: percent, joint: percent })
/** Of a man and a woman together nothing is said. */
const each = (male: number, female: number): ByBuyer => ({ male, female, joint: null })
const three = (male: number, female: number, joint: number): ByBuyer => ({ male, female, joint })

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

const CHECKED = '2026-11-21'
const rule = (state: string, row: RuleRow<SaleTerms>): Rule<SaleTerms> => ({
  says: `Stamp duty and registration of a sale deed, ${state}`,
  unit: 'per cent of the higher of price and government value',
  checkedOn: CHECKED,
  values: [row],
})

/**
 * A row begins on the first day of its youngest figure; where no source tells a first day, on the day of the source, or
 * on the day of checking when the source has none. Uttar Pradesh's relief came into force in late July 2025.
 */
export const saleDuty = {
  AP: rule('Andhra Pradesh', {
    from: '2025-08-31',
    value: { duty: [{ percent: all(7.5) }], registration: 'withinDuty', sureness: 'medium' },
    source: COMPARISON,
  }),
  BR: rule('Bihar', {
    from: CHECKED,
    value: {
      duty: [{ percent: all(6) }],
      bySeller: { manToWoman: 5.7, womanToMan: 6.3 },
      registration: { rows: [{ percent: all(2) }] },
      sureness: 'medium',
    },
    source: ASKBANKING,
  }),
  DL: rule('Delhi', {
    from: '2025-01-01',
    value: {
      areas: ['mcd', 'ndmc', 'cantonment'],
      duty: [
        { area: 'mcd', upTo: 25_00_000, percent: three(6, 4, 5) },
        { area: 'mcd', percent: three(7, 5, 6) },
        { area: 'ndmc', percent: three(5.5, 3.5, 4.5) },
        { area: 'cantonment', percent: all(3) },
      ],
      registration: { rows: [{ percent: all(1) }], plus: 100 },
      sureness: 'medium',
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
  GJ: rule('Gujarat', {
    from: CHECKED,
    value: {
      duty: [{ percent: all(4.9) }],
      registration: { rows: [{ percent: { male: 1, female: null, joint: 1 } }] },
      sureness: 'medium',
      also: [ASKBANKING],
    },
    source: LIST,
  }),
  HR: rule('Haryana', {
    from: CHECKED,
    value: {
      areas: ['urban', 'rural'],
      duty: [
        { area: 'urban', percent: each(7, 5) },
        { area: 'rural', percent: each(5, 3) },
      ],
      registration: { atMost: 50_000 },
      sureness: 'medium',
      also: [ASKBANKING],
    },
    source: LIST,
  }),
  JH: rule('Jharkhand', {
    from: CHECKED,
    value: { duty: [{ percent: all(4) }], registration: { rows: [{ percent: all(3) }] }, sureness: 'medium' },
    source: LIST,
  }),
  KA: rule('Karnataka', {
    from: '2025-08-31',
    value: {
      areas: ['urban', 'rural'],
      duty: [{ upTo: 20_00_000, percent: all(2) }, { upTo: 45_00_000, percent: all(3) }, { percent: all(5) }],
      levies: [
        { name: 'cess', of: 'duty', percent: 10 },
        { name: 'surcharge', of: 'duty', percent: 2, area: 'urban' },
        { name: 'surcharge', of: 'duty', percent: 3, area: 'rural' },
      ],
      registration: { rows: [{ percent: all(2) }] },
      sureness: 'high',
      also: [
        {
          title: 'King Stubb & Kasiva, 15 September 2025: Karnataka doubles the registration fee',
          href: 'https://ksandk.com/newsletter/karnataka-doubles-property-registration-fee-in-2025',
        },
      ],
    },
    source: {
      title: 'Deccan Herald, 30 August 2025: registration fee raised to 2%',
      href: 'https://www.deccanherald.com/india/karnataka/property-deals-to-cost-more-registration-fee-hiked-to-2-2-3704857',
    },
  }),
  KL: rule('Kerala', {
    from: '2025-08-31',
    value: {
      duty: [{ percent: all(8) }],
      registration: { rows: [{ percent: all(2) }] },
      sureness: 'medium',
      also: [LIST],
    },
    source: COMPARISON,
  }),
  MH: rule('Maharashtra', {
    from: '2025-04-01',
    value: {
      areas: ['mumbai', 'otherCities', 'naviMumbai', 'council', 'village'],
      duty: [
        { area: 'mumbai', percent: three(5, 4, 5) },
        { area: 'otherCities', percent: three(7, 6, 7) },
        { area: 'naviMumbai', percent: { male: null, female: null, joint: null } },
        { area: 'council', percent: three(4, 3, 4) },
        { area: 'village', percent: three(3, 2, 3) },
      ],
      levies: [{ name: 'cess', of: 'value', percent: 1, area: 'mumbai' }],
      registration: { rows: [{ percent: all(1) }], cap: 30_000 },
      womenForHomesOnly: true,
      sureness: 'high',
      also: [
        {
          title: 'Grihum Housing Finance: Maharashtra stamp duty and registration',
          href: 'https://grihumhousing.com/blogs/stamp-duty-and-registration-charges-in-maharashtra',
        },
      ],
    },
    source: {
      title: 'Fulinspace, 2025-26: Maharashtra stamp duty and registration fees',
      href: 'https://fulinspace.com/complete-guide-to-maharashtra-stamp-duty-and-property-registration-fees-mh',
    },
  }),
  MP: rule('Madhya Pradesh', {
    from: CHECKED,
    value: {
      duty: [{ percent: all(7.5) }],
      registration: { rows: [{ percent: all(3) }] },
      sureness: 'medium',
    },
    source: LIST,
  }),
  OD: rule('Odisha', {
    from: CHECKED,
    value: {
      duty: [{ percent: each(5, 4) }],
      registration: { rows: [{ percent: all(2) }] },
      sureness: 'medium',
    },
    source: LIST,
  }),
  PB: rule('Punjab', {
    from: CHECKED,
    value: {
      duty: [{ percent: each(7, 5) }],
      registration: { rows: [{ percent: all(1) }], cap: 2_00_000 },
      sureness: 'medium',
    },
    source: LIST,
  }),
  TG: rule('Telangana', {
    from: '2025-08-31',
    value: { duty: [{ percent: all(7.5) }], registration: 'withinDuty', sureness: 'medium' },
    source: COMPARISON,
  }),
  TN: rule('Tamil Nadu', {
    from: '2025-04-01',
    value: {
      duty: [{ percent: all(7) }],
      registration: { rows: [{ upTo: 10_00_000, percent: each(4, 3) }, { percent: all(4) }] },
      sureness: 'high',
    },
    source: {
      title: 'ClearTax, 17 April 2025: stamp duty and registration charges in Tamil Nadu',
      href: 'https://cleartax.in/s/stamp-duty-and-registration-charges-in-tamil-nadu',
    },
  }),
  UK: rule('Uttarakhand', {
    from: CHECKED,
    value: {
      duty: [{ percent: each(5, 3.75) }],
      registration: { rows: [{ percent: all(2) }] },
      sureness: 'medium',
    },
    source: LIST,
  }),
  UP: rule('Uttar Pradesh', {
    from: '2025-07-31',
    value: {
      duty: [{ upTo: 1_00_00_000, percent: each(7, 6) }, { percent: all(7) }],
      registration: { rows: [{ percent: all(1) }] },
      sureness: 'high',
    },
    source: {
      title: 'Hindustan Times, 23 July 2025: relief for women buyers up to ₹1 crore',
      href: 'https://www.hindustantimes.com/real-estate/uttar-pradesh-govt-expands-stamp-duty-relief-for-women-property-buyers-to-1-crore-101753277122432.html',
    },
  }),
} satisfies Record<string, Rule<SaleTerms>>

export type SaleState = keyof typeof saleDuty

/** States whose sources contradict each other: no figure is given. Two of the sources, so that one may compare. */
export const saleInDispute: Readonly<Partial<Record<string, readonly RuleSource[]>>> = {
  RJ: [LIST, ASKBANKING],
  WB: [
    {
      title: 'Compliance Calendar, 2025: 5 to 7% in West Bengal',
      href: 'https://www.compliancecalendar.in/learn/stamp-duty-and-registration-charges-in-west-bengal-2025',
    },
    {
      title: 'Housing.com: 3 to 5% in West Bengal, the rebate of 2021 to 2024',
      href: 'https://housing.com/news/west-bengal-stamp-duty-and-registration-charges',
    },
  ],
}
