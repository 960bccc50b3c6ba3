import type { ReactNode } from 'react'
import { fieldIds } from '@/components/fields/field'
import { PlainNumberField } from '@/components/fields/plain-number-field'
import { problemText, worded } from '@/components/fields/problem-text'
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

interface CurrencySelectProps {
  field: FieldBinding
  label: string
  names: Readonly<Record<string, string>>
  /** Beside the label. */
  children?: ReactNode
}

const common: readonly string[] = commonCurrencies

/** The platform's own list: the ten most asked, then all others by their code. */
function CurrencySelect({ field, label, names, children }: CurrencySelectProps) {
  const ids = fieldIds(field.name)
  const others = Object.keys(names).filter((code) => !common.includes(code))
  // The rest of the list comes a moment after the page; a link's currency stands in it by its code until then.
  const known = field.problem === null
  if (known && !common.includes(field.text) && !others.includes(field.text)) others.push(field.text)
  return (
    <div>
      <div className="mb-1 flex items-center justify-between">
        <label htmlFor={ids.control} className="font-medium">
          {label}
        </label>
        {children}
      </div>
      <select
        id={ids.control}
        name={field.name}
        value={field.text}
        aria-invalid={field.problem !== null}
        aria-describedby={field.problem === null ? undefined : ids.message}
        onChange={(event) => field.onText(event.currentTarget.value)}
        className="control"
      >
        {!known && <option value={field.text}>Choose a currency</option>}
        <optgroup label="Popular">{common.map(option)}</optgroup>
        {others.length > 0 && <optgroup label="Other currencies">{others.map(option)}</optgroup>}
      </select>
      {field.problem && (
        <p id={ids.message} className="mt-1 text-sm text-bad">
          {problemText(field.problem)}
        </p>
      )}
    </div>
  )

  function option(code: string) {
    const name = names[code]
    return (
      <option key={code} value={code}>
        {name === undefined ? code : `${code} · ${name}`}
      </option>
    )
  }
}
