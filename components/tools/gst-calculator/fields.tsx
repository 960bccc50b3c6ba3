import { ChoiceField } from '@/components/fields/choice-field'
import { AmountField, PercentField } from '@/components/fields/number-field'
import type { InputsProps } from '@/components/tool-form/use-tool-inputs'
import { Button } from '@/components/ui/button'
import { dayInWords } from '@/lib/format/days'
import { lawDay, lawRows } from '@/lib/rules/in-force'
import { gstRates } from '@/lib/rules/gst/gst-rates'
import type { gstInputs } from '@/lib/tax/gst/gst'
import { dayBefore } from '@/lib/tax/gst/gst-rate-standing'
import { t } from '@/lib/language/words'
import { rateNote } from './rows'

export function GstFields({ inputs: { field, set } }: InputsProps<typeof gstInputs>) {
  const rate = field('rate').value
  return (
    <>
      <AmountField field={field('amount')} label={t('Amount')} />
      <ChoiceField
        field={field('type')}
        label={t('The amount is')}
        labelHidden
        options={{
          inclusive: t('Inclusive of GST'),
          exclusive: t('Exclusive of GST'),
          tax: t('GST amount only'),
        }}
      />
      <div>
        <PercentField
          field={field('rate')}
          label={t('GST rate')}
          hint={rate === null ? null : rateNote(rate)}
        />
        <RatePicks rate={rate} onPick={(picked) => set({ rate: String(picked) })} />
      </div>
      <ChoiceField
        field={field('supply')}
        label={t('Supplied to')}
        labelHidden
        options={{ same: t('The same state: CGST + SGST/UTGST'), other: t('Another state: IGST') }}
      />
    </>
  )
}

/** Every slab in one tap, under the days in which it is or was in force, the present ones first. */
function RatePicks({ rate, onPick }: { rate: number | null; onPick(rate: number): void }) {
  const slabs = lawRows(gstRates, lawDay(gstRates.checkedOn))
  const rows = slabs.map(({ from, value }, place) => ({ ...daysOf(from, slabs[place + 1]), value })).reverse()
  // A slab that is still in force is marked there alone.
  const marked = rows.find(({ value }) => value.some(({ percent }) => percent === rate))
  const stop = marked ? rate : rows[0]!.value[0]!.percent
  return (
    // On a phone the rates that were are in one row with those that are.
    <div data-group="" className="no-print -mx-1 flex gap-4 px-1 max-md:overflow-x-auto md:flex-wrap">
      {rows.map((row) => (
        <div key={row.rates} role="group" aria-label={row.rates} className="mt-2 pb-1">
          <p className="text-sm whitespace-nowrap text-soft">{row.inForce}</p>
          <div className="mt-1 flex gap-2">
            {row.value.map(({ percent }) => (
              <Button
                key={percent}
                tabIndex={row === (marked ?? rows[0]) && percent === stop ? undefined : -1}
                className="min-w-11 max-md:px-2"
                variant={row === marked && percent === rate ? 'primary' : 'outline'}
                aria-pressed={row === marked && percent === rate}
                onClick={() => onPick(percent)}
              >
                {percent}%
              </Button>
            ))}
          </div>
        </div>
      ))}
    </div>
  )
}

/** Rates since 22 September 2025, or until 21 September 2025 for a row that another has followed. */
function daysOf(from: string, next: { from: string } | undefined): { rates: string; inForce: string } {
  if (!next)
    return {
      rates: t('Rates since {0}', dayInWords(from)),
      inForce: t('In force since {0}', dayInWords(from)),
    }
  const lastDay = dayInWords(dayBefore(next.from))
  return { rates: t('Rates until {0}', lastDay), inForce: t('In force until {0}', lastDay) }
}
