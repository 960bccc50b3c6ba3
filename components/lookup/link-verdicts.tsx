import { Check, CircleAlert, X } from 'lucide'
import type { ReactNode } from 'react'
import { adviceWords, signWords, verdictWords } from '@/components/lookup/link-words'
import { Icon } from '@/components/site/icon'
import type { CheckedLink } from '@/lib/links/official-site'

function markOf({ verdict, signs }: CheckedLink): ReactNode {
  if (verdict === 'lookAlike' || signs.includes('appFile')) return <Icon of={X} className="text-bad" />
  if (verdict === 'official' && signs.length === 0) return <Icon of={Check} className="text-good" />
  return <Icon of={CircleAlert} className="text-interest" />
}

/** The worst address of a text with what to do, and under it the verdicts on its other addresses. */
export function LinkVerdicts({ checked }: { checked: readonly CheckedLink[] }) {
  const [worst, ...others] = checked
  if (!worst) return null
  return (
    <div className="mt-2 flex items-start gap-3 wrap-anywhere">
      <span className="shrink-0">{markOf(worst)}</span>
      <div className="min-w-0">
        <output name="linkVerdict" data-value={worst.verdict} aria-live="off" className="block font-semibold">
          {verdictWords(worst)}
        </output>
        <p className="mt-1">{adviceWords[worst.verdict]}</p>
        <Signs of={worst} />
        {others.length > 0 && (
          <>
            <p className="mt-3 font-medium">Also in this text</p>
            <ul className="mt-1 grid gap-2">
              {others.map((other) => (
                <li key={`${other.verdict} ${other.host}`}>
                  {verdictWords(other)}
                  <Signs of={other} />
                </li>
              ))}
            </ul>
          </>
        )}
      </div>
    </div>
  )
}

function Signs({ of: { signs } }: { of: CheckedLink }) {
  if (signs.length === 0) return null
  return (
    <ul className="mt-1 text-sm text-soft">
      {signs.map((sign) => (
        <li key={sign}>{signWords[sign]}</li>
      ))}
    </ul>
  )
}
