import { t } from '@/lib/language/words'
import { moneyTerms } from '@/lib/questions/query/money-terms'
import type { Query } from '@/lib/questions/query/query'
import { readLinked } from '@/lib/questions/read-linked'
import { controls, inRupees, plainText, type ToolQuestion } from '@/lib/questions/tool-question'
import { incomeTaxInputs, plainTaxQuestion, rulesInForce, taxOf, taxRules } from '@/lib/tax/income-tax'

const A_MONTH = /\b(?:a month|per month|monthly|pm|mahin[ae])\b/
/** Below it an amount is more likely thousands a month than an income of a year: 'salary 50000 tax'. */
const LEAST_YEARLY = 1_50_000

const yearly = (amount: number, words: string): number =>
  amount < LEAST_YEARLY || A_MONTH.test(words) ? amount * 12 : amount

/** 'tax on 15 lakh', 'income tax 18 lakh old regime': the tax by the newest law. */
export function incomeTaxQuestion(query: Query): ToolQuestion | null {
  const { amount, ratePercent } = moneyTerms(query)
  const named = amount ?? ratePercent
  if (named === undefined) return null
  const regime = /\bold\b|पुरानी/.test(query.words) ? 'old' : 'new'
  const age = /\bsuper senior\b/.test(query.words)
    ? 'superSenior'
    : /\bsenior\b/.test(query.words)
      ? 'senior'
      : undefined
  const set = controls({ rules: rulesInForce, income: yearly(named, query.words), regime, age })
  const question = plainTaxQuestion(readLinked(incomeTaxInputs, set))
  if (!question) return null
  const terms = [
    inRupees(question.income),
    plainText(regime === 'new' ? t('new regime') : t('old regime')),
    plainText(taxRules(rulesInForce).law.name),
  ]
  return {
    slug: 'income-tax-calculator',
    set,
    answer: { output: 'totalTax', as: 'rupees', value: taxOf(question).totalTax, terms },
  }
}
