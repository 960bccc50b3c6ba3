import { answered } from '@/lib/questions/answered'
import { depositRow } from '@/lib/questions/savings/ppf-question'
import { amountIn, amountsIn, percentIn, yearsIn } from '@/lib/questions/savings/years-in-query'
import { controls, inRupees } from '@/lib/questions/tool-question'
import type { SavingsScheme } from '@/lib/rules/savings/small-savings-limits'
import type { Query } from '@/lib/questions/query/query'
import { asksForInterest, periodOf } from '@/lib/questions/query/money-terms'
import { savingsTool } from '@/lib/savings/savings-answer'
import { sukanya } from '@/lib/savings/sukanya'
import { understood } from '@/lib/questions/query/understood'

const SCHEMES: readonly (readonly [RegExp, SavingsScheme])[] = [
  [/\b(?:ssy|sukanya)\b/, 'ssy'],
  [/\b(?:scss|senior citizens? savings?)\b/, 'scss'],
  [/\b(?:nsc|national savings? certificate)\b/, 'nsc'],
  [/\b(?:kvp|kisan vikas)\b/, 'kvp'],
  [/\b(?:mis|pomis|monthly income (?:scheme|plan))\b/, 'mis'],
  [/\b(?:rd|recurring)\b/, 'recurring-deposit'],
  [/\b(?:td|fd|time deposit|fixed deposit)\b/, 'time-deposit'],
]

const WORDS =
  'nsc scss ssy sukanya samriddhi samridhi kvp kisan vikas patra mis pomis monthly income scheme schemes plan senior citizen ' +
  'citizens saving savings national certificate certificates post office td rd fd time recurring fixed deposit interest rate ' +
  'return returns maturity year years yearly month per every each invest investment account girl child daughter p pa vs versus or ' +
  `compare comparison better best bank ppf tax after which ${process.env.TYPED_SAVINGS_SCHEME_WORDS}`
/** Schemes that take a deposit of each month or year; the others take one. */
const REGULAR: readonly SavingsScheme[] = ['ssy', 'recurring-deposit']
/** Schemes that pay at their end, with the interest in what they pay. */
const GROWS: readonly SavingsScheme[] = ['nsc', 'kvp', ...REGULAR]
/** The years of schemes that have no other term. */
const YEARS: Readonly<Partial<Record<SavingsScheme, number>>> = {
  nsc: 5,
  scss: 5,
  mis: 5,
  'recurring-deposit': 5,
}

/** The main results of schemes, of which each has one. */
const MAIN_RESULTS = ['quarterly', 'monthly', 'yearlyInterest', 'maturity'] as const

/** The controls of a scheme for its deposit, with a rate of the query's own. */
function depositControls(scheme: SavingsScheme, amount: number, { numbers, words }: Query) {
  const rate = percentIn(numbers)
  switch (scheme) {
    case 'ssy':
      return { deposits: depositRow(words, amount), rates: rate }
    case 'recurring-deposit':
      return { monthly: amount, rate }
    case 'time-deposit':
      return { amount, rate, years: yearsIn(numbers) }
    default:
      return { amount, rate: scheme === 'kvp' ? undefined : rate }
  }
}

const COMPARES = /\bvs\b|\bversus\b|\bor\b|\bcompar|\bbetter\b|\bbest\b|\bppf\b/
const YEARS_OF_DEPOSITS = [1, 2, 3, 5]

/** 'fd vs rd vs post office 5 lakh 3 years': the sum in the comparison after tax. */
function comparison({ numbers }: Query, amount: number | undefined) {
  const years = yearsIn(numbers)
  const sumYears = years !== undefined && YEARS_OF_DEPOSITS.includes(years) ? years : undefined
  return { slug: 'savings-schemes', set: controls({ sum: amount, sumYears }), answer: null }
}

/** 'nsc 1 lakh', 'post office mis 9 lakh', 'sukanya 1.5 lakh a year': what the scheme pays. */
export const savingsSchemeQuestion = understood(WORDS, (query, today) => {
  const { numbers } = query
  const scheme = SCHEMES.find(([named]) => named.test(query.text))?.[1]
  const amount = amountIn(numbers)
  const slug = 'savings-schemes'
  if (COMPARES.test(query.text)) return comparison(query, amount)
  // Its table compares them all.
  if (!scheme) return { slug, set: {}, answer: null }
  const isOfPeriod = numbers.some(
    (number) => number.value === amount && periodOf(query.text, number) !== undefined,
  )
  const isUnclear =
    amountsIn(numbers).length > 1 ||
    (GROWS.includes(scheme) && asksForInterest(query)) ||
    (isOfPeriod && !REGULAR.includes(scheme))
  if (amount === undefined || isUnclear) return { slug, set: { scheme }, answer: null }
  const set = controls({ scheme, ...depositControls(scheme, amount, query) })
  const question = answered(savingsTool, set, MAIN_RESULTS, () => [inRupees(amount)], { today, sukanya })
  return question ? { ...question, besides: [YEARS[scheme]] } : { slug, set, answer: null }
})
