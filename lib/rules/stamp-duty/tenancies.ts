import type { Rule, RuleSource } from '@/lib/rules/rule'
import { sourceList } from '@/lib/rules/source-list'

/** What the duty is taken from, in rupees. Deposits: the refundable one and the one that is kept. */
export type TenancyBase = 'rent' | 'rentAndDeposits' | 'yearlyRentAndDeposits'

export interface TenancySlab {
  /** Up to so many months, and including them. */
  upToMonths: number
  percent: number
  /** Rupees: the most that a home pays. */
  mostForHome?: number
}

export type TenancyDuty =
  | {
      by: 'percent'
      /** Under the name that `/api/rules/rent-agreements.json` has for it. */
      of: TenancyBase
      slabs: readonly TenancySlab[]
      /** For each ₹100 of the base or part of it. */
      perHundred?: boolean
    }
  /** Rupees, for a home and for anything else. */
  | { by: 'amount'; upToMonths: number; home: number; other: number }

export interface TenancyTerms {
  duty: TenancyDuty
  /** What the source makes the rate depend on, and what it leaves out. */
  conditions: readonly string[]
  sureness: 'high' | 'medium'
  also: readonly RuleSource[]
  /** The registration department's own site. */
  office: string
}

const CHECKED_ON = '2026-11-22'

const tenancyRule = (
  state: string,
  from: string,
  { source, ...value }: TenancyTerms & { source: RuleSource },
): Rule<TenancyTerms> => ({
  label: `Stamp duty of a rent agreement, ${state}`,
  unit: 'rupees, or per cent of rent and deposit',
  checkedOn: CHECKED_ON,
  values: [{ from, value, source }],
})

const REGISTRATION = 'The fee of a registration that you want or that the term needs comes on top.'

/** States whose duty on agreements of eleven months was read in two sources at least; Maharashtra has a file of its own. */
export const tenancyDuty = {
  AP: tenancyRule('Andhra Pradesh', '2013-12-05', {
    source: {
      title: 'TGNNS: G.O.Ms.No. 588 of 4 December 2013, stamp duty on leases',
      href: 'https://www.tgnns.com/andhra-pradesh-2/reduction-of-stamp-duty-on-residential-lease-deeds-in-andhra-pradesh/2013/12/04/',
    },
    duty: { by: 'percent', of: 'rent', slabs: [{ upToMonths: 11, percent: 0.4 }] },
    conditions: [
      'Only for less than one year, where the rent is fixed and no premium is paid: article 31(a)(i).',
      REGISTRATION,
    ],
    sureness: 'medium',
    also: sourceList({
      'Scribd: G.O.Ms.No. 408 of 11 May 2010, the same rate before':
        'https://ar.scribd.com/document/95659926/2010rev-Stamp-on-Lease',
    }),
    office: 'https://registration.ap.gov.in/',
  }),
  GJ: tenancyRule('Gujarat', '2025-04-10', {
    source: {
      title: 'Gujarat Samachar, April 2025: Gujarat Stamp Amendment Act in force from 10 April',
      href: 'https://english.gujaratsamachar.com/news/gujarat/gujarat-stamp-amendment-act-effective-from-april-10-check-changes-here',
    },
    duty: { by: 'amount', upToMonths: 11, home: 500, other: 1_000 },
    conditions: ['Only for less than one year; a longer lease has other rates.', REGISTRATION],
    sureness: 'high',
    also: sourceList({
      'Ghar.tv, 8 April 2025: residential leases of less than a year, from 1% to ₹500':
        'https://ghar.tv/blog/2025-property-registration-in-gujarat-stamp-duty-rates-online-payment-and-rules/artid2366',
    }),
    office: 'https://garvi.gujarat.gov.in/',
  }),
  KA: tenancyRule('Karnataka', '2010-05-21', {
    source: {
      title: 'Mento Associates, 21 May 2010: leases after the Karnataka Stamp (Amendment) Act, 2010',
      href: 'https://articles.mentoassociates.com/tag/stamp-duty',
    },
    duty: {
      by: 'percent',
      of: 'yearlyRentAndDeposits',
      slabs: [
        { upToMonths: 12, percent: 0.5, mostForHome: 500 },
        { upToMonths: 120, percent: 1 },
      ],
    },
    conditions: ['The limit of ₹500 is for homes let for at most one year.', REGISTRATION],
    sureness: 'medium',
    also: sourceList({
      'Rentalagreement.in, 2024: stamp duty on rental agreements in Karnataka':
        'https://rentalagreement.in/view/stampDuty_2024.html',
    }),
    office: 'https://kaveri.karnataka.gov.in/',
  }),
  TN: tenancyRule('Tamil Nadu', '2004-12-16', {
    source: {
      title: 'Tamil Nadu Registration Department: revised rates of stamp duty, leases below 30 years',
      href: 'https://ja.scribd.com/document/368969573/Stamp-duty-fees-revision-doc',
    },
    duty: {
      by: 'percent',
      of: 'rentAndDeposits',
      slabs: [{ upToMonths: 359, percent: 1 }],
      perHundred: true,
    },
    conditions: [
      'One rupee for each ₹100, or part of it, of the rent of the whole term, premium and advance.',
      REGISTRATION,
    ],
    sureness: 'medium',
    also: sourceList({
      'NoBroker: stamp duty for a rental agreement in Tamil Nadu':
        'https://nobroker.in/forum/what-is-the-stamp-duty-for-rental-agreement-in-tamil-nadu',
    }),
    office: 'https://tnreginet.gov.in/',
  }),
} satisfies Record<string, Rule<TenancyTerms>>

export type TenancyState = keyof typeof tenancyDuty

/** 'dispute': sources contradict each other; 'lapsed': a concession has ended and what holds since was not found. */
export interface NoTenancyFigure {
  reason: 'dispute' | 'lapsed'
  sources: readonly RuleSource[]
}

/** Large states for which something was read, but nothing that two sources agree on. */
export const tenancyWithoutFigure: Readonly<Partial<Record<string, NoTenancyFigure>>> = {
  BR: {
    reason: 'dispute',
    sources: sourceList({
      'Akhand India, February 2026: 0.5% duty and 2% registration':
        'https://akhandindia.com/bihar/bihar-govt-rent-agreement-fee-reduction-proposal-patna-news',
      'A list without a date: 1% of the yearly rent':
        'https://pharmaciesaintgermain94.fr/stamp-duty-on-rent-agreement-in-bihar/',
    }),
  },
  MP: {
    reason: 'dispute',
    sources: sourceList({
      'ABP Live, 2022: ₹100 for less than one year':
        'https://abplive.com/states/madhya-pradesh/madhya-pradesh-tenants-to-get-relief-rent-agreement-can-be-made-on-100-rs-stamp-know-details-ann-2078553/amp',
      'Hello Banker, 2025: rental agreements from ₹1,000 to ₹5,000':
        'https://hellobanker.in/stamp-duty-in-madhya-pradesh-increased-by-upto-400/?amp=1',
    }),
  },
  RJ: {
    reason: 'dispute',
    sources: sourceList({
      'Nature Friends: 1% of the yearly rent, none up to 11 months':
        'https://naturefriends.org.in/stamp-duty-in-rajasthan-for-rent-agreement/',
      'Shubham Group: 5% for less than 20 years':
        'http://www.shubham-group.in/laws-for-rental-properties-in-rajasthan-stamp-duty/',
    }),
  },
  UP: {
    reason: 'lapsed',
    sources: sourceList({
      'ABCAUS: notification of 19 November 2025, ₹500 to ₹2,500 up to one year, for six months':
        'https://abcaus.in/contract-law/up-govt-notification-concessional-reduced-rate-registration-fees-lease-rent-agreements.html/amp',
      'DNA, November 2025: the cabinet’s decision':
        'https://www.dnaindia.com/india/report-huge-relief-for-tenants-and-landlords-as-this-state-cuts-stamp-duty-registration-fees-for-10-year-tenancy-agreements-3188936',
    }),
  },
}
