import { Working, type WorkingStep } from '@/components/results/working'
import { grouped, rupees, rupeesFromPaise } from '@/lib/format/numbers'
import type { GstType } from '@/lib/tax/gst'
import { type GstAnswer, headPaise } from '@/lib/tax/gst-paise'
import { HEADS } from './rows'

const FORMULAS: Record<GstType, string> = {
  inclusive: 'Net = amount ÷ (1 + rate ÷ 100), GST = amount − net',
  exclusive: 'GST = amount × rate ÷ 100, total = amount + GST',
  tax: 'Net = GST ÷ rate × 100, total = net + GST',
}

/** A figure that the rounding of the heads has moved is shown with the digits that led there. */
function unrounded(amount: number, paise: number): string {
  const shown = rupeesFromPaise(paise)
  return rupees(amount, 2) === shown ? shown : `₹${grouped(amount, 4)}`
}

function stepsTo({ question, result, sums }: GstAnswer): WorkingStep[] {
  const { amount, ratePercent, type } = question
  const given = rupees(amount, 2)
  const [net, total] = [sums.netPaise, sums.totalPaise].map(rupeesFromPaise)
  if (type === 'inclusive') {
    const exactNet = unrounded(result.netAmount, sums.netPaise)
    return [
      { says: 'Net amount', sum: `${given} ÷ (1 + ${ratePercent} ÷ 100) = ${exactNet}` },
      { says: 'GST', sum: `${given} − ${exactNet} = ${unrounded(result.gstAmount, sums.gstPaise)}` },
    ]
  }
  const first =
    type === 'tax'
      ? { says: 'Net amount', sum: `${given} ÷ ${ratePercent} × 100 = ${net}` }
      : {
          says: 'GST',
          sum: `${given} × ${ratePercent} ÷ 100 = ${unrounded(result.gstAmount, sums.gstPaise)}`,
        }
  return [first, { says: 'Total amount', sum: `${net} + ${rupeesFromPaise(sums.gstPaise)} = ${total}` }]
}

/** The sum, and the section of the IGST Act, 2017 that names the heads of the tax, each rounded to the paisa. */
export function GstWorking(answer: GstAnswer) {
  const { question, result, sums } = answer
  const { supply } = question
  const tax = unrounded(result.gstAmount, sums.gstPaise)
  const head = rupeesFromPaise(headPaise(sums, supply))
  const section = supply === 'same' ? 'same state, IGST Act s. 8' : 'another state, IGST Act s. 7'
  return (
    <Working
      formula={FORMULAS[question.type]}
      steps={[
        ...stepsTo(answer),
        ...HEADS[supply].map(([, label]) => ({
          says: `${label} (${section})`,
          sum: supply === 'same' ? `${tax} ÷ 2 = ${head}` : head,
        })),
      ]}
    />
  )
}
