import { latinOf } from '@/lib/name-search/devanagari'
import { t } from '@/lib/language/words'
import { answered } from '@/lib/questions/answered'
import type { Query } from '@/lib/questions/query/query'
import { understood } from '@/lib/questions/query/understood'
import { controls, inPercent, inRupees, plainText } from '@/lib/questions/tool-question'
import { type GstAnswer, gstTool } from '@/lib/tax/gst/gst-answer'

/**
 * Words by which the amount has its tax in it: '4599 including gst', 'gst in 1180', '1180 me se gst', 'price
 * without gst 5600'.
 */
const INCLUSIVE = new RegExp(
  `\\b(?:incl|inclu\\w*|inside|remove|reverse|back|take out|extract|mrp|price without|${latinOf(process.env.TYPED_TAX_INSIDE)})\\b|` +
    '\\bfrom(?: rs\\.?)? [₹\\d]|\\bin(?: rs\\.?)? [₹\\d]|' +
    `\\d (?:rupees )?(?:${process.env.TYPED_UNITS_IN})\\b(?!.*\\b(?:${latinOf(process.env.TYPED_TAX_ADDED)}))`,
)
/** Words by which tax comes on top of it. */
const EXCLUSIVE = new RegExp(
  `\\b(?:add|plus|(?:${latinOf(process.env.TYPED_TAX_ADDED)})\\w*|exclu\\w*|extra|on|${latinOf(process.env.TYPED_ON)})\\b`,
)
/** Words that leave open whether it is in the amount: 'with gst', '5000 without gst', '5000 me gst lagega'. */
const EITHER = new RegExp(
  `\\b(?:net|base|with|without|total|${latinOf(process.env.TYPED_TAX_EITHER)}|${latinOf(process.env.TYPED_TAX_CHARGED)})\\b`,
)
const ON_AMOUNT = new RegExp(`\\d (?:rupees )?(?:${latinOf(process.env.TYPED_ON)})\\b`)
const CHARGED = new RegExp(`\\b(?:${latinOf(process.env.TYPED_TAX_CHARGED)})`)
/** '5000 par gst kitna lagega' asks for what comes on top. */
const isOpen = (text: string) =>
  (INCLUSIVE.test(text) && EXCLUSIVE.test(text)) ||
  EITHER.test(text.replace(ON_AMOUNT.test(text) ? CHARGED : /\bprice without\b/, ''))
const WORDS =
  'gst add plus incl include includes included including inclusive inside remove reverse back exclude excluded excluding exclusive ' +
  `without extract take out mrp extra rate tax price bill base net % @ + percent with ${process.env.TYPED_GST_WORDS}`
/** The rates of GST that are asked for without a per cent sign. */
const RATES = [0, 0.1, 0.25, 1, 1.5, 3, 5, 6, 7.5, 12, 18, 28, 40]

function amountAndRate(numbers: Query['numbers']) {
  const percent = numbers.find(({ unit }) => unit === 'percent')
  const bare = numbers.filter((number) => number !== percent)
  const bareRate = bare.find(({ unit, value }) => unit === null && RATES.includes(value))
  const rate = percent ?? (bare.length > 1 ? bareRate : undefined)
  const [amount] = bare.filter((number) => number !== rate).toSorted((a, b) => b.value - a.value)
  return { amount, rate }
}

/** 'gst 18 on 4500', '4599 including gst', '1180 ka gst': the total with tax, or the price without it. */
export const gstQuestion = understood(WORDS, ({ numbers, text }) => {
  const { amount, rate } = amountAndRate(numbers)
  if (!amount) return null
  const isInclusive = INCLUSIVE.test(text)
  // '5 items 200 each', '10000 - 18%'
  if (isOpen(text) || numbers.length > 2 || /\d ?- ?\d/.test(text))
    return { slug: gstTool.slug, set: {}, answer: null }
  const set = controls({
    amount: amount.value,
    rate: rate?.value,
    type: isInclusive ? 'inclusive' : 'exclusive',
  })
  const termsOf = ({ question, figures }: GstAnswer) => [
    plainText(isInclusive ? t('price with GST') : t('price before GST')),
    inRupees(question.amount),
    inPercent(question.ratePercent),
    plainText('GST'),
    figures.gstAmount,
  ]
  return answered(gstTool, set, isInclusive ? 'netAmount' : 'totalAmount', termsOf)
})
