import { latinOf } from '@/lib/name-search/devanagari'
import { type MarginAnswer, marginTool } from '@/lib/finance/margin-answer'
import { answered } from '@/lib/questions/answered'
import { labelledNumbers } from '@/lib/questions/query/labelled-numbers'
import { understood } from '@/lib/questions/query/understood'
import { controls, inPercent, inRupees, type ToolQuestion } from '@/lib/questions/tool-question'

const LABELS = {
  cost: [
    new RegExp(
      `cost(?: price)?|cp|bought(?: for| at)?|buy(?:ing)?(?: price)?|purchase(?: price)?|${latinOf(process.env.TYPED_COST)}`,
    ),
    'price',
  ],
  mrp: [/mrp|sell(?:ing)?(?: price)?|sp|sold(?: for| at)?|(?<!(?:cost|buy|buying|purchase) )price/, 'price'],
  off: [/discount|off/, 'percent'],
  rate: [/gst/, 'percent'],
} as const
const WORDS =
  'margin profit mark-up markup mark up cost cp bought buy buying purchase mrp selling sell sp sold price discount off gst ' +
  `percent percentage % gross retail for at with ${process.env.TYPED_COST}`

const UNCLEAR: ToolQuestion = { slug: marginTool.slug, set: {}, answer: null }

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
  const question = answered(marginTool, set, wanted === undefined ? shareOf(isOfCost) : 'pays', termsOf)
  return question ? { ...question, besides: [0] } : { slug: marginTool.slug, set, answer: null }
})

const shareOf = (isOfCost: boolean) => (isOfCost ? 'markup' : 'margin')
const termsOf = ({ goods: { list, cost, ratePercent }, result: { offPercent } }: MarginAnswer) => [
  'mrp' in list ? inRupees(list.mrp) : inPercent(list.wantedPercent),
  inRupees(cost),
  ...(offPercent > 0 ? [inPercent(offPercent)] : []),
  ...(ratePercent > 0 ? [inPercent(ratePercent)] : []),
]
