import { t } from '@/lib/language/words'
import { labelledNumbers } from '@/lib/questions/query/labelled-numbers'
import type { Query } from '@/lib/questions/query/query'
import { understood } from '@/lib/questions/query/understood'
import { answeredOrTool } from '@/lib/questions/answered'
import { amountIn } from '@/lib/questions/savings/years-in-query'
import {
  AGE,
  ageGroup,
  isOfMonthOrYear,
  regimeNamed,
  yearlyAmount,
} from '@/lib/questions/tax/income-tax-question'
import { controls, inRupees, plainText } from '@/lib/questions/tool-question'
import { currentTaxYear } from '@/lib/rules/years'
import { type IncomeKind, taxRules } from '@/lib/tax/income-tax'
import { incomeTaxTool } from '@/lib/tax/income-tax-tool'

const LABELS = {
  tds: [/tds/, 'amount'],
  cash: [/cash/, 'amount'],
  interest: [/(?:fd |deposit )?interest|fd/, 'amount'],
  pension: [/pension/, 'amount'],
} as const

const WORDS =
  'income tax itr freelancer presumptive section profession professional consultant business shop turnover receipts sales gross ' +
  '44ada 44ad 44ae pension pensioner interest fd deposit deposits bank cash tds old new regime age aged years senior super citizen ' +
  'fy year yearly annual month monthly per a 44 ada ad ae truck trucks lorry vehicle vehicles goods transport'

const PENSIONER = /\bpension/
/** A pension is taxed by one law, and presumptive incomes by the one that is named. */
const NAMES_LAW = /\bpension|\b44 ?a|\bpresumptive\b/
const BUSINESS = /\b44 ?ad\b|\bbusiness\b|\bshop\b|\bturnover\b/

const kindIn = (text: string): IncomeKind =>
  PENSIONER.test(text)
    ? 'pension'
    : /\b44 ?ae\b/.test(text)
      ? 'vehicles'
      : BUSINESS.test(text)
        ? 'business'
        : 'profession'

/**
 * 'freelancer 44ada 30 lakh', 'shop 44ad 80 lakh 10 lakh cash', 'pension 6 lakh interest 3 lakh age 72': the
 * tax by the newest law.
 */
export const incomeKindQuestion = understood(WORDS, (query) => {
  const { text, words } = query
  const source = kindIn(text)
  const { slug } = incomeTaxTool
  const rules = currentTaxYear()
  // Of vehicles the weight counts, which a query does not name.
  if (source === 'vehicles') return { slug, set: controls({ rules, source }), answer: null }
  const age = AGE.exec(text)
  const { byLabel, others } = labelledNumbers(withoutAge(query, age), LABELS)
  const income = source === 'pension' ? byLabel.pension : amountIn(others)
  if (income === undefined) return null
  const regime = regimeNamed(words)
  const isOpen = isOfMonthOrYear(income, query)
  const set = controls({
    rules,
    source,
    income: isOpen ? undefined : yearlyAmount(income, words),
    regime,
    age: ageGroup(words, age),
    cashReceipts: source === 'business' ? byLabel.cash : undefined,
    termInterest: source === 'pension' ? byLabel.interest : undefined,
    tdsDeducted: byLabel.tds,
  })
  const besides = age ? [Number(age[1] ?? age[2])] : []
  // The income of a freelancer who names no law may be what is left of the receipts.
  const isClear = !isOpen && NAMES_LAW.test(text)
  const question = answeredOrTool(incomeTaxTool, set, isClear ? 'totalTax' : null, (answer) => [
    ...amountsOf(set),
    plainText(NAMES[source]!),
    plainText(regime === 'new' ? t('new regime') : t('old regime')),
    plainText(taxRules(answer.question.rules).law.name),
  ])
  return { ...question, besides }
})

const amountsOf = ({ income, termInterest }: Readonly<Record<string, string>>) =>
  [income, termInterest].filter(Boolean).map((amount) => inRupees(Number(amount)))

/** An age is no amount. */
const withoutAge = ({ text, numbers }: Query, age: RegExpExecArray | null) => ({
  text,
  numbers: numbers.filter(({ at }) => !age || at < age.index || at >= age.index + age[0].length),
})

const NAMES: Partial<Record<IncomeKind, string>> = {
  pension: t('pension'),
  profession: '44ADA',
  business: '44AD',
}
