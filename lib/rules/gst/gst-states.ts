import type { RuleSource } from '@/lib/rules/rule'

/** A state code of GST: the first two characters of a GSTIN, and the place of supply on an invoice. */
export interface GstState {
  /** Two digits: '27'. */
  code: string
  name: string
  /** The letters behind IN- in ISO 3166-2 ('MH'); null where a code is no state or territory of today. */
  iso: string | null
  /** What is levied with CGST within it: UTGST in a union territory without a legislature, SGST elsewhere. */
  localTax: 'SGST' | 'UTGST'
  /** Not given to new registrations any more: the code that took its place. */
  nowCode?: string
  /** A place of supply only; no GSTIN begins with it. */
  supplyOnly?: true
}

export const gstStatesCheckedOn = '2026-11-21'

export const gstStatesSource: RuleSource = {
  title: 'Forbes India: GST state codes and jurisdictions',
  href: 'https://beta.forbesindia.com/article/explainers/gst-state-code-list-jurisdiction-details/86511/1',
}

/**
 * Which territories pay UTGST: section 2(114) of the CGST Act, as amended with effect from 30 June 2020.
 * @public
 */
export const unionTerritoriesSource: RuleSource = {
  title: 'CGST Act, 2017, section 2(114): what a Union territory is',
  href: 'https://taxwayglobal.com/union-territory-means-under-gst-act/',
}

const state = (code: string, iso: string, name: string): GstState => ({ code, name, iso, localTax: 'SGST' })
const territory = (code: string, iso: string | null, name: string): GstState => ({
  code,
  name,
  iso,
  localTax: 'UTGST',
})

/** Every code, in order; those of former territories and of no territory among them. */
export const gstStates: readonly GstState[] = [
  state('01', 'JK', 'Jammu and Kashmir'),
  state('02', 'HP', 'Himachal Pradesh'),
  state('03', 'PB', 'Punjab'),
  territory('04', 'CH', 'Chandigarh'),
  state('05', 'UK', 'Uttarakhand'),
  state('06', 'HR', 'Haryana'),
  state('07', 'DL', 'Delhi'),
  state('08', 'RJ', 'Rajasthan'),
  state('09', 'UP', 'Uttar Pradesh'),
  state('10', 'BR', 'Bihar'),
  state('11', 'SK', 'Sikkim'),
  state('12', 'AR', 'Arunachal Pradesh'),
  state('13', 'NL', 'Nagaland'),
  state('14', 'MN', 'Manipur'),
  state('15', 'MZ', 'Mizoram'),
  state('16', 'TR', 'Tripura'),
  state('17', 'ML', 'Meghalaya'),
  state('18', 'AS', 'Assam'),
  state('19', 'WB', 'West Bengal'),
  state('20', 'JH', 'Jharkhand'),
  state('21', 'OD', 'Odisha'),
  state('22', 'CG', 'Chhattisgarh'),
  state('23', 'MP', 'Madhya Pradesh'),
  state('24', 'GJ', 'Gujarat'),
  // Merged into 26 on 26 January 2020.
  { ...territory('25', null, 'Daman and Diu (before 2020)'), nowCode: '26' },
  territory('26', 'DH', 'Dadra and Nagar Haveli and Daman and Diu'),
  state('27', 'MH', 'Maharashtra'),
  // Of the census list, from before Telangana was formed; GST registrations have 37.
  { code: '28', name: 'Andhra Pradesh (before division)', iso: null, localTax: 'SGST', nowCode: '37' },
  state('29', 'KA', 'Karnataka'),
  state('30', 'GA', 'Goa'),
  territory('31', 'LD', 'Lakshadweep'),
  state('32', 'KL', 'Kerala'),
  state('33', 'TN', 'Tamil Nadu'),
  state('34', 'PY', 'Puducherry'),
  territory('35', 'AN', 'Andaman and Nicobar Islands'),
  state('36', 'TS', 'Telangana'),
  state('37', 'AP', 'Andhra Pradesh'),
  territory('38', 'LA', 'Ladakh'),
  { code: '96', name: 'Other Country', iso: null, localTax: 'SGST', supplyOnly: true },
  territory('97', null, 'Other Territory'),
  { code: '99', name: 'Centre Jurisdiction', iso: null, localTax: 'SGST' },
]

const byCode = new Map(gstStates.map((entry) => [entry.code, entry]))

/** The state of a two-digit code, or null without one. */
export function gstStateOf(code: string): GstState | null {
  return byCode.get(code) ?? null
}
