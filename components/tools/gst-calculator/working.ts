import type { WorkingContent, WorkingSteps } from '@/components/results/working'
import { grouped, rupees, rupeesFromPaise } from '@/lib/format/numbers'
import type { GstType } from '@/lib/tax/gst/gst'
import type { GstAnswer } from '@/lib/tax/gst/gst-answer'
import { headPaise } from '@/lib/tax/gst/gst-paise'
import { t } from '@/lib/language/words'
import { HEADS } from './rows'

const FORMULAS: Record<GstType, string> = {
  inclusive: t('Net = amount ÷ (1 + rate ÷ 100), GST = amount − net'),
  exclusive: t('GST = amount × rate ÷ 100, total = amount + GST'),
  tax: t('Net = GST ÷ rate × 100, total = net + GST'),
}

/** A figure that the rounding of the heads has moved is shown with the digits that led there. */
function unrounded(amount: number, paise: number): string {
  const shown = rupeesFromPaise(paise)
  return rupees(amount, 2) === shown ? shown : `₹${grouped(amount, 4)}`
}

/** The sum, and the section of the IGST Act, 2017 that names the heads of the tax, each rounded to the paisa. */
export function gstWorking({ question, result, sums }: GstAnswer): WorkingContent {
  const { amount, ratePercent, type, supply } = question
  const given = rupees(amount, 2)
  const [net, gst, total] = [sums.netPaise, sums.gstPaise, sums.totalPaise].map(rupeesFromPaise)
  const exactNet = unrounded(result.netAmount, sums.netPaise)
  const tax = unrounded(result.gstAmount, sums.gstPaise)
  const head = rupeesFromPaise(headPaise(sums, supply))
  const section = supply === 'same' ? t('same state, IGST Act s. 8') : t('another state, IGST Act s. 7')
  const sum: Record<GstType, WorkingSteps> = {
    inclusive: {
      [t('Net amount')]: `${given} ÷ (1 + ${ratePercent} ÷ 100) = ${exactNet}`,
      GST: `${given} − ${exactNet} = ${tax}`,
    },
    exclusive: {
      GST: `${given} × ${ratePercent} ÷ 100 = ${tax}`,
      [t('Total amount')]: `${net} + ${gst} = ${total}`,
    },
    tax: {
      [t('Net amount')]: `${given} ÷ ${ratePercent} × 100 = ${net}`,
      [t('Total amount')]: `${net} + ${gst} = ${total}`,
    },
  }
  const heads = HEADS[supply].map(([, label]) => [
    `${label} (${section})`,
    supply === 'same' ? `${tax} ÷ 2 = ${head}` : head,
  ])
  return { formula: FORMULAS[type], steps: { ...sum[type], ...Object.fromEntries(heads) } }
}
