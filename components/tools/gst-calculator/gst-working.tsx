import { Working, type WorkingStep } from '@/components/results/working'
import { headsOf, shownPaise } from '@/components/tools/gst-calculator/gst-rows'
import { grouped, rupees } from '@/lib/format/numbers'
import type { Gst, GstQuestion, GstSupply, GstType } from '@/lib/tax/gst'
import type { GstSums } from '@/lib/tax/gst-paise'

const FORMULAS: Record<GstType, string> = {
  inclusive: 'Net = amount ÷ (1 + rate ÷ 100), GST = amount − net',
  exclusive: 'GST = amount × rate ÷ 100, total = amount + GST',
  tax: 'Net = GST ÷ rate × 100, total = net + GST',
}

/** A figure that the rounding of the heads has moved is shown with the digits that led there. */
function unrounded(amount: number, paise: number): string {
  const shown = shownPaise(paise)
  return rupees(amount, 2) === shown ? shown : `₹${grouped(amount, 4)}`
}

function stepsTo({ amount, ratePercent, type }: GstQuestion, result: Gst, sums: GstSums): WorkingStep[] {
  const given = rupees(amount, 2)
  const [net, total] = [sums.netPaise, sums.totalPaise].map(shownPaise)
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
  return [first, { says: 'Total amount', sum: `${net} + ${shownPaise(sums.gstPaise)} = ${total}` }]
}

interface GstWorkingProps {
  question: GstQuestion
  result: Gst
  /** The same as on an invoice. */
  sums: GstSums
  supply: GstSupply
}

/** The sum, and the section of the IGST Act, 2017 that names the heads of the tax, each rounded to the paisa. */
export function GstWorking({ question, result, sums, supply }: GstWorkingProps) {
  const tax = unrounded(result.gstAmount, sums.gstPaise)
  const section = supply === 'same' ? 'same state, IGST Act s. 8' : 'another state, IGST Act s. 7'
  return (
    <Working
      formula={FORMULAS[question.type]}
      steps={[
        ...stepsTo(question, result, sums),
        ...headsOf(result, sums, supply).map(([, label, , paise]) => ({
          says: `${label} (${section})`,
          sum: supply === 'same' ? `${tax} ÷ 2 = ${shownPaise(paise)}` : shownPaise(paise),
        })),
      ]}
    />
  )
}
