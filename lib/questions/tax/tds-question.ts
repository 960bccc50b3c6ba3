import { A_MONTH, A_YEAR, moneyTerms } from '@/lib/questions/query/money-terms'
import { answeredOrTool } from '@/lib/questions/answered'
import { t } from '@/lib/language/words'
import { understood } from '@/lib/questions/query/understood'
import { controls, inRupees, plainText } from '@/lib/questions/tool-question'
import { currentTaxYear } from '@/lib/rules/years'
import type { TdsKindChoice } from '@/lib/tax/tds-inputs'
import { tdsTool } from '@/lib/tax/tds-tool'

const KINDS: readonly (readonly [RegExp, TdsKindChoice])[] = [
  [/\bmachine\w*\b/, 'machineRent'],
  [/\brent\b/, 'rent'],
  [/\b(?:professional|consult\w*|architect|doctor|lawyer|194j)\b/, 'professional'],
  [/\btechnical\b/, 'technical'],
  [/\b(?:contract\w*|194c)\b/, 'contractor'],
  [/\bdirector\b/, 'director'],
  [/\b(?:commission|brokerage|194h)\b/, 'commission'],
  [/\b(?:property|house|flat|land|194ia)\b/, 'property'],
  [/\bdividend\b/, 'dividend'],
  [/\b(?:crypto|bitcoin|vda)\b/, 'virtualAsset'],
  [/\b(?:lottery|game show)\b/, 'lottery'],
  [/\bgam(?:e|es|ing)\b/, 'onlineGames'],
  [/\bmutual fund\b/, 'mutualFund'],
  [/\b(?:cash withdrawal|194n)\b/, 'cashWithdrawal'],
  [/\b(?:epf|pf|provident fund)\b/, 'providentFund'],
  [/\bgoods\b/, 'goods'],
  [/\bsalary\b/, 'salary'],
  [/\b(?:fd|fixed deposit|deposit|bank interest)\b/, 'fd'],
]

const PERIODS = [
  [A_MONTH, 'month'],
  [A_YEAR, 'year'],
] as const
const WORDS =
  'tds rent machine machinery professional consultant consulting consultancy architect doctor lawyer technical contractor contractors ' +
  'contract director commission brokerage property house flat land dividend crypto bitcoin vda lottery game games gaming show mutual ' +
  'fund cash withdrawal epf pf provident goods fd fixed deposit bank interest fee fees payment pay deducted deduction rate section ' +
  '194j 194c 194h 194ia 194n 194i'

const termsOfPayer = (period: 'month' | 'year' | undefined) => [
  ...(period ? [plainText(period === 'month' ? t('a month') : t('a year'))] : []),
  plainText(t('paid by a company, firm or bank')),
]

const kindIn = (text: string) => KINDS.find(([words]) => words.test(text))?.[1]
const periodIn = (text: string) => PERIODS.find(([words]) => words.test(text))?.[1]

/** 'tds deducted 5000 on professional fees' has the tax, and not the payment. */
const IS_TAX = /\bdeducted (?:rupees |rs )?[₹\d]|\d (?:rupees )?deducted\b/

const isOpen = (text: string, kind: TdsKindChoice | undefined, rentPeriod: string | undefined) =>
  IS_TAX.test(text) || (kind === 'rent' && rentPeriod === undefined)

/** 'tds on 60000 professional fees', 'tds rent 55000 a month': the tax to be deducted under the newest law. */
export const tdsQuestion = understood(WORDS, ({ numbers, text }) => {
  const { amount, isWhole } = moneyTerms({ numbers })
  const kind = kindIn(text)
  if (amount === undefined || (!kind && text.includes('advance'))) return null
  const rentPeriod = kind === 'rent' ? periodIn(text) : undefined
  const rules = currentTaxYear()
  // A rent of a month has another limit than one of a year.
  if (isOpen(text, kind, rentPeriod))
    return { slug: tdsTool.slug, set: controls({ rules, kind }), answer: null }
  const set = controls({ rules, kind, amount, rentPeriod })
  const names = rentPeriod && 'per month monthly months pm year yearly years pa'
  // That of a salary is for another calculator.
  const output = kind && kind !== 'salary' && isWhole ? 'tds' : null
  const question = answeredOrTool(tdsTool, set, output, () => [inRupees(amount), ...termsOfPayer(rentPeriod)])
  return { ...question, names }
})
