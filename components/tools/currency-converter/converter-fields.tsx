import { ArrowUpDown } from 'lucide-react'
import { PercentField } from '@/components/fields/number-field'
import { PlainNumberField } from '@/components/fields/plain-number-field'
import { SelectField } from '@/components/fields/select-field'
import type { ToolInputs } from '@/components/tool-form/use-tool-inputs'
import { CurrencySelect } from '@/components/tools/currency-converter/currency-select'
import { Button } from '@/components/ui/button'
import type { converterInputs } from '@/lib/money/converter-inputs'

interface PartProps {
  inputs: ToolInputs<typeof converterInputs>
}

/** The amount and the pair of currencies, which a button turns round. */
export function PairFields({ inputs, names }: PartProps & { names: Readonly<Record<string, string>> }) {
  const { field, set } = inputs
  const [from, to] = [field('from'), field('to')]
  return (
    <>
      <PlainNumberField field={field('amount')} label="Amount" unit={from.problem ? undefined : from.text} />
      <CurrencySelect field={from} label="From" names={names} />
      <CurrencySelect field={to} label="To" names={names}>
        <Button variant="quiet" onClick={() => set({ from: to.text, to: from.text })}>
          <ArrowUpDown aria-hidden="true" />
          Swap
        </Button>
      </CurrencySelect>
    </>
  )
}

/** What a card or bank adds; opened by those who want it, or by a link that asks for it. */
export function ChargeFields({ inputs, foreign }: PartProps & { foreign: string | null }) {
  const { field } = inputs
  const money = foreign ?? 'foreign money'
  const chosen = field('charge').text !== 'none'
  return (
    <details open={chosen || undefined} className="border-t border-line">
      <summary className="flex min-h-11 items-center font-medium text-link">What a card or bank adds</summary>
      <div className="grid gap-3 pt-2">
        <SelectField
          field={field('charge')}
          label="How the money is changed"
          hint={
            chosen && foreign === null
              ? 'Choose the Indian rupee and one other currency: cards and banks here bill in rupees.'
              : 'Without TCS, which large remittances can bring'
          }
          options={{
            none: 'Not at all: the middle rate',
            card: `You pay ${money} with an Indian card`,
            buy: `A bank or money changer sells you ${money}`,
            sell: `A bank or money changer buys your ${money}`,
          }}
        />
        {chosen && (
          <PercentField
            field={field('markup')}
            label="Mark-up or margin"
            hint="Cards mostly 2 to 3.5; see the schedule of charges"
          />
        )}
      </div>
    </details>
  )
}
