import { moneyTerms } from '@/lib/questions/query/money-terms'
import type { Query } from '@/lib/questions/query/query'
import { readLinked } from '@/lib/questions/read-linked'
import { controls, inRupees, type ToolQuestion } from '@/lib/questions/tool-question'
import { tdsFromYear } from '@/lib/tax/tds-by-year'
import { NEWEST_YEAR, tdsInputs, type TdsKindChoice } from '@/lib/tax/tds-inputs'

const KINDS: readonly (readonly [RegExp, TdsKindChoice])[] = [
  [/\bmachine\w*\b/, 'machineRent'],
  [/\brent\b|\bkiraya\b/, 'rent'],
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

/** 'tds on 60000 professional fees', 'tds rent 55000 a month': the tax to be deducted under the newest law. */
export function tdsQuestion(query: Query): ToolQuestion | null {
  const { amount, isWhole } = moneyTerms(query)
  const kind = KINDS.find(([words]) => words.test(query.text))?.[1]
  if (amount === undefined || (!kind && /\badvance\b/.test(query.text))) return null
  const aMonth = kind === 'rent' && /\bmonth(?:ly)?\b|\bmahin[ae]\b|\bpm\b/.test(query.text)
  const set = controls({ rules: NEWEST_YEAR, kind, amount, rentPeriod: aMonth ? 'month' : undefined })
  const answer = tdsFromYear(readLinked(tdsInputs, set))?.answer
  const slug = 'tds-deduction-calculator'
  if (!answer?.deduction || !kind || !isWhole) return { slug, set, answer: null }
  const terms = [inRupees(amount)]
  const { tds } = answer.deduction.result
  return { slug, set, answer: { output: 'tds', as: 'rupeesAndPaise', value: tds, terms } }
}
