import { type ResultRow, row } from '@/components/results/result-row'
import type { WorkingSteps } from '@/components/results/working'
import { rupees } from '@/lib/format/numbers'
import type { Charged } from '@/lib/money/exchange-charges'
import { rateText } from '@/lib/money/money-text'
import { exchangeValuation } from '@/lib/rules/exchange-gst'
import { ruleOn } from '@/lib/rules/rule'

/** What a card calls a mark-up, a bank calls its margin; who sells gets money, all others pay. */
const wordsOf = ({ exchange }: Charged) => ({
  markup: exchange === 'card' ? 'Mark-up' : 'Margin',
  total: exchange === 'sell' ? 'You get' : 'You pay',
})

export function chargeRows(charged: Charged): ResultRow[] {
  const { foreign, markup, markupPercent, gst, gstPercent, total, effectiveRate } = charged
  const words = wordsOf(charged)
  const text = rateText(effectiveRate, foreign, 'INR')
  return [
    row('markupAmount', `${words.markup}, ${markupPercent}%`, 'rupeesAndPaise', markup),
    row('exchangeGst', `GST, ${gstPercent}%`, 'rupeesAndPaise', gst),
    row('inTheEnd', words.total, 'rupeesAndPaise', total),
    { name: 'effectiveRate', label: 'Final rate', as: 'text', value: effectiveRate, text },
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
export function chargeSteps(charged: Charged): WorkingSteps {
  const { exchange, rupees: value, markupPercent, markup, gross, taxable, gstPercent, gst, total } = charged
  const words = wordsOf(charged)
  const [added, sign] = exchange === 'sell' ? ['less', '−'] : ['plus', '+']
  return {
    [words.markup]: `${inPaise(value)} × ${markupPercent}% = ${inPaise(markup)}`,
    [`Mid-market value ${added} ${words.markup.toLowerCase()}`]: `${inPaise(value)} ${sign} ${inPaise(markup)} = ${inPaise(gross)}`,
    'Value taxed, CGST rule 32(2)(b)': exchange !== 'card' && valueSum(gross, taxable),
    GST: `${inPaise(taxable)} × ${gstPercent}% = ${inPaise(gst)}`,
    [words.total]: `${inPaise(gross)} ${sign} ${inPaise(gst)} = ${inPaise(total)}`,
  }
}
