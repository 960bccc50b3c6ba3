import { SelectField, type SelectOptions } from '@/components/fields/select-field'
import { PlainNumberField } from '@/components/fields/plain-number-field'
import { worded } from '@/components/fields/problem-text'
import { Glyph } from '@/components/site/glyph'
import type { FieldBinding, ToolInputs } from '@/components/tool-form/use-tool-inputs'
import { Button } from '@/components/ui/button'
import type { converterInputs } from '@/lib/money/converter-inputs'
import { commonCurrencies } from '@/lib/money/currency-codes'
import { converterProblemText } from './problem-text'

interface PairFieldsProps {
  inputs: ToolInputs<typeof converterInputs>
  names: Readonly<Record<string, string>>
}

/** The amount and the pair of currencies, which a button turns round. */
export function PairFields({ inputs: { field, set }, names }: PairFieldsProps) {
  const from = worded(field('from'), converterProblemText)
  const to = worded(field('to'), converterProblemText)
  return (
    <>
      <PlainNumberField
        field={worded(field('amount'), converterProblemText)}
        label="Amount"
        hint="For example 1500.50 or 5 lakh"
        unit={from.problem ? undefined : from.text}
      />
      <SelectField field={from} label="From" options={currencyOptions(from, names)} />
      <Button
        variant="quiet"
        className="-my-4 justify-self-end"
        onClick={() => set({ from: to.text, to: from.text })}
      >
        <Glyph path="M7 20V4L3 8M17 4v16l4-4" />
        Swap
      </Button>
      <SelectField field={to} label="To" options={currencyOptions(to, names)} />
    </>
  )
}

/** The ten currencies most asked, then all others by their code. */
function currencyOptions({ text, problem }: FieldBinding, names: PairFieldsProps['names']): SelectOptions {
  const common: readonly string[] = commonCurrencies
  // The rest of the list comes a moment after the page; a link's currency stands in it by its code until then.
  const known = new Set(problem === null ? [...Object.keys(names), text] : Object.keys(names))
  const others = [...known].filter((code) => !common.includes(code))
  const named = (codes: readonly string[]) =>
    Object.fromEntries(codes.map((code) => [code, names[code] ? `${code} · ${names[code]}` : code]))
  const options: Record<string, string | SelectOptions> =
    problem === null ? {} : { [text]: 'Choose a currency' }
  options['Popular'] = named(common)
  if (others.length > 0) options['Other currencies'] = named(others)
  return options
}
