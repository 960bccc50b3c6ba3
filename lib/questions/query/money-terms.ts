import type { Query, QueryNumber, QueryUnit } from '@/lib/questions/query/query'

export type Tenure = { in: 'years' | 'months' | 'days'; count: number }

/** The amounts, rates and terms that a query about money names; the tool has defaults for the rest. */
export interface MoneyTerms {
  amount?: number
  ratePercent?: number
  tenure?: Tenure
  /** Other amounts, in their order. */
  others: readonly number[]
  /** True if each number of the query is one of these, the other amounts apart. */
  isWhole: boolean
}

/** Words that make an amount one of each month, or of each year. */
export const A_MONTH = /\b(?:months?|monthly|pm|p\.m)\b/
export const A_YEAR = /\b(?:years?|yearly|pa|p\.a)\b/

const PERIOD_AFTER = /^ ?(?:rupees |rs |each )?(?:per |a |an |every |each |\/ ?)?(month|year)(?!ly income)/
/** The period that an amount is of, by the words after it: '5000 per month', '60000 yearly'. */
export const periodOf = (text: string, { at, end }: QueryNumber): 'month' | 'year' | undefined =>
  (PERIOD_AFTER.exec(text.slice(end)) ?? / (month|year)s?$/.exec(text.slice(at, end)))?.[1] as
    'month' | 'year' | undefined

/** True if a query asks what interest there will be: it names interest without a rate. */
export const asksForInterest = ({ words, numbers }: Pick<Query, 'words' | 'numbers'>): boolean =>
  /\binterest\b/.test(words) && numbers.every(({ unit }) => unit !== 'percent')

const isOfPeriod =
  (period: 'month' | 'year') =>
  ({ text, numbers }: Query, amount: number): boolean =>
    numbers.some((number) => number.value === amount && periodOf(text, number) === period)
/** True if a query names an amount as one of a month. */
export const isOfMonth = isOfPeriod('month')
/** True if a query names an amount as one of a year. */
export const isOfYear = isOfPeriod('year')

/** No bare number above it is a rate, or a length of time in years. */
const HIGHEST_RATE = 60
const LONGEST_YEARS = 40

/** '2 years 6 months' is one length of time. */
export function tenureIn(numbers: readonly QueryNumber[]): Tenure | undefined {
  const of = (unit: QueryUnit) => numbers.find((number) => number.unit === unit)?.value
  const [years, months, days] = [of('years'), of('months'), of('days')]
  if (years !== undefined && months !== undefined) return { in: 'months', count: years * 12 + months }
  if (years !== undefined) return { in: 'years', count: years }
  if (months !== undefined) return { in: 'months', count: months }
  return days === undefined ? undefined : { in: 'days', count: days }
}

/** A rate of each month, as of money lenders: '1.5% per month' is 18 per cent a year. */
const MONTHLY_RATE = /^ ?(?:per month|a month|monthly|p\.?m\b|\/ ?month|months?)/
/** '2 wheeler', '3 bhk': such a number belongs to the name of a thing. */
export const COUNTS_THINGS = /^[ -]?(?:wheelers?|bhk|rk|seater|star)\b/
/** Above it a rate is of a year: Indian cards charge 2.5 to 3.75 per cent a month. */
export const HIGHEST_MONTHLY_RATE = 5

/** True if a rate is of each month by the words after it. */
export const isMonthlyRate = (text: string, rate: QueryNumber): boolean =>
  rate.unit === 'percent' && rate.value <= HIGHEST_MONTHLY_RATE && MONTHLY_RATE.test(text.slice(rate.end))

const yearlyRate = (rate: QueryNumber | undefined, text: string): number | undefined =>
  rate && isMonthlyRate(text, rate) ? Number((rate.value * 12).toPrecision(12)) : rate?.value

const bareTenure = (count: number | undefined): Tenure | undefined =>
  count === undefined ? undefined : { in: count > LONGEST_YEARS ? 'months' : 'years', count }

/**
 * Amount, rate and length of time of a query such as 'emi 25 lakh 9% 20 years'. Units decide; a bare number
 * is the amount where it is the largest of those without another unit and above any rate, and what is left
 * over is the rate and then the years, in the order in which calculators ask: 'emi 2500000 9 20'.
 */
export function moneyTerms({
  numbers: all,
  text = '',
}: Pick<Query, 'numbers'> & Partial<Pick<Query, 'text'>>): MoneyTerms {
  const numbers = all.filter(({ end }) => !COUNTS_THINGS.test(text.slice(end)))
  const amounts = numbers.filter(
    ({ unit, value }) => unit === 'rupees' || (unit === null && value > HIGHEST_RATE),
  )
  const bareMonths = amounts.filter(({ unit }) => unit === null)
  const largest = amounts.toSorted((a, b) => b.value - a.value)[0]
  const rate = numbers.find(({ unit }) => unit === 'percent')
  // A second rate, and the days of '2 years 15 days', of which the tenure has the years.
  const isLeftOut = (number: QueryNumber) =>
    number.unit === 'percent' ? number !== rate : number.unit === 'days' && named?.in !== 'days'
  const left = numbers
    .filter((number) => number.unit === null && number !== largest && !amounts.includes(number))
    .map(({ value }) => value)
  const named = tenureIn(numbers)
  const ratePercent = yearlyRate(rate, text) ?? left.shift()
  const months = bareMonths.find((number) => number !== largest && number.value <= 600)
  const bare = left.shift() ?? (ratePercent === undefined ? undefined : months?.value)
  const tenure = named ?? bareTenure(bare)
  const others = amounts.filter((number) => number !== largest && (named !== undefined || number !== months))
  return {
    ...(largest && { amount: largest.value }),
    ...(ratePercent !== undefined && { ratePercent }),
    ...(tenure && { tenure }),
    others: others.map(({ value }) => value),
    isWhole: others.length === 0 && left.length === 0 && !numbers.some(isLeftOut),
  }
}

/** True if terms hold all that a query names, for a tool that counts in months. */
export const isWholeInMonths = ({ isWhole, tenure }: MoneyTerms): boolean => isWhole && tenure?.in !== 'days'

/** A length of time for a field of years: in years, or with its unit. */
export const asYears = (tenure: Tenure | undefined): string | undefined =>
  tenure && { years: String(tenure.count), months: `${tenure.count} months`, days: undefined }[tenure.in]

/** A length of time in months; undefined for days. */
export const asMonths = (tenure: Tenure | undefined): number | undefined =>
  tenure && { years: tenure.count * 12, months: tenure.count, days: undefined }[tenure.in]
