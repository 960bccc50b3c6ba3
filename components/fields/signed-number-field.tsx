import { PlainNumberField, type PlainNumberFieldProps } from '@/components/fields/plain-number-field'
import { t } from '@/lib/language/words'

/** A number that may be below zero: the keypad that an iPhone shows for numbers has no minus. */
export function SignedNumberField({ unit, ...field }: PlainNumberFieldProps) {
  const { text, onText } = field.field
  return (
    <PlainNumberField
      {...field}
      unit={
        <>
          {unit}
          <button
            type="button"
            aria-label={t('Change the sign of {0}', field.label)}
            className="no-print min-h-11 min-w-11"
            onClick={() => onText(/^[-−]/.test(text) ? text.slice(1) : `-${text}`)}
          >
            ±
          </button>
        </>
      }
    />
  )
}
