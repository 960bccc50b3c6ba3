import { Field, type FieldWords, nativeControl } from '@/components/fields/field'
import { LinkVerdicts } from '@/components/lookup/link-verdicts'
import { DidNotLoad } from '@/components/ui/load-error'
import { useLazyImport } from '@/components/hooks/use-lazy-import'
import type { FieldBinding } from '@/components/tool-form/use-tool-inputs'
import { isAddressAlone } from '@/lib/link-check/address-alone'
import type { CheckedLink } from '@/lib/link-check/official-site'
import { t } from '@/lib/language/words'

interface LinkCheckProps extends FieldWords {
  /** Bound to an input of the kind `anyText()`. */
  field: FieldBinding
  /** Fetches the check, with its list of name endings and of the official sites, when the first text is there. */
  load(): Promise<(text: string) => CheckedLink[]>
}

const noAddress = () =>
  t('There is no web address in it. Paste it whole, such as {0}.', 'https://results.cbse.nic.in')

/**
 * A field for an address or a message, and whose each address in it is. The names alone are examined, in the
 * browser; nothing is opened. The output is named `linkVerdict` and carries the worst verdict as its value. The text
 * is never cut short without a word: what is not read cannot be confirmed.
 */
export default function LinkCheck({ field, load, label, hint }: LinkCheckProps) {
  const { name, text } = field
  const isEmpty = text.trim() === ''
  const { value: check, failed, retry } = useLazyImport(load, !isEmpty)
  const checked = isEmpty ? [] : (check?.(text) ?? null)
  const problem = !isEmpty && checked?.length === 0 ? noAddress() : null

  return (
    <div className="card mt-4 p-5">
      <Field name={name} label={label} hint={hint} problem={problem}>
        <textarea
          {...nativeControl({ ...field, problem })}
          rows={2}
          inputMode="url"
          autoCapitalize="none"
          autoComplete="off"
          spellCheck={false}
          className="control py-2"
        />
      </Field>
      <div role="status">
        {checked === null && !failed && t('Checking…')}
        {checked !== null && <LinkVerdicts checked={checked} isAlone={isAddressAlone(text)} />}
      </div>
      {failed && !isEmpty && <DidNotLoad role="alert" what={t('The link check')} onRetry={retry} />}
    </div>
  )
}
