/**
 * What the pages answer on the last day of the old law and on the second day of the new: an output by its name in the site's
 * contract, with figures worked out by hand.
 */
export const answers = [
  {
    // 15,00,000 − 75,000: 20,000 + 40,000 + 15% of 2,25,000, and 4%; − 1,00,000: 15,000 + 40,000 + 15% of 2,00,000, and 4%.
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
  // 500 units at 10 rupees, without a fixed charge, surcharges or duty.
  {
    link: '/electricity-bill-estimator#state=DL&units=500&tariff=published',
    name: 'totalBill',
    before: null,
    after: 5_000,
  },
]

/** Questions of the search with the value of their answer. */
export const questions = [
  { question: 'tax on 15 lakh', before: 97_500, after: 88_400 },
  { question: 'tds on professional fees 55000', before: 5_500, after: 0 },
]

/** Words of a page as it is built on each of the days. */
export const words = [
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
