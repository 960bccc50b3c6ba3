'use client'

import { AmountField, PercentField, YearsField } from '@/components/fields/number-field'
import { CheckboxField } from '@/components/fields/checkbox-field'
import { ChoiceField } from '@/components/fields/choice-field'
import { ResultPanel } from '@/components/results/result-panel'
import { row } from '@/components/results/result-row'
import { ResultTable } from '@/components/results/result-table'
import { SplitBar } from '@/components/results/charts/split-bar'
import { Working } from '@/components/results/working'
import { useToolInputs } from '@/components/tool-form/use-tool-inputs'
import { Button } from '@/components/ui/button'
import { EraseButton } from '@/components/ui/erase-button'
import { showError, showToast } from '@/components/ui/toast-store'
import { choice, flag } from '@/lib/inputs/choices'
import { amount, percent, years } from '@/lib/inputs/quantities'

const inputs = {
  principal: amount({ initial: 10_00_000 }),
  rate: percent({ initial: 8.5 }),
  years: years({ initial: 0, max: 30 }),
  unit: choice(['years', 'months'], 'years'),
  senior: flag(false),
}
const YEARS = [
  { year: '2026', paid: 1_04_136 },
  { year: '2027', paid: 1_04_136 },
]

/** The parts of a tool in their states; a field of years that is 0 has a problem from the start. */
export function Parts() {
  const { field } = useToolInputs(inputs)
  return (
    <>
      <section>
        <h2>Buttons</h2>
        <div className="mt-3 flex flex-wrap gap-2">
          <Button>Filled, one in a view</Button>
          <Button variant="outline">Outlined</Button>
          <Button variant="quiet">Text, such as Reset</Button>
          <Button disabled>Filled, disabled</Button>
          <Button variant="outline" disabled>
            Outlined, disabled
          </Button>
        </div>
      </section>
      <section>
        <h2>Fields</h2>
        <div className="card mt-3 grid gap-4 p-4">
          <AmountField
            field={field('principal')}
            label="With a slider"
            slider={[1_00_000, 1_00_00_000, 50_000]}
          />
          <PercentField field={field('rate')} label="With a hint" hint="The yearly rate the bank quotes" />
          <YearsField field={field('years')} label="With a problem" />
          <ChoiceField
            field={field('unit')}
            label="One of a few"
            options={{ years: 'Years', months: 'Months' }}
          />
          <CheckboxField field={field('senior')} label="Yes or no" />
        </div>
      </section>
      <section>
        <h2>Results</h2>
        <div className="tool mt-3">
          <ResultPanel
            placeholder="Enter values to calculate."
            rows={[
              { ...row('emi', 'Monthly EMI', 'rupees', 8_678), primary: true },
              row('interest', 'Total interest', 'rupees', 10_82_776),
            ]}
          >
            <SplitBar parts={{ Principal: 10_00_000, Interest: 10_82_776 }} />
          </ResultPanel>
          <ResultPanel rows={null} placeholder="Enter values to calculate." />
        </div>
        <Working formula="EMI = P × r" steps={{ 'Rate of a month': '8.5 ÷ 12' }} />
        <ResultTable
          caption="Paid in each year"
          columns={[
            { heading: 'Year', as: 'text', cell: ({ year }) => year },
            { heading: 'Paid', as: 'rupees', cell: ({ paid }) => paid, answer: true },
          ]}
          rows={YEARS}
        />
      </section>
      <Messages />
    </>
  )
}

const Messages = () => (
  <section>
    <h2>Messages and questions</h2>
    <div className="mt-3 flex flex-wrap gap-2">
      <Button variant="outline" onClick={() => showToast({ title: 'Copied', description: '₹8,678' })}>
        Show a toast
      </Button>
      <Button
        variant="outline"
        onClick={() => showError('Not saved', 'The storage of this browser is full.')}
      >
        Show an error
      </Button>
      <EraseButton
        label="Erase"
        warning="Everything saved here will be gone."
        confirm="Yes, erase everything"
        onErase={() => showToast({ title: 'Erased' })}
      />
    </div>
  </section>
)
