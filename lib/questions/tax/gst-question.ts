import type { Query } from '@/lib/questions/query/query'
import { readLinked } from '@/lib/questions/read-linked'
import { controls, inPercent, inRupees, type ToolQuestion } from '@/lib/questions/tool-question'
import { gst, gstCanBeFound, gstInputs, gstQuestionFrom } from '@/lib/tax/gst'

/** Words by which the amount has its tax in it: '4599 including gst', 'remove gst from 1180'. */
const INCLUSIVE =
  /\b(?:incl|inclu\w*|inside|remove|reverse|back|without|excluding gst from|take out|extract|from|hata\w*|se (?:gst )?nikal\w*|m(?:e|en|ein) (?:kitna )?gst (?:kitna |shamil )?hai|mrp|samet|sahit)\b|सहित|समेत/
/** The rates of GST that are asked for without a per cent sign. */
const RATES = [0, 0.1, 0.25, 1, 1.5, 3, 5, 6, 7.5, 12, 18, 28, 40]

/** 'gst 18 on 4500', '4599 including gst', '1180 ka gst': the total with tax, or the price without it. */
export function gstQuestion({ numbers, words, text }: Query): ToolQuestion | null {
  const percent = numbers.find(({ unit }) => unit === 'percent')
  const bare = numbers.filter((number) => number !== percent)
  const bareRate = bare.find(({ unit, value }) => unit === null && RATES.includes(value))
  const rate = percent ?? (bare.length > 1 ? bareRate : undefined)
  const amount = bare.filter((number) => number !== rate).toSorted((a, b) => b.value - a.value)[0]
  if (!amount) return null
  // '5 items 200 each', '10000 - 18%'
  if (numbers.length > 2 || /\d ?- ?\d/.test(text)) return { slug: 'gst-calculator', set: {}, answer: null }
  const type = INCLUSIVE.test(words) ? 'inclusive' : 'exclusive'
  const set = controls({ amount: amount.value, rate: rate?.value, type })
  const question = gstQuestionFrom(readLinked(gstInputs, set))
  if (!question || !gstCanBeFound(question)) return null
  const { netAmount, totalAmount } = gst(question)
  const terms = [inRupees(question.amount), inPercent(question.ratePercent)]
  const [output, value] = type === 'inclusive' ? ['netAmount', netAmount] : ['totalAmount', totalAmount]
  return { slug: 'gst-calculator', set, answer: { output, as: 'rupeesAndPaise', value, terms } }
}
