import { row } from '@/components/results/result-row'
import { useShownRows } from '@/components/results/shown-rows'
import { rupees } from '@/lib/format/numbers'

interface AllowedAmountProps {
  words: string
  name: string
  /** What assistive technology calls the amount. */
  label?: string
  amount: number
}

/** The allowed part of an amount with a limit. */
export function AllowedAmount({ words, name, label, amount }: AllowedAmountProps) {
  useShownRows([row(name, label ?? words, 'rupees', amount)])
  return (
    <p className="font-medium">
      {words}{' '}
      <output aria-live="off" name={name} data-value={amount} aria-label={label}>
        {rupees(amount)}
      </output>
    </p>
  )
}
