import { t } from '@/lib/language/words'
import { answered } from '@/lib/questions/answered'
import { A_MONTH, moneyTerms } from '@/lib/questions/query/money-terms'
import type { Query } from '@/lib/questions/query/query'
import { stateNamed } from '@/lib/questions/query/state-in-text'
import { controls, inRupees, plainText } from '@/lib/questions/tool-question'
import { type StateCode, stateNames } from '@/lib/rules/states/state-names'
import { payFromInHand } from '@/lib/salary/pay-from-in-hand'
import { placeTax } from '@/lib/salary/professional-tax'
import { regimes } from '@/lib/salary/regimes'
import { salaryTool } from '@/lib/salary/salary-answer'
import { understood } from '@/lib/questions/query/understood'

/** Below it an amount in hand is of a month, and the question is which CTC leaves it. */
const LEAST_YEARLY = 2_50_000
/** From it an amount is of a year even with 'a month', which then is about the answer. */
const SURELY_YEARLY = 5_00_000
/** 'ctc 12 in hand': people leave the lakh out. */
const MOST_LAKHS = 200

/** The place of work as the tool names it; undefined where the query names none. */
function placeOf(text: string, state: StateCode | undefined): string | undefined {
  if (state !== 'TN') return state && stateNames[state]
  return /\bchennai\b|\bmadras\b/.test(text) ? 'Tamil Nadu (Chennai)' : 'Tamil Nadu (other towns)'
}

const WORDS =
  'hand take home ctc lpa salary pay package net gross year years yearly annual annually annum month months monthly per pm pa p lakh old new ' +
  'regime job offer company'

/** With a share of something, only these words are surely about pay in hand. */
const OF_SALARY = /\b(?:in hand|take[ -]?home|ctc)\b/

/** The known amount of a salary: the CTC, the pay of a month, or the wanted pay in hand. */
function knownOf({ text, words }: Query, amount: number) {
  const ctc = amount <= MOST_LAKHS ? amount * 1_00_000 : amount
  const isOfMonth = A_MONTH.test(words) && ctc < SURELY_YEARLY && !/\bctc\b|lpa\b/.test(text)
  if (ctc >= LEAST_YEARLY && !isOfMonth) return { ctc }
  const isInHand = /\bin hand\b|\btake[ -]?home\b|\bnet\b/.test(text) && !/\bgross\b/.test(text)
  return isInHand ? { startFrom: 'inHand', wantedInHand: ctc } : { startFrom: 'gross', monthlyGross: ctc }
}

/** 'salary 60000 in hand' may ask what is left of that pay, or for the CTC that leaves it. */
const isOfEither = (text: string, known: object) =>
  'wantedInHand' in known &&
  /(?<!\b(?:in hand|take[ -]?home|net) )\bsalary\b/.test(text) &&
  /\bin hand\b|\btake[ -]?home\b/.test(text)

const UNCLEAR = { slug: salaryTool.slug, set: {}, answer: null }
const CHANGE = /\b(?:hike|increment|increase|raise|percent)\b|%/

/** 'salary hike 50000 to 60000 percent' is about the change. */
const isOfChange = ({ numbers, text }: Query) => numbers.length > 1 && CHANGE.test(text)

const OF_OTHERS = /\b(?:tax|emi|loan)\b/

function amountOf(query: Query): number | undefined {
  const { amount, ratePercent } = moneyTerms(query)
  return amount ?? ratePercent
}

const ofShare = (text: string) => (OF_SALARY.test(text) ? UNCLEAR : null)

/** '12 lpa in hand', '20 lakh ctc': what is left a month. '60000 in hand': the CTC that leaves it. */
export const salaryQuestion = understood(WORDS, (query) => {
  if (OF_OTHERS.test(query.words)) return null
  const named = amountOf(query)
  if (query.numbers.some(({ unit }) => unit === 'percent')) return ofShare(query.text)
  if (named === undefined || isOfChange(query)) return null
  const isClear = query.numbers.length === 1
  const known = knownOf(query, named)
  if (isOfEither(query.text, known)) return UNCLEAR
  const regime = /\bold\b/.exec(query.words)?.[0]
  const place = stateNamed(query.text)
  const set = controls({ ...known, regime, state: placeOf(query.text, place?.state) })
  const output = 'wantedInHand' in known ? 'ctc' : 'inHandMonthAverage'
  const law = { regimes, placeTax, payFromInHand }
  const question = answered(salaryTool, set, isClear ? output : null, () => termsOf(known, regime), law)
  return question && { ...question, names: place?.names }
})

function termsOf(known: ReturnType<typeof knownOf>, regime: string | undefined) {
  const ofPay = 'ctc' in known ? 'CTC' : t('gross a month')
  const asked = 'wantedInHand' in known ? t('in hand a month') : ofPay
  return [
    inRupees(Object.values(known).at(-1) as number),
    plainText(t('{0}, {1}, PF on all wages', asked, regime ? t('old regime') : t('new regime'))),
  ]
}
