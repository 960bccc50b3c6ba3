import { type ResultRow, row, textRow } from '@/components/results/result-row'
import { RuleNote } from '@/components/results/rule-note'
import type { WorkingSteps } from '@/components/results/working'
import type { ToolInputs } from '@/components/tool-form/use-tool-inputs'
import { rupees } from '@/lib/format/numbers'
import type { Conversion } from '@/lib/money/conversion'
import type { converterInputs } from '@/lib/money/converter-inputs'
import { type Charged, chargedOf } from '@/lib/money/exchange-charges'
import { rateText } from '@/lib/money/money-text'
import { exchangeGst, exchangeValuation } from '@/lib/rules/gst/exchange-gst'
import { ruleOn } from '@/lib/rules/rule'

/** Card or bank charges on a conversion: rows, working and law. None are chosen, or the pair has no rupee side: nothing. */
export function chargesOf(conversion: Conversion | null, inputs: ToolInputs<typeof converterInputs>) {
  const terms = inputs.read('charge', 'markup')
  const charged = conversion && terms && chargedOf(conversion, terms.charge, terms.markup)
  if (!charged) return { rows: [], steps: {}, note: null }
  const { exchange, gross, gst, total } = charged
  // The minimum tax can be more than the bank would pay.
  const nothingLeft = (
    <p className="mt-3 text-sm text-soft">
      Too little to sell: the bank would give {rupees(gross, 2)}, and GST alone is {rupees(gst, 2)}.
    </p>
  )
  if (total <= 0) return { rows: [], steps: {}, note: nothingLeft }
  const { label, values, checkedOn } = exchange === 'card' ? exchangeGst : exchangeValuation
  return {
    rows: chargeRows(charged),
    steps: chargeSteps(charged),
    note: <RuleNote label={label} source={values.at(-1)!.source} checkedOn={checkedOn} />,
  }
}

/** What a card calls a mark-up, a bank calls its margin; who sells gets money, all others pay. */
const wordsOf = ({ exchange }: Charged) => ({
  markup: exchange === 'card' ? 'Mark-up' : 'Margin',
  total: exchange === 'sell' ? 'You get' : 'You pay',
})

function chargeRows(charged: Charged): ResultRow[] {
  const { foreign, markup, markupPercent, gst, gstPercent, total, effectiveRate } = charged
  const words = wordsOf(charged)
  return [
    row('markupAmount', `${words.markup}, ${markupPercent}%`, 'rupeesAndPaise', markup),
    row('exchangeGst', `GST, ${gstPercent}%`, 'rupeesAndPaise', gst),
    row('inTheEnd', words.total, 'rupeesAndPaise', total),
    textRow('effectiveRate', 'Final rate', effectiveRate, rateText(effectiveRate, foreign, 'INR')),
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
function chargeSteps(charged: Charged): WorkingSteps {
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
