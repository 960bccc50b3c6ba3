import { surenessOf } from '@/lib/rules/evidence'
import type { Rule, RuleSource } from '@/lib/rules/rule'
import { sourceList } from '@/lib/rules/source-list'
import type { TenancyTerms } from '@/lib/rules/stamp-duty/tenancy-terms'

const CHECKED_ON = '2026-11-28'

type GivenTenancy = Omit<TenancyTerms, 'sureness'> & { source: RuleSource; checkedOn?: string }

const tenancyRule = (
  state: string,
  from: string,
  { source, checkedOn = CHECKED_ON, ...terms }: GivenTenancy,
): Rule<TenancyTerms> => ({
  label: `Stamp duty of a rent agreement, ${state}`,
  unit: 'rupees, or per cent of rent and deposit',
  checkedOn,
  values: [{ from, value: { ...terms, sureness: surenessOf(terms.evidence) }, source }],
})

const REGISTRATION = 'The fee of a registration that you want or that the term needs comes on top.'

/**
 * States whose duty on agreements of eleven months was read in two sources at least; Maharashtra has a file of its own.
 */
export const tenancyDuty = {
  AP: tenancyRule('Andhra Pradesh', '2013-12-05', {
    source: {
      title: 'TGNNS: G.O.Ms.No. 588 of 4 December 2013, stamp duty on leases',
      href: 'https://www.tgnns.com/andhra-pradesh-2/reduction-of-stamp-duty-on-residential-lease-deeds-in-andhra-pradesh/2013/12/04/',
    },
    duty: {
      by: 'percent',
      of: 'rent',
      slabs: [
        { upToMonths: 120, percent: 0.4 },
        { upToMonths: 240, percent: 0.6 },
        { upToMonths: 360, percent: 0.8 },
      ],
    },
    conditions: [
      'Of the rent of the whole term, where the rent is fixed and no premium is paid: 0.4% up to 10 years, 0.6% up to 20 and 0.8% up to 30.',
      REGISTRATION,
    ],
    evidence: { basis: 'report' },
    knownFrom: 'order',
    also: sourceList({
      'Scribd: G.O.Ms.No. 408 of 11 May 2010: 0.4%, 0.6% and 0.8%':
        'https://ar.scribd.com/document/95659926/2010rev-Stamp-on-Lease',
      'Magicbricks: rent agreements in Andhra Pradesh, 0.4% up to 10 years':
        'https://www.magicbricks.com/blog/stamp-duty-on-rent-agreement-andhra-pradesh/142370.html',
    }),
    office: 'https://registration.ap.gov.in/',
  }),
  BR: tenancyRule('Bihar', '2026-02-11', {
    source: {
      title: 'First Bihar, 11 February 2026: a cut of the fee of rent agreements is prepared',
      href: 'https://firstbihar.com/bihar/patna-news/bihar-rent-agreement-fee-reduction-50-percent-344782',
    },
    duty: { by: 'percent', of: 'rent', slabs: [{ upToMonths: 360, percent: 0.5 }] },
    registrationPercent: 2,
    conditions: [
      'Of the rent of the whole term; our sources name no limit of length. A cut of the registration fee from 2% to 1% was proposed in February 2026, and no order was found.',
    ],
    evidence: { basis: 'reports' },
    knownFrom: 'press',
    also: sourceList({
      'Hindustan, 30 August 2025: the department takes 0.5% of the rent':
        'https://www.htsyndication.com/hindustan-delhi/article/%E0%A4%B8%E0%A4%BE%E0%A4%A4-%E0%A4%B5%E0%A4%B0%E0%A5%8D%E0%A4%B7%E0%A5%8B%E0%A4%82-%E0%A4%AE%E0%A5%87%E0%A4%82-4%2C811-%E0%A4%B2%E0%A5%8B%E0%A4%97%E0%A5%8B%E0%A4%82-%E0%A4%A8%E0%A5%87-%E0%A4%95%E0%A4%B0%E0%A4%BE%E0%A4%AF%E0%A4%BE-%E0%A4%95%E0%A4%BF%E0%A4%B0%E0%A4%BE%E0%A4%AF%E0%A4%BE%E0%A4%A8%E0%A4%BE%E0%A4%AE%E0%A4%BE-%E0%A4%A8%E0%A4%BF%E0%A4%AC%E0%A4%82%E0%A4%A7%E0%A4%A8/92859557',
      'My Bhagalpur, February 2026: 0.5% and 2%':
        'https://mybhagalpur.com/bihar-govt-rent-agreement-fee-reduction-proposal-patna-news',
      'Akhand India, February 2026: 0.5% duty and 2% registration':
        'https://akhandindia.com/bihar/bihar-govt-rent-agreement-fee-reduction-proposal-patna-news',
    }),
    office: 'https://nibandhan.bihar.gov.in/',
  }),
  GJ: tenancyRule('Gujarat', '2025-04-10', {
    source: {
      title: 'Gujarat Samachar, April 2025: Gujarat Stamp Amendment Act in force from 10 April',
      href: 'https://english.gujaratsamachar.com/news/gujarat/gujarat-stamp-amendment-act-effective-from-april-10-check-changes-here',
    },
    duty: { by: 'amount', upToMonths: 11, home: 500, other: 1_000 },
    conditions: ['Only for less than one year; a longer lease has other rates.', REGISTRATION],
    evidence: { basis: 'reports' },
    knownFrom: 'order',
    also: sourceList({
      'SCC Online, 16 April 2025: the Act in force on 10 April 2025':
        'https://scconline.com/blog/post/2025/04/16/gujarat-stamp-amendment-act-2025-impact-property-transactionns/amp',
      'Ghar.tv, 8 April 2025: residential leases of less than a year, from 1% to ₹500':
        'https://ghar.tv/blog/2025-property-registration-in-gujarat-stamp-duty-rates-online-payment-and-rules/artid2366',
    }),
    office: 'https://garvi.gujarat.gov.in/',
  }),
  KA: tenancyRule('Karnataka', '2010-05-21', {
    checkedOn: '2026-11-22',
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
    evidence: { basis: 'report' },
    knownFrom: 'order',
    also: sourceList({
      'Rentalagreement.in, 2024: stamp duty on rental agreements in Karnataka':
        'https://rentalagreement.in/view/stampDuty_2024.html',
    }),
    office: 'https://kaveri.karnataka.gov.in/',
  }),
  RJ: tenancyRule('Rajasthan', '2025-12-10', {
    source: {
      title: 'Zee Rajasthan, 10 December 2025: the rates of rent agreements by length',
      href: 'https://zeenews.india.com/hindi/india/rajasthan/photo-gallery-rajasthan-government-change-rule-renting-house-shop-30-days-will-require-registration/1765353272333',
    },
    duty: {
      by: 'percent',
      of: 'propertyValue',
      slabs: [
        { upToMonths: 11, percent: 0.02 },
        { upToMonths: 60, percent: 0.1 },
        { upToMonths: 120, percent: 0.5 },
        { upToMonths: 180, percent: 1 },
        { upToMonths: 240, percent: null },
        { upToMonths: 360, percent: 4 },
      ],
    },
    conditions: [
      'Of the market value of the property, not of the rent. Registration is compulsory, for less than a year as well; our sources do not give its fee, nor a surcharge on the duty.',
    ],
    evidence: { basis: 'report' },
    knownFrom: 'press',
    also: sourceList({
      'Punjab Kesari Rajasthan, 11 December 2025: registration compulsory':
        'https://rajasthan.punjabkesari.in/jaipur/news/renting-property-in-rajasthan-new-rule-2259026',
      'Patrika, 4 March 2025: tenancies under a year to be registered':
        'https://www.patrika.com/jaipur-news/rajasthan-government-registration-rule-changed-know-new-rules-19437964',
    }),
    office: 'https://epanjiyan.rajasthan.gov.in/',
  }),
  TN: tenancyRule('Tamil Nadu', '2004-12-16', {
    checkedOn: '2026-11-22',
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
    evidence: { basis: 'department', but: 'older' },
    knownFrom: 'department',
    also: sourceList({
      'NoBroker: stamp duty for a rental agreement in Tamil Nadu':
        'https://nobroker.in/forum/what-is-the-stamp-duty-for-rental-agreement-in-tamil-nadu',
    }),
    office: 'https://tnreginet.gov.in/',
  }),
} satisfies Record<string, Rule<TenancyTerms>>

export type TenancyState = keyof typeof tenancyDuty
