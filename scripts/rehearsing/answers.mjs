/**
 * What the pages answer on the last day of the old law and on the second day of the new: an output by its
 * name in the site's contract, with figures worked out by hand.
 */
export const answers = [
  {
    // 15,00,000 − 75,000: 20,000 + 40,000 + 15% of 2,25,000, and 4%; − 1,00,000: 15,000 + 40,000 + 15% of
    // 2,00,000, and 4%.
    link: '/income-tax-calculator#income=1500000',
    name: 'lawTotalTax',
    before: 97_500,
    after: 88_400,
  },
  {
    link: '/income-tax-calculator#income=1500000&rules=fy-2026-27',
    name: 'totalTax',
    before: 97_500,
    after: 97_500,
  },
  // 14,00,000 − 1,00,000 is within the rebate of the new law.
  { link: '/income-tax-calculator#income=1400000', name: 'lawTotalTax', before: 81_900, after: 0 },
  {
    link: '/tds-deduction-calculator#kind=professional&amount=55000',
    name: 'lawTds',
    before: 5_500,
    after: 0,
  },
  {
    link: '/tds-deduction-calculator#kind=rent&rentPeriod=month&amount=60000',
    name: 'lawTds',
    before: 6_000,
    after: 0,
  },
  // The year's interest on 1,00,000 at 9%, credited at its end.
  {
    link: '/epf-calculator#kind=epfHistory&openingBalance=100000&monthlyCredit=0&fromYear=2026-27&toYear=2026-27',
    name: 'balance',
    before: 1_09_000,
    after: 1_09_000,
  },
  { link: '/savings-schemes#scheme=nsc', name: 'ratePct', before: 7.7, after: 7.1 },
  // 4.9% and 10% of 10 lakh.
  { link: '/e-stamp-duty-calculator#state=GJ&value=1000000', name: 'duty', before: 49_000, after: 1_00_000 },
  // 500 units at 10 rupees and 2 kW at 20, without surcharges or duty.
  {
    link: '/electricity-bill-estimator#state=DL&units=500&tariff=published',
    name: 'totalBill',
    before: null,
    after: 5_040,
  },
]

/** Questions of the search with the value of their answer. */
export const questions = [
  { question: 'tax on 15 lakh', before: 97_500, after: 88_400 },
  { question: 'tds on professional fees 55000', before: 5_500, after: 0 },
]

/** Texts of the pages by their English in `content/hi`, as a pattern finds them in either language. */
const FEES_ABOVE = { '': 'because they exceed', hi: 'क्योंकि फीस' }
const STANDARD = { '': 'The standard deduction of', hi: 'बचते हैं|मानक कटौती' }

/** A sentence of a page in each language. @param {(words: string) => { before: RegExp, after: RegExp }} expected */
const inEachLanguage = (page, words, expected) =>
  Object.entries(words).map(([code, text]) => ({ page: code ? `${code}/${page}` : page, ...expected(text) }))

/** Words of a page as it is built on each of the days. */
export const words = [
  ...inEachLanguage('tds-deduction-calculator.html', FEES_ABOVE, (text) => ({
    before: new RegExp(`(?:${text}) ₹50,000`),
    after: new RegExp(`(?:${text}) ₹60,000`),
  })),
  ...inEachLanguage('income-tax-calculator.html', STANDARD, (text) => ({
    before: new RegExp(`(?:${text})[^।]*₹75,000|₹75,000[^।]*(?:${text})`),
    after: new RegExp(`(?:${text})[^।]*₹1,00,000|₹1,00,000[^।]*(?:${text})`),
  })),
  {
    page: 'api/rules/tds.json',
    before: /"from":\s*"2027-04-01"[^[]*"limit":\s*60000[^[]*"announced":\s*"act"/,
    after: /"from":\s*"2027-04-01"[^[]*"limit":\s*60000[^[]*"announced":\s*"act"/,
  },
  {
    page: 'api/rules/index.json',
    before: /"checkedOn":\s*"2027-03-30"/,
    after: /"checkedOn":\s*"2027-03-30"/,
  },
  {
    page: 'api/rules/gst.json',
    before: /"2027-04-01".*"percent":\s*9\b/s,
    after: /"2027-04-01".*"percent":\s*9\b/s,
  },
  {
    page: 'changes.html',
    before: /To come, as known on.*Professional fees.*limit: ₹60,000, before ₹50,000.*FY 2026-27/s,
    after: /FY 2027-28.*Professional fees.*limit: ₹60,000, before ₹50,000/s,
  },
  {
    page: 'api/rules/income-tax.json',
    before: /"from":\s*"2027-04-01".*"announced":\s*"act"/s,
    after: /"from":\s*"2027-04-01".*"announced":\s*"act"/s,
  },
]

/** Tables of a page by their captions in English, with what they hold on each of the days. */
export const tables = [
  {
    link: '/tds-deduction-calculator#kind=professional&amount=55000',
    screen: 'tds-deduction-calculator',
    caption: 'The payment in each year’s law',
    before: /^(?!.*2027-28).*2026-27\D*₹50,000/s,
    after: /2026-27\D*₹50,000.*2027-28\D*₹60,000/s,
  },
  {
    link: '/income-tax-calculator#income=1500000',
    screen: 'income-tax-calculator',
    caption: 'The same income under the rules of each year',
    before: /^(?!.*2027-28).*2026-27\D*₹97,500/s,
    after: /2027-28\D*₹88,400.*2026-27\D*₹97,500/s,
  },
]

/** Tools that a result leads to, with the figures that they are given. */
export const steps = [
  {
    link: '/income-tax-calculator#income=1500000',
    to: 'advance-tax-calculator',
    before: /taxYear=2026-27.*taxOnReturnedIncome=97500/,
    after: /taxYear=2027-28.*taxOnReturnedIncome=88400/,
  },
  {
    link: '/e-stamp-duty-calculator#state=GJ&value=6000000',
    to: 'tds-deduction-calculator',
    before: /rules=fy-2026-27/,
    after: /rules=fy-2027-28/,
  },
]

/** Lines of `stale` on each of the days. */
export const staleLines = {
  before: [
    /^current .*checked since the last review: Professional fees, row of 2027-04-01/m,
    /^OUT OF DATE .*due since 2027-02-01: Professional fees \(/m,
  ],
  after: [
    /^OUT OF DATE .*due since 2027-04-01: Income tax of resident individuals \(/m,
    /^OUT OF DATE .*due since 2027-04-01: Professional fees, row of 2027-04-01/m,
  ],
}
