import { rupees } from '@/lib/format/numbers'

interface AllowedAmountProps {
  words: string
  name: string
  /** What assistive technology calls the amount. */
  label?: string
  amount: number
}

/** The allowed part of an amount with a limit. */
export const AllowedAmount = ({ words, name, label, amount }: AllowedAmountProps) => (
  <p className="font-medium">
    {words}{' '}
    <output aria-live="off" name={name} data-value={amount} aria-label={label}>
      {rupees(amount)}
    </output>
  </p>
)
