import { Working, type WorkingStep } from '@/components/results/working'
import type { Charged, Conversion } from '@/components/tools/currency-converter/converter-rows'
import { grouped, rupees } from '@/lib/format/numbers'
import { moneyText, rateDigits } from '@/lib/money/money-text'
import type { RateTable } from '@/lib/money/rate-table'
import { exchangeValuation } from '@/lib/rules/exchange-gst'
import { ruleOn } from '@/lib/rules/rule'

const inPaise = (amount: number) => rupees(amount, 2)

/** From the rates as the table has them, over its base, to the rate of the pair. */
function rateSteps({ from, to, rate }: Conversion, { base, rates }: RateTable): WorkingStep[] {
  if (from === base || from === to) return []
  const known = [from, to].filter((code) => code !== base)
  const given = known.map((code) => `${rateDigits(rates[code]!)} ${code}`).join(', ')
  return [
    { says: `One ${base} in the table`, sum: given },
    {
      says: `One ${from} in ${to}`,
      sum: `${to === base ? 1 : rateDigits(rates[to]!)} ÷ ${rateDigits(rates[from]!)} = ${rateDigits(rate)}`,
    },
  ]
}

/** The value that rule 32(2)(b) taxes, in the words of its slab. */
function valueSum(gross: number, taxable: number): string {
  const { slabs, min, max } = ruleOn(exchangeValuation, exchangeValuation.checkedOn).value
  if (taxable === min) return `the least, ${inPaise(min)}`
  if (taxable === max) return `the greatest, ${inPaise(max)}`
  const { above, base, percent } = slabs.findLast((slab) => gross > slab.above)!
  const part = above === 0 ? inPaise(gross) : `(${inPaise(gross)} − ${rupees(above)})`
  return `${base === 0 ? '' : `${rupees(base)} + `}${percent}% of ${part} = ${inPaise(taxable)}`
}

function chargeSteps(charged: Charged): WorkingStep[] {
  const { exchange, rupees: value, markupPercent, markup, gross, taxable, gstPercent, gst, total } = charged
  const [added, sign] = exchange === 'sell' ? ['less', '−'] : ['and', '+']
  const steps: WorkingStep[] = [
    {
      says: exchange === 'card' ? 'Mark-up' : 'Margin',
      sum: `${inPaise(value)} × ${markupPercent}% = ${inPaise(markup)}`,
    },
    {
      says: `The middle rate ${added} that`,
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

interface ConverterWorkingProps {
  conversion: Conversion
  table: RateTable
  charged: Charged | null
}

export function ConverterWorking({ conversion, table, charged }: ConverterWorkingProps) {
  const { amount, rate, result, to } = conversion
  return (
    <Working
      formula="Result = amount × rate"
      steps={[
        ...rateSteps(conversion, table),
        { says: 'Result', sum: `${grouped(amount, 9)} × ${rateDigits(rate)} = ${moneyText(result, to)}` },
        ...(charged ? chargeSteps(charged) : []),
      ]}
    />
  )
}
