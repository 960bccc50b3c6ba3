import type { CalendarDay } from '@/lib/calendar/calendar-day'
import { nameOf, t } from '@/lib/language/words'
import { answeredOrTool } from '@/lib/questions/answered'
import type { Query } from '@/lib/questions/query/query'
import { labelledNumbers } from '@/lib/questions/query/labelled-numbers'
import { ageApart, amountIn, lacksNumber, percentIn, yearsIn } from '@/lib/questions/savings/years-in-query'
import { controls, inMonths, inRupees, plainText, type ToolQuestion } from '@/lib/questions/tool-question'
import { asksForInterest, isOfMonth, isOfYear } from '@/lib/questions/query/money-terms'
import { type EpfAnswer, epfTool } from '@/lib/salary/epf-answer'
import { understood } from '@/lib/questions/query/understood'

const SLUG = epfTool.slug
const SHARES = {
  balance: [/(?:current |opening |existing )?(?:balance|corpus)|already/, 'amount'],
  vpf: [/vpf|voluntary/, 'percent'],
} as const
const LABELS = {
  ...SHARES,
  wage: [/basic(?: (?:salary|pay|wage))?|salary|wages?|pay/, 'amount'],
  raise: [/raise|increment|hike|increase|growth/, 'percent'],
  rate: [/interest(?: rate)?|rate|returns?/, 'percent'],
  age: [/age|aged|old/, 'count'],
} as const
const WORDS =
  'epf pf eps vpf provident fund employee employees pension basic salary wage wages pay current opening existing balance corpus already ' +
  'voluntary raise increment hike increase growth interest rate return returns age aged old year years yearly month monthly per every each ' +
  `${process.env.TYPED_EPF_WORDS}`
/** From it an amount that is not named is more likely a balance, or of a year. */
const LEAST_UNLIKELY = 1_50_000
const HIGHEST_RATE = 10
/** Membership of the fund's pension ends at this age, and most leave work at it. */
const AGE_OF_LEAVING = 58

/** Words for the contribution of a month, by the employee alone or by both. */
const OF_EMPLOYEE = /\bemployees?\b(?! provident)|\bpf (?:per month|monthly)|\bmonthly pf\b/

interface Named {
  wage: number
  byLabel: Readonly<Partial<Record<keyof typeof LABELS, number>>>
  ratePct: number | undefined
}

/** True where an amount may be no wage of a month, or the question is about the fund's interest. */
function isUnclear(query: Query, { wage, byLabel, ratePct }: Named): boolean {
  const asksInterest = ratePct === undefined && asksForInterest(query)
  // 'pf 12% of 30000' has the share of a month, and no rate of interest.
  const isShare = ratePct !== undefined && ratePct > HIGHEST_RATE
  // 'pf 1800 per month' is what is paid in as often as it is the pay.
  const isOpen = byLabel.wage === undefined && (wage >= LEAST_UNLIKELY || isOfMonth(query, wage))
  const isPart = OF_EMPLOYEE.test(query.text) || lacksNumber(query.text, SHARES, byLabel)
  return isShare || isPart || asksInterest || isOpen || isOfYear(query, wage)
}

/**
 * 'epf 20000 basic', 'pf basic 25000 age 30 5% increment': the balance at the end. 'eps 15000 20 years': the pension.
 */
export const epfQuestion = understood(WORDS, (query, today) => {
  if (/\bin hand\b|\btake[ -]?home\b|\bctc\b|lpa\b/.test(query.text)) return null
  const { age: named, rest } = ageApart(query)
  const { byLabel, others } = labelledNumbers(rest, LABELS)
  const age = named ?? byLabel.age
  const wage = byLabel.wage ?? amountIn(others)
  if (wage === undefined) return byLabel.balance === undefined ? null : { slug: SLUG, set: {}, answer: null }
  const ratePct = byLabel.rate ?? percentIn(others)
  if (isUnclear(query, { wage, byLabel, ratePct })) return { slug: SLUG, set: {}, answer: null }
  const years = yearsIn(others) ?? (age === undefined ? undefined : AGE_OF_LEAVING - age)
  if (/\beps\b|\bpension\b/.test(query.words))
    return { ...pensionQuestion(wage, years, today), besides: [age] }
  const set = controls({
    monthlyWage: wage,
    years,
    raisePct: byLabel.raise,
    vpfPct: byLabel.vpf,
    ratePct,
    openingBalance: byLabel.balance,
  })
  return { ...answeredOrTool(epfTool, set, 'corpus', termsOf, { today }), besides: [age] }
})

function termsOf(answer: EpfAnswer) {
  if (answer.kind === 'epsPension') {
    const { averageWage60Months, years } = answer.service
    const terms = [inRupees(averageWage60Months), inMonths(years * 12)]
    const isEstimate = answer.pension.bounds.length > 0
    return isEstimate ? [...terms, plainText(t('estimate by the days of each wage ceiling'))] : terms
  }
  if (answer.kind !== 'epfCorpus') return []
  return [
    plainText(nameOf('fund-labels', 'Basic')),
    inRupees(answer.plan.monthlyWage),
    inMonths(answer.plan.years * 12),
    plainText(t('pay rising {0}% a year', answer.plan.raisePct)),
  ]
}

function pensionQuestion(wage: number, years: number | undefined, today: CalendarDay): ToolQuestion {
  const set = controls({ kind: 'epsPension', averageWage60Months: wage, years })
  // Without an answer there are more years than one can be a member: the page states it.
  return answeredOrTool(epfTool, set, 'monthlyPension', termsOf, { today })
}
