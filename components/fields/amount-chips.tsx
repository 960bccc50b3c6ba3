import type { FieldBinding } from '@/components/tool-form/use-tool-inputs'
import { groupAmount } from '@/lib/inputs/amount-typing'
import { readNumber } from '@/lib/inputs/read-number'
import { t } from '@/lib/language/words'

/** How an amount is read, and what the button shows. */
const WORDS = { thousand: t('thousand'), lakh: t('lakh'), crore: t('crore') }
/** A number of thousands, lakhs or crores; what is longer is an amount already. */
const SHORT = /^\d{1,3}(\.\d{0,3})?$/

/**
 * Words for a number in a rupee field, since the keypad of a phone has digits alone: 10, then lakh. They are
 * inside the field, or over what is below it on a phone, and shown only while it has the focus, so that
 * nothing around it moves. Tab passes them by: with a keyboard one types the word.
 */
export function AmountChips({ field: { text, onText } }: { field: FieldBinding }) {
  if (!SHORT.test(text) || !Number(text)) return null
  return (
    <span className="no-print hidden rounded-lg bg-surface outline-line-strong in-[.control:focus-within]:flex max-md:absolute max-md:top-full max-md:right-0 max-md:mt-1 max-md:outline-1">
      {Object.entries(WORDS).map(([word, shown]) => (
        <button
          key={word}
          type="button"
          tabIndex={-1}
          aria-label={`${text} ${shown}`}
          className="min-h-11 min-w-11 px-1 text-sm text-link"
          // The field keeps the focus, and a phone its keypad.
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => onText(groupAmount(String(readNumber(text + word))))}
        >
          {shown}
        </button>
      ))}
    </span>
  )
}
