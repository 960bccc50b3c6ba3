import { goodsFrom, margin, marginInputs } from '@/lib/finance/margin'
import { labelledNumbers } from '@/lib/questions/query/labelled-numbers'
import { understood } from '@/lib/questions/query/understood'
import { readLinked } from '@/lib/questions/read-linked'
import {
  type QueryAnswer,
  controls,
  inPercent,
  inRupees,
  type ToolQuestion,
} from '@/lib/questions/tool-question'

const SLUG = 'margin-calculator'
const LABELS = {
  cost: [/cost(?: price)?|cp|bought(?: for| at)?|buy(?:ing)?(?: price)?|purchase(?: price)?|lagat/, 'price'],
  mrp: [/mrp|sell(?:ing)?(?: price)?|sp|sold(?: for| at)?|(?<!(?:cost|buy|buying|purchase) )price/, 'price'],
  off: [/discount|off/, 'percent'],
  rate: [/gst/, 'percent'],
} as const
const WORDS =
  'margin profit mark-up markup mark up cost cp bought buy buying purchase lagat mrp selling sell sp sold price discount off gst ' +
  'percent percentage % gross retail for at with'

const UNCLEAR: ToolQuestion = { slug: SLUG, set: {}, answer: null }

/** 'margin cost 80 selling price 100', 'margin 30% cost 500', 'markup 25% on 400': the margin, or the price for it. */
export const marginQuestion = understood(WORDS, (query) => {
  const { byLabel, others } = labelledNumbers(query, LABELS)
  const wanted = others.find(({ unit }) => unit === 'percent')?.value
  const amounts = others.filter(({ unit }) => unit !== 'percent').map(({ value }) => value)
  const cost = byLabel.cost ?? (wanted === undefined ? undefined : amounts[0])
  const isOfCost = /\bmark[ -]?up\b/.test(query.text)
  if (cost === undefined || (wanted === undefined) === (byLabel.mrp === undefined)) return UNCLEAR
  const set = controls({
    ...(wanted === undefined
      ? { mrp: byLabel.mrp }
      : { aim: 'price', wantedAs: isOfCost ? 'markup' : undefined, wanted }),
    // The page's own discount and tax are samples: a query without them means none.
    off: 0,
    thenOff: 0,
    rate: 0,
    ...(byLabel.off !== undefined && { off: byLabel.off }),
    ...(byLabel.rate !== undefined && { rate: byLabel.rate }),
    cost,
  })
  return { slug: SLUG, set, answer: answerOf(set, isOfCost), besides: [0] }
})

function answerOf(set: ToolQuestion['set'], isOfCost: boolean): QueryAnswer | null {
  const goods = goodsFrom(readLinked(marginInputs, set))
  const reckoned = goods && margin(goods)
  if (!goods || !reckoned?.ok) return null
  const { marginPercent, markupPercent, paysPaise, offPercent } = reckoned.value
  const terms = [
    ...('mrp' in goods.list ? [inRupees(goods.list.mrp)] : [inPercent(goods.list.wantedPercent)]),
    inRupees(goods.cost),
    ...(offPercent > 0 ? [inPercent(offPercent)] : []),
    ...(goods.ratePercent > 0 ? [inPercent(goods.ratePercent)] : []),
  ]
  if (!('mrp' in goods.list)) return { output: 'pays', as: 'rupeesAndPaise', value: paysPaise / 100, terms }
  return isOfCost
    ? { output: 'markup', as: 'percent', value: markupPercent, terms }
    : { output: 'margin', as: 'percent', value: marginPercent, terms }
}
