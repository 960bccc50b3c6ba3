import type { ProfessionalTaxPlace } from '@/lib/rules/salary/professional-tax-places'
import type { RuleSource } from '@/lib/rules/rule'

/**
 * Where the professional tax of each place was read; of places without a figure, where sources contradict each other.
 */
export const professionalTaxSources: Partial<Record<ProfessionalTaxPlace, RuleSource>> = {
  'Andhra Pradesh': {
    title: 'greytHR: rates of Andhra Pradesh',
    href: 'https://greythr.freshdesk.com/support/solutions/articles/1060000050751-what-are-the-revised-rates-of-professional-tax-in-andhra-pradesh-',
  },
  Assam: {
    title: 'Jurishour: Assam gazette of 1 April 2025',
    href: 'https://www.jurishour.in/direct-tax/assam-professional-tax-slabs-salaried-class',
  },
  Bihar: {
    title: 'Sales Tax India: Bihar Act of 2011, schedule',
    href: 'http://www.salestaxindia.com/DEMO/TreeMenu.aspx?menu=158730',
  },
  Chhattisgarh: {
    title: '7th Pay Commission News: slabs of all states, against other lists',
    href: 'https://7thpaycommissionnews.in/professional-tax-slabs-of-all-states-in-india/',
  },
  Gujarat: {
    title: 'Udyamica: Gujarat notification of 8 April 2022',
    href: 'https://www.udyamica.com/2022/04/gujarat-profession-tax-slab-2022-23-for.html',
  },
  Jharkhand: { title: 'IHRC: Jharkhand', href: 'https://ihrcgroup.com/pt-jharkhand' },
  Karnataka: {
    title: 'TaxGuru: Karnataka Act 33 of 2025',
    href: 'https://taxguru.in/corporate-law/karnataka-tax-profession-trades-callings-employments-amendment-act2025.html',
  },
  Kerala: {
    title: 'AscentHR: Kerala notification of 27 June 2024',
    href: 'https://ascent-hr.com/notification/change-in-rates-of-professional-tax/',
  },
  'Madhya Pradesh': {
    title: 'greytHR: rates of Madhya Pradesh',
    href: 'https://greythr.freshdesk.com/support/solutions/articles/1060000050178-what-is-the-professional-tax-slab-in-madhya-pradesh-',
  },
  Maharashtra: {
    title: 'MPT Information: schedule of Maharashtra since 1 April 2023',
    href: 'https://mptinformation.in/showchart.asp?str=mptratsal',
  },
  Manipur: {
    title: 'Karvitt: rates of the states, the one list found',
    href: 'https://karvitt.com/income-tax/other-tax/prof-tax',
  },
  Meghalaya: {
    title: 'greytHR: rates of Meghalaya',
    href: 'https://support.greythr.com/hc/en-us/articles/360026437551-What-are-the-professional-tax-slab-rates-in-Meghalaya-',
  },
  Mizoram: {
    title: 'greytHR: rates of Mizoram',
    href: 'https://support.greythr.com/hc/en-us/articles/360026437631-What-are-the-professional-tax-slab-rates-in-Mizoram-',
  },
  Nagaland: {
    title: 'Emgage: Nagaland',
    href: 'https://community.emgage.work/complaince/professional-tax/professional-tax-details/professional-tax-nagaland',
  },
  Odisha: { title: 'Simpliance: Odisha', href: 'https://simpliance.in/professional-tax-detail/odisha' },
  Puducherry: {
    title: 'Simpliance: Puducherry',
    href: 'https://icm.simpliance.in/professional-tax-detail/puducherry',
  },
  Punjab: {
    title: 'Simpliance: Punjab State Development Tax',
    href: 'https://www.simpliance.in/professional-tax-detail/punjab',
  },
  Sikkim: {
    title: 'greytHR: rates of Sikkim',
    href: 'https://support.greythr.com/hc/en-us/articles/360026438611-What-are-the-professional-tax-slab-rates-in-Sikkim-',
  },
  'Tamil Nadu (Chennai)': {
    title: 'AscentHR: Chennai circular of 20 January 2025',
    href: 'https://ascent-hr.com/notification/professional-tax-slab-revision-chennai',
  },
  Telangana: {
    title: 'Commercial Taxes Department of Telangana: schedule',
    href: 'https://tgct.gov.in/tgportal/AllActs/APPT/APPTSchedule.aspx',
  },
  Tripura: {
    title: 'Praans: Tripura',
    href: 'https://www.praansconsultech.com/professional-tax-details/tripura',
  },
  'West Bengal': {
    title: 'TaxMall: slabs of West Bengal',
    href: 'https://www.taxmall.in/tax-slabs/professional-tax-slab-rate-in-west-bengal',
  },
}

/** States that levy none. */
export const noProfessionalTaxSource: RuleSource = {
  title: 'Karma: states with and without professional tax',
  href: 'https://karmamgmt.com/professional-tax-applicability-exemptions-more/',
}

/** Where the tax of a place was read; a link may name any place. */
export const professionalTaxSourceOf = (place: string): RuleSource =>
  Object.entries(professionalTaxSources).find(([name]) => name === place)?.[1] ?? noProfessionalTaxSource
