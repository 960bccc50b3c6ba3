import type { ResultRow } from '@/components/results/result-row'
import type { WorkingStep } from '@/components/results/working'
import { rupees } from '@/lib/format/numbers'
import type { Charged } from '@/lib/money/exchange-charges'
import { rateText } from '@/lib/money/money-text'
import { exchangeValuation } from '@/lib/rules/exchange-gst'
import { ruleOn } from '@/lib/rules/rule'

export function chargeRows(charged: Charged): ResultRow[] {
  const { exchange, foreign, markup, markupPercent, gst, gstPercent, total, effectiveRate } = charged
  const row = (name: string, label: string, value: number) =>
    ({ name, label, as: 'rupeesAndPaise', value }) as const
  return [
    row('markupAmount', `${exchange === 'card' ? 'Mark-up' : 'Margin'}, ${markupPercent}%`, markup),
    row('exchangeGst', `GST, ${gstPercent}%`, gst),
    row('inTheEnd', exchange === 'sell' ? 'You get' : 'You pay', total),
    {
      name: 'effectiveRate',
      label: 'Final rate',
      as: 'text',
      value: effectiveRate,
      text: rateText(effectiveRate, foreign, 'INR'),
    },
  ]
}

const inPaise = (amount: number) => rupees(amount, 2)

/** The value that rule 32(2)(b) taxes, in the words of its slab. */
function valueSum(gross: number, taxable: number): string {
  const { slabs, min, max } = ruleOn(exchangeValuation, exchangeValuation.checkedOn).value
  if (taxable === min) return `minimum, ${inPaise(min)}`
  if (taxable === max) return `maximum, ${inPaise(max)}`
  const { above, base, percent } = slabs.findLast((slab) => gross > slab.above)!
  const part = above === 0 ? inPaise(gross) : `(${inPaise(gross)} − ${rupees(above)})`
  return `${base === 0 ? '' : `${rupees(base)} + `}${percent}% of ${part} = ${inPaise(taxable)}`
}

/** From the mid-market rate to what is paid or got, as one would write it on paper. */
export function chargeSteps(charged: Charged): WorkingStep[] {
  const { exchange, rupees: value, markupPercent, markup, gross, taxable, gstPercent, gst, total } = charged
  const [added, sign] = exchange === 'sell' ? ['less', '−'] : ['plus', '+']
  const steps: WorkingStep[] = [
    {
      says: exchange === 'card' ? 'Mark-up' : 'Margin',
      sum: `${inPaise(value)} × ${markupPercent}% = ${inPaise(markup)}`,
    },
    {
      says: `Mid-market value ${added} ${exchange === 'card' ? 'mark-up' : 'margin'}`,
      sum: `${inPaise(value)} ${sign} ${inPaise(markup)} = ${inPaise(gross)}`,
    },
  ]
  if (exchange !== 'card')
    steps.push({ says: 'Value taxed, CGST rule 32(2)(b)', sum: valueSum(gross, taxable) })
  return [
    ...steps,
    { says: 'GST', sum: `${inPaise(taxable)} × ${gstPercent}% = ${inPaise(gst)}` },
    {
      says: exchange === 'sell' ? 'You get' : 'You pay',
      sum: `${inPaise(gross)} ${sign} ${inPaise(gst)} = ${inPaise(total)}`,
    },
  ]
}
