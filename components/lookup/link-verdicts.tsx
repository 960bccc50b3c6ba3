import { adviceWords, signWords, verdictWords } from '@/components/lookup/link-words'
import type { CheckedLink } from '@/lib/links/official-site'

const ICONS = {
  good: ['var(--good)', 'M5 13l4 4L19 7'],
  bad: ['var(--bad)', 'M6 6l12 12M18 6L6 18'],
  doubt: ['var(--interest)', 'M12 5v9M12 18v1'],
} as const

function toneOf({ verdict, signs }: CheckedLink): keyof typeof ICONS {
  if (verdict === 'lookAlike' || signs.includes('appFile')) return 'bad'
  return verdict === 'official' && signs.length === 0 ? 'good' : 'doubt'
}

/** The worst address of a text with what to do, and under it the verdicts on its other addresses. */
export function LinkVerdicts({ checked }: { checked: readonly CheckedLink[] }) {
  const [worst, ...others] = checked
  if (!worst) return null
  const [colour, path] = ICONS[toneOf(worst)]
  return (
    <div className="mt-2 flex items-start gap-3 wrap-anywhere">
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
