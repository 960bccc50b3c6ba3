import { PlainNumberField } from '@/components/fields/plain-number-field'
import { worded } from '@/components/fields/problem-text'
import { Glyph } from '@/components/site/glyph'
import type { ToolInputs } from '@/components/tool-form/use-tool-inputs'
import { Button } from '@/components/ui/button'
import type { converterInputs } from '@/lib/money/converter-inputs'
import { CurrencySelect } from './currency-select'
import { converterProblemText } from './problem-text'

interface PairFieldsProps {
  inputs: ToolInputs<typeof converterInputs>
  names: Readonly<Record<string, string>>
}

/** The amount and the pair of currencies, which a button turns round. */
export function PairFields({ inputs, names }: PairFieldsProps) {
  const { field, set } = inputs
  const [amount, from, to] = [
    worded(field('amount'), converterProblemText),
    worded(field('from'), converterProblemText),
    worded(field('to'), converterProblemText),
  ]
  return (
    <>
      <PlainNumberField
        field={amount}
        label="Amount"
        hint="For example 1500.50 or 5 lakh"
        unit={from.problem ? undefined : from.text}
      />
      <CurrencySelect field={from} label="From" names={names} />
      <CurrencySelect field={to} label="To" names={names}>
        <Button variant="quiet" onClick={() => set({ from: to.text, to: from.text })}>
          <Glyph path="M7 20V4L3 8M17 4v16l4-4" />
          Swap
        </Button>
      </CurrencySelect>
    </>
  )
}
