import { ruleIds } from '@/lib/tax/rule-ids'
import { t } from '@/lib/language/words'
import { A_YEAR, moneyTerms } from '@/lib/questions/query/money-terms'
import type { Query } from '@/lib/questions/query/query'
import { answeredOrTool } from '@/lib/questions/answered'
import { controls, inRupees, plainText } from '@/lib/questions/tool-question'
import { taxRules } from '@/lib/tax/income-tax'
import { plainTaxTool } from '@/lib/tax/income-tax-answer'
import { currentTaxYear } from '@/lib/rules/years'
import { understood } from '@/lib/questions/query/understood'

const A_MONTH = /\b(?:a month|per month|monthly|pm)\b/
/** Below it an amount is more likely thousands a month than an income of a year: 'salary 50000 tax'. */
const LEAST_YEARLY = 1_50_000

/** An amount of a year, or twelve of a month. */
export const yearlyAmount = (amount: number, words: string): number =>
  amount < LEAST_YEARLY || A_MONTH.test(words) ? amount * 12 : amount

/** From it 'monthly tax on 12 lakh' has the income of a year. */
const SURELY_YEARLY = 5_00_000
/** From it 'salary' alone does not make an amount one of a month. */
const LEAST_UNCLEAR = 1_00_000

/** True where an amount may be of a month or of a year: 'tax on 1.2 lakh', 'tax on 50000'. */
export const isOfMonthOrYear = (amount: number, { text, words }: Query): boolean =>
  A_MONTH.test(words)
    ? amount >= SURELY_YEARLY
    : amount < LEAST_YEARLY &&
      (amount >= LEAST_UNCLEAR || !/\b(?:salary|pension)\b/.test(text) || A_YEAR.test(words))

const WORDS =
  'income tax itr salary old new regime fy ay assessment financial year years yearly age aged senior super citizen citizens month ' +
  `monthly per pay payable lpa slab annual pm p pa ${process.env.TYPED_CITIZENS}`

/** No income of a year or a month is lower. */
const LEAST_INCOME = 1_000
/** 'fy 2025-26', and the year after it, in which it is assessed. */
const TAX_YEAR = /(?:\b(ay|assessment year) ?)?\b(20\d\d) ?- ?(?:20)?(\d\d)\b/
/** 'age 72', '72 years old'. */
export const AGE = /\bage (\d\d)\b|\b(\d\d) years (?:old|age)\b/
const SENIOR = 60
const SUPER_SENIOR = 80

/** The rules of the year that a text names; undefined for a year without rules here. */
function rulesNamed(year: RegExpExecArray | null) {
  if (!year) return currentTaxYear()
  const [, isAssessed, from, to] = year
  const before = isAssessed ? 1 : 0
  return ruleIds().find((id) => id === `fy-${Number(from) - before}-${Number(to) - before}`)
}

/** The group of an age that is named in years or as a senior's. */
export function ageGroup(words: string, age: RegExpExecArray | null): string | undefined {
  const years = age && Number(age[1] ?? age[2])
  const isFrom = (least: number) => years !== null && years >= least
  if (isFrom(SUPER_SENIOR) || /\bsuper senior\b/.test(words)) return 'superSenior'
  return isFrom(SENIOR) || /\bsenior\b/.test(words) ? 'senior' : undefined
}

/** 'old regime', but not '62 years old'. */
export const regimeNamed = (words: string) =>
  /\bold\b/.test(words.replace(/\byears old\b/, '')) ? 'old' : 'new'

/** Part of an income, which has a tax only with the rest, or a figure of something else. */
const OTHER_INCOME = /\b(?:interest|rent|bonus|gift|lottery|dividend|emi|loan)\b/

const isPartOrOpen = (amount: number, query: Query) =>
  OTHER_INCOME.test(query.text) || isOfMonthOrYear(amount, query)

/**
 * 'tax on 15 lakh', 'income tax 18 lakh old regime', 'tax fy 2025-26 12 lakh': the tax by the newest law, or
 * that year's.
 */
export const incomeTaxQuestion = understood(WORDS, (query) => {
  const { text, words } = query
  const [year, age] = [TAX_YEAR.exec(text), AGE.exec(text)]
  // They are no amounts.
  const isOf = (match: RegExpExecArray | null, at: number) =>
    match !== null && at >= match.index && at < match.index + match[0].length
  const numbers = query.numbers.filter(({ at }) => !isOf(year, at) && !isOf(age, at))
  const { amount = 0 } = moneyTerms({ numbers })
  const isPart = isPartOrOpen(amount, query)
  const isClear = numbers.length === 1 && !isPart
  if (amount < LEAST_INCOME || !(isClear || /\b(?:tax|itr)\b/.test(text))) return null
  const rules = rulesNamed(year)
  const { slug } = plainTaxTool
  // The page begins with a year of its own.
  if (!rules) return { slug, set: {}, answer: null }
  const regime = regimeNamed(words)
  const set = controls({
    rules,
    income: isPart ? undefined : yearlyAmount(amount, words),
    regime,
    age: ageGroup(words, age),
  })
  const question = answeredOrTool(plainTaxTool, set, isClear ? 'totalTax' : null, (answer) => [
    inRupees(answer.question.income),
    plainText(regime === 'new' ? t('new regime') : t('old regime')),
    plainText(taxRules(rules).law.name),
  ])
  const besides = query.numbers.filter((number) => !numbers.includes(number)).map((number) => number.value)
  return { ...question, besides }
})
