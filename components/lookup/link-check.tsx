'use client'

import { useEffect, useRef } from 'react'
import { Field, fieldIds, type FieldWords } from '@/components/fields/field'
import { adviceWords, signWords, verdictWords } from '@/components/lookup/link-words'
import type { FieldBinding } from '@/components/tool-form/use-tool-inputs'
import { type CheckedLink, checkLink, type OfficialSite } from '@/lib/links/official-site'

type LinkCheckProps = FieldWords & {
  /** Bound to an input of the kind `linkText()`. */
  field: FieldBinding
  sites: readonly OfficialSite[]
}

const NO_ADDRESS = 'There is no web address in it. Paste it whole, such as https://results.cbse.nic.in.'

/**
 * A field for an address from a message, and whose it is. The name alone is examined, in the browser; nothing is
 * opened. The output is named `linkVerdict` and carries the verdict as its value.
 */
export function LinkCheck({ field, sites, label, hint }: LinkCheckProps) {
  const { name, text, onText } = field
  const checked = checkLink(text, sites)
  const problem = text.trim() !== '' && checked === null ? NO_ADDRESS : null
  const control = useRef<HTMLTextAreaElement>(null)
  const asHydrated = useRef({ text, onText })
  const ids = fieldIds(name)

  useEffect(() => {
    const typedEarly = control.current!.value
    if (typedEarly !== asHydrated.current.text) asHydrated.current.onText(typedEarly)
  }, [])

  return (
    <div>
      <Field name={name} label={label} hint={hint} problem={problem}>
        <textarea
          ref={control}
          id={ids.control}
          name={name}
          value={text}
          rows={2}
          maxLength={4000}
          inputMode="url"
          autoCapitalize="none"
          autoComplete="off"
          spellCheck={false}
          aria-invalid={problem !== null}
          aria-describedby={ids.message}
          onChange={(event) => onText(event.currentTarget.value)}
          className="control py-2"
        />
      </Field>
      <div role="status">{checked && <Verdict checked={checked} />}</div>
    </div>
  )
}

const ICONS = {
  good: ['var(--good)', 'M5 13l4 4L19 7'],
  bad: ['var(--bad)', 'M6 6l12 12M18 6L6 18'],
  doubt: ['var(--interest)', 'M12 5v9M12 18v1'],
} as const

function toneOf({ verdict, signs }: CheckedLink): keyof typeof ICONS {
  if (verdict === 'lookAlike' || signs.includes('appFile')) return 'bad'
  return verdict === 'official' && signs.length === 0 ? 'good' : 'doubt'
}

function Verdict({ checked }: { checked: CheckedLink }) {
  const [colour, path] = ICONS[toneOf(checked)]
  return (
    <div className="mt-2 flex items-start gap-3">
      <svg
        viewBox="0 0 24 24"
        className="mt-1 size-5 shrink-0"
        fill="none"
        stroke={colour}
        strokeWidth="3"
        aria-hidden="true"
      >
        <path d={path} />
      </svg>
      <div className="min-w-0">
        <output
          name="linkVerdict"
          data-value={checked.verdict}
          aria-live="off"
          className="block font-semibold"
        >
          {verdictWords(checked)}
        </output>
        <p className="mt-1">{adviceWords[checked.verdict]}</p>
        {checked.signs.length > 0 && (
          <ul className="mt-1 text-sm text-soft">
            {checked.signs.map((sign) => (
              <li key={sign}>{signWords[sign]}</li>
            ))}
          </ul>
        )}
      </div>
    </div>
  )
}
