import { inForce } from '@/lib/rules/in-force'
import { SourceNote } from '@/components/results/source-note'
import type { WorkingSteps } from '@/components/results/working'
import { rupees } from '@/lib/format/numbers'
import type { ChargedExchange } from '@/lib/money/exchange-charges'
import { exchangeGst, exchangeValuation } from '@/lib/rules/gst/exchange-gst'
import { checkedDay, type Rule } from '@/lib/rules/rule'
import { nameOf, t } from '@/lib/language/words'
import { chargeWords } from './rows'

/** Card or bank charges on a conversion: working and law. None are chosen, or the pair has no rupee side: nothing. */
export function chargesOf(charged: ChargedExchange | null | undefined) {
  if (!charged) return { steps: {}, note: null }
  const { exchange, gross, gst, total } = charged
  // The minimum tax can be more than the bank would pay.
  const nothingLeft = (
    <p className="mt-3 text-sm text-soft">
      {t(
        'Too little to sell: the bank would give {0}, and GST alone is {1}.',
        rupees(gross, 2),
        rupees(gst, 2),
      )}
    </p>
  )
  if (total <= 0) return { steps: {}, note: nothingLeft }
  const law: Rule<unknown> = exchange === 'card' ? exchangeGst : exchangeValuation
  const lawRow = inForce(law)
  return {
    steps: chargeSteps(charged),
    note: (
      <SourceNote
        label={nameOf('exchange-rules', law.label)}
        source={lawRow.source}
        checkedOn={checkedDay(law, lawRow)}
      />
    ),
  }
}

const inPaise = (amount: number) => rupees(amount, 2)

/** The value that rule 32(2)(b) taxes, in the words of its slab. */
function valueSum(gross: number, taxable: number): string {
  const { slabs, min, max } = inForce(exchangeValuation).value
  if (taxable === min) return t('minimum, {0}', inPaise(min))
  if (taxable === max) return t('maximum, {0}', inPaise(max))
  const { above, base, percent } = slabs.findLast((slab) => gross > slab.above)!
  const part = above === 0 ? inPaise(gross) : `(${inPaise(gross)} − ${rupees(above)})`
  return t('{0}{1}% of {2} = {3}', base === 0 ? '' : `${rupees(base)} + `, percent, part, inPaise(taxable))
}

/** From the mid-market rate to what is paid or got, as one would write it on paper. */
function chargeSteps(charged: ChargedExchange): WorkingSteps {
  const { exchange, rupees: value, markupPercent, markup, gross, taxable, gstPercent, gst, total } = charged
  const words = chargeWords(charged)
  const sign = exchange === 'sell' ? '−' : '+'
  return {
    [words.markup]: `${inPaise(value)} × ${markupPercent}% = ${inPaise(markup)}`,
    [t(
      exchange === 'sell' ? 'Mid-market value less {0}' : 'Mid-market value plus {0}',
      words.markup.toLowerCase(),
    )]: `${inPaise(value)} ${sign} ${inPaise(markup)} = ${inPaise(gross)}`,
    [t('Value taxed, CGST rule 32(2)(b)')]: exchange !== 'card' && valueSum(gross, taxable),
    GST: `${inPaise(taxable)} × ${gstPercent}% = ${inPaise(gst)}`,
    [words.total]: `${inPaise(gross)} ${sign} ${inPaise(gst)} = ${inPaise(total)}`,
  }
}
