import { Working, type WorkingStep } from '@/components/results/working'
import { headsOf } from '@/components/tools/gst-calculator/gst-rows'
import { rupees } from '@/lib/format/numbers'
import type { Gst, GstQuestion, GstSupply, GstType } from '@/lib/tax/gst'

const FORMULAS: Record<GstType, string> = {
  inclusive: 'Net = amount ÷ (1 + rate ÷ 100), GST = amount − net',
  exclusive: 'GST = amount × rate ÷ 100, total = amount + GST',
  tax: 'Net = GST ÷ rate × 100, total = net + GST',
}

const inPaise = (amount: number) => rupees(amount, 2)

function stepsTo({ amount, ratePercent, type }: GstQuestion, result: Gst): WorkingStep[] {
  const [given, net, tax, total] = [amount, result.netAmount, result.gstAmount, result.totalAmount].map(
    inPaise,
  )
  if (type === 'inclusive') {
    return [
      { says: 'Net amount', sum: `${given} ÷ (1 + ${ratePercent} ÷ 100) = ${net}` },
      { says: 'GST', sum: `${given} − ${net} = ${tax}` },
    ]
  }
  const first =
    type === 'tax'
      ? { says: 'Net amount', sum: `${given} ÷ ${ratePercent} × 100 = ${net}` }
      : { says: 'GST', sum: `${given} × ${ratePercent} ÷ 100 = ${tax}` }
  return [first, { says: 'Total amount', sum: `${net} + ${tax} = ${total}` }]
}

interface GstWorkingProps {
  question: GstQuestion
  result: Gst
  supply: GstSupply
}

/** The sum, and the section of the IGST Act, 2017 that names the heads of the tax. */
export function GstWorking({ question, result, supply }: GstWorkingProps) {
  const tax = inPaise(result.gstAmount)
  const section = supply === 'same' ? 'same state, IGST Act s. 8' : 'another state, IGST Act s. 7'
  return (
    <Working
      formula={FORMULAS[question.type]}
      steps={[
        ...stepsTo(question, result),
        ...headsOf(result, supply).map(([, label, value]) => ({
          says: `${label} (${section})`,
          sum: supply === 'same' ? `${tax} ÷ 2 = ${inPaise(value)}` : tax,
        })),
      ]}
    />
  )
}
