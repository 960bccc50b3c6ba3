import { worded } from '@/lib/answers/figure'
import { rupeesFromPaise } from '@/lib/format/numbers'
import type { ReadValues } from '@/lib/inputs/tool-inputs'
import { gst, gstCanBeFound, gstInputs, gstQuestionFrom } from '@/lib/tax/gst/gst'
import { gstInPaise, headPaise } from '@/lib/tax/gst/gst-paise'

const RUPEES = { as: 'rupeesAndPaise' } as const

export type GstAnswer = NonNullable<ReturnType<typeof gstAnswer>>

/**
 * A price before and with its tax. What is asked for leads: the price before GST where it was inside, the
 * total where it was not. Figures for people are those of an invoice, so that they add up; those for machines
 * are unrounded.
 */
export function gstAnswer(read: ReadValues<typeof gstInputs>) {
  const question = gstQuestionFrom(read)
  if (!question || !gstCanBeFound(question)) return null
  const { type, supply } = question
  const result = gst(question)
  const sums = gstInPaise(question, supply)
  const rounded = (value: number, paise: number) => worded(value, rupeesFromPaise(paise), RUPEES)
  const half = supply === 'same' && rounded(result.half, headPaise(sums, supply))
  const total = rounded(result.gstAmount, sums.gstPaise)
  return {
    question,
    result,
    sums,
    primary: [type === 'inclusive' ? 'netAmount' : 'totalAmount'],
    figures: {
      netAmount: rounded(result.netAmount, sums.netPaise),
      gstAmount: total,
      cgst: half,
      sgst: half,
      igst: supply === 'other' && total,
      totalAmount: rounded(result.totalAmount, sums.totalPaise),
    },
  }
}

export const gstTool = { slug: 'gst-calculator', inputs: gstInputs, answer: gstAnswer } as const
