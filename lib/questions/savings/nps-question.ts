import { answered } from '@/lib/questions/answered'
import { labelledNumbers } from '@/lib/questions/query/labelled-numbers'
import { ageApart, amountIn, percentIn, yearsIn } from '@/lib/questions/savings/years-in-query'
import { controls, inMonths, inPercent, inRupees } from '@/lib/questions/tool-question'
import { A_MONTH, A_YEAR } from '@/lib/questions/query/money-terms'
import type { Query } from '@/lib/questions/query/query'
import { npsTool } from '@/lib/savings/nps-answer'
import { understood } from '@/lib/questions/query/understood'

const LABELS = {
  age: [/age|aged|old/, 'count'],
  balance: [/balance|already|existing/, 'amount'],
  annuity: [/annuity/, 'percent'],
  stepUp: [/step ?up|increment|increase/, 'percent'],
} as const
const WORDS =
  'nps national pension system scheme month months monthly year years yearly per every each age aged old balance already existing ' +
  'annuity step up increment increase return returns rate invest investment contribution corpus retirement account p pa'
/** The account may be closed at this age. */
const AGE_OF_EXIT = 60

/** True where the pension is asked, or an amount is the corpus and not what is paid in: 'nps 50000 corpus'. */
const asksElse = ({ words }: Query) =>
  /(?<!\bnational )\bpension\b/.test(words) ||
  (/\bcorpus\b/.test(words) && !A_MONTH.test(words) && !A_YEAR.test(words))

/** 'nps 5000 a month age 30', 'nps 10000 25 years 10%': the corpus at 60, or after the years that are named. */
export const npsQuestion = understood(WORDS, (query) => {
  const { age: named, rest } = ageApart(query)
  const { byLabel, others } = labelledNumbers(rest, LABELS)
  const ofPerson = named ?? byLabel.age
  const amount = amountIn(others)
  if (amount === undefined) return null
  if (asksElse(query)) return { slug: npsTool.slug, set: {}, answer: null }
  const age = ofPerson !== undefined && ofPerson < AGE_OF_EXIT ? ofPerson : undefined
  const set = controls({
    monthly:
      A_YEAR.test(query.words) && !A_MONTH.test(query.words) ? Number((amount / 12).toFixed(2)) : amount,
    years: age === undefined ? yearsIn(others) : AGE_OF_EXIT - age,
    returnPct: percentIn(others),
    annuityPct: byLabel.annuity,
    stepUpPct: byLabel.stepUp,
    openingBalance: byLabel.balance,
  })
  const question = answered(npsTool, set, 'corpus', ({ plan }) => [
    inRupees(plan.monthly),
    inPercent(plan.returnPercent),
    inMonths(plan.years * 12),
  ])
  return question ? { ...question, besides: [age] } : { slug: npsTool.slug, set: {}, answer: null }
})
