import { nameOf, t } from '@/lib/language/words'
import { labelledNumbers } from '@/lib/questions/query/labelled-numbers'
import { A_YEAR } from '@/lib/questions/query/money-terms'
import type { Query } from '@/lib/questions/query/query'
import { answered } from '@/lib/questions/answered'
import { controls, inRupees, plainText } from '@/lib/questions/tool-question'
import { hraTool } from '@/lib/salary/hra-answer'
import { OTHER_CITY, rentCityNames } from '@/lib/salary/rent-city-name'
import { understood } from '@/lib/questions/query/understood'

const SLUG = 'hra-calculator'
const LABELS = {
  salary: [/basic(?: (?:salary|pay))?(?: ?(?:\+|and|plus) ?da)?|salary|pay/, 'amount'],
  hra: [/hra/, 'amount'],
  rent: [/rent(?: paid)?/, 'amount'],
} as const
/** Most employers pay this share of the basic salary as HRA outside the large cities. */
const USUAL_HRA_PERCENT = 40

const WORDS =
  'hra basic salary pay da plus rent paid exemption exempt month monthly per year yearly house allowance metro city p pa'

/** No rent or salary is lower. */
const LEAST_AMOUNT = 100
/** From it a basic salary is of a year. */
const LEAST_YEARLY = 3_00_000

const CITIES: readonly (readonly [RegExp, string])[] = [
  [/\bdelhi\b/, rentCityNames.delhi],
  [/\b(?:mumbai|bombay)\b/, rentCityNames.mumbai],
  [/\b(?:kolkata|calcutta)\b/, rentCityNames.kolkata],
  [/\b(?:chennai|madras)\b/, rentCityNames.chennai],
  [/\b(?:bengaluru|bangalore|blr)\b/, rentCityNames.bengaluru],
  [/\bhyderabad\b/, rentCityNames.hyderabad],
  [/\bpune\b/, rentCityNames.pune],
  [/\b(?:ahmedabad|amdavad)\b/, rentCityNames.ahmedabad],
  [
    /\b(?:non[ -]?metro|noida|gurgaon|gurugram|thane|jaipur|lucknow|kochi|indore|nagpur|chandigarh)\b/,
    OTHER_CITY,
  ],
]

/** Basic salary, HRA and rent of a query in rupees a month; null without a salary and a rent. */
function monthlyIn(query: Query) {
  const { byLabel, others } = labelledNumbers(query, LABELS, 'hra')
  const left = others
    .filter(({ unit, value }) => unit === 'rupees' || (unit === null && value > LEAST_AMOUNT))
    .map(({ value }) => value)
  const [salary = left.shift(), rent = /\brent\b/.test(query.text) ? left.pop() : undefined] = [
    byLabel.salary,
    byLabel.rent,
  ]
  // '50000 salary 25000 basic' has two.
  const isUnclear = /\bsalary\b/.test(query.text.replace('basic salary', '')) && /\bbasic\b/.test(query.text)
  if (isUnclear || salary === undefined || rent === undefined) return null
  const hra = byLabel.hra ?? left.shift()
  const months = A_YEAR.test(query.words) || salary >= LEAST_YEARLY ? 12 : 1
  const inMonth = (amount: number) => Number((amount / months).toFixed(2))
  return {
    salary: inMonth(salary),
    hra: inMonth(hra ?? (salary * USUAL_HRA_PERCENT) / 100),
    isHraAssumed: hra === undefined,
    rent: inMonth(rent),
  }
}

/**
 * 'hra 50000 basic 15000 rent mumbai': the exempt part of the year. Amounts are of a month, with 'yearly' of a year.
 */
export const hraQuestion = understood(WORDS, (query) => {
  const monthly = monthlyIn(query)
  if (!monthly) return { slug: SLUG, set: {}, answer: null }
  const { salary, hra, rent } = monthly
  const named = CITIES.find(([words]) => words.test(query.text))
  const city = named?.[1] ?? rentCityNames.delhi
  const set = controls({ periods: [12, salary, hra, rent, city].join('_') })
  const terms = [
    plainText(nameOf('fund-labels', 'Basic')),
    inRupees(salary),
    plainText(monthly.isHraAssumed ? t('HRA taken as {0}% of it', USUAL_HRA_PERCENT) : 'HRA'),
    inRupees(hra),
    plainText(t('rent')),
    inRupees(rent),
    plainText(nameOf('cities', city)),
  ]
  const question = answered(hraTool, set, 'exempt', () => terms)
  return question && { ...question, names: named?.[0].exec(query.text)?.[0].replaceAll('-', ' ') }
})
