import { latinOf } from '@/lib/name-search/devanagari'
import { goldTool, type JewelleryAnswer } from '@/lib/gold/jewellery-answer'
import { nameOf } from '@/lib/language/words'
import { answered } from '@/lib/questions/answered'
import type { Query, QueryNumber } from '@/lib/questions/query/query'
import { understood } from '@/lib/questions/query/understood'
import { controls, inPercent, inRupees, plainText, type ToolQuestion } from '@/lib/questions/tool-question'

const WORDS =
  'gold jewellery jewelry ornament ornaments chain ring necklace bangle bangles gram grams gm gms g tola tolas carat karat kt k ' +
  `rate price making charge charges per each percent % / ${process.env.TYPED_GOLD_WORDS} ${process.env.TYPED_MAKING}`

const WEIGHT = /(?<![\d.])(\d{1,6}(?:\.\d{1,4})?) ?(grams?|gms?|g|tolas?)\b/
const CARAT = /\b(24|23|22|20|18|14|9) ?(?:carats?|karats?|kt|k|ct)\b/
const MAKING = new RegExp(`\\b(?:making|${latinOf(process.env.TYPED_MAKING)})\\b`)
const FINENESS: Readonly<Record<string, string>> = {
  24: '999',
  23: '958',
  22: '916',
  20: '833',
  18: '750',
  14: '585',
  9: '375',
}

const UNCLEAR: ToolQuestion = { slug: goldTool.slug, set: {}, answer: null }

/** No gram costs more: such a rate is of ten grams, or of a tola. */
const HIGHEST_RATE = 50_000

/** The numbers of a query outside a part of its text. */
const outside = (numbers: readonly QueryNumber[], part: RegExpExecArray | null) =>
  numbers.filter(({ at, end }) => !part || end <= part.index || at >= part.index + part[0].length)

/** The rate, and the making as a share or by the gram: the amount after the word. */
function chargesIn({ text, numbers }: Query) {
  const left = outside(outside(numbers, WEIGHT.exec(text)), CARAT.exec(text))
  const share = left.find(({ unit }) => unit === 'percent')?.value
  const amounts = left.filter(({ unit }) => unit !== 'percent')
  const work = text.search(MAKING)
  const making = share === undefined ? amounts.find(({ at }) => at > work) : undefined
  const rates = amounts.filter((number) => number !== making)
  const isByGram =
    making !== undefined && /^(?: ?rupees)? ?(?:per|\/|a|each) ?(?:gram|gm|g)\b/.test(text.slice(making.end))
  return {
    share,
    rate: rates.length === 1 ? rates[0]!.value : undefined,
    perGram: isByGram ? making.value : undefined,
  }
}

/** 'gold 10 gram 22 carat rate 12000 making 10%': what is to be paid with GST, without a hallmark. */
export const goldQuestion = understood(WORDS, (query, today) => {
  const weight = WEIGHT.exec(query.text)
  const carat = CARAT.exec(query.text)?.[1]
  const { share, rate, perGram } = chargesIn(query)
  if (!weight || rate === undefined || rate > HIGHEST_RATE || (share ?? perGram) === undefined) return UNCLEAR
  const set = controls({
    weight: weight[1],
    weightIn: weight[2]!.startsWith('t') ? 'tola' : undefined,
    purity: carat && FINENESS[carat],
    rate,
    ...(share === undefined ? { makingBy: 'gram', makingPerGram: perGram } : { makingPct: share }),
    hallmark: 0,
  })
  const termsOf = ({ bill }: JewelleryAnswer) => [
    plainText(`${Number(bill.netGrams.toFixed(4))} ${nameOf('input-units', 'g')}`),
    inRupees(rate),
    ...(share === undefined ? [] : [inPercent(share)]),
  ]
  const question = answered(goldTool, set, 'toPay', termsOf, { today })
  // The carat is named by its parts of gold; '22k' is read as a number of thousands too.
  return question && { ...question, besides: [0, Number(carat), Number(carat) * 1_000] }
})
