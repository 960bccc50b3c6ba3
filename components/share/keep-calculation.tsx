import { type SubmitEvent, useId, useState, useSyncExternalStore } from 'react'
import { useStoredValue } from '@/components/hooks/use-stored-value'
import { shownQuestion } from '@/components/share/shown-answer'
import { Button, buttonVariants } from '@/components/ui/button'
import { StorageNotice } from '@/components/ui/storage-notice'
import { type ComparedTool, isComparedTool } from '@/lib/comparison/compared-tools'
import { comparisonFragment, MOST_COMPARED } from '@/lib/comparison/comparison-link'
import {
  isSame,
  keepCalculation,
  keptCalculations,
  LONGEST_NAME,
  MOST_KEPT,
  type NamedCalculation,
} from '@/lib/comparison/kept-calculations'
import { lakhsAndCrores } from '@/lib/format/numbers'
import { cutToRead, isTooLong } from '@/lib/inputs/text-limits'
import { localPath } from '@/lib/language/local-path'
import { t } from '@/lib/language/words'

/**
 * Keeps the calculation on the screen under a name, on this device, and leads to those of the same tool side by side.
 */
export default function KeepCalculation({ fragment }: { fragment: string }) {
  const state = useStoredValue(keptCalculations)
  const id = useId()
  const [typed, setTyped] = useState<string | null>(null)
  const tool = toolOnPage()
  const ofTool = state.value.filter((one) => one.tool === tool)
  const kept = ofTool.find((one) => isSame(one, { tool, fragment }))
  // The fields of the page, which another part draws, are read once more after each change.
  const figures = useSyncExternalStore(
    noChange,
    () => nameByFigures(fragment),
    () => '',
  )
  const name = typed ?? kept?.name ?? (figures || t('Calculation {0}', ofTool.length + 1))
  if (isTooLong(fragment)) return <p role="status">{t('These entries are too long to be kept.')}</p>

  const keep = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (!name.trim()) return
    keepCalculation({ name: name.trim(), tool, fragment })
    setTyped(null)
  }
  return (
    <form onSubmit={keep} className="mt-3 grid justify-items-start gap-3">
      <StorageNotice state={state} what={t('Your calculations')} onClose={keptCalculations.closeNotice} />
      <div className="w-full">
        <label htmlFor={id} className="mb-1 block font-medium">
          {t('Name of this calculation')}
        </label>
        <input
          id={id}
          value={name}
          maxLength={LONGEST_NAME}
          required
          autoComplete="off"
          aria-describedby={`${id}-hint`}
          onChange={(event) => setTyped(cutToRead(event.currentTarget.value))}
          className="control"
        />
        <p id={`${id}-hint`} className="field-message text-soft">
          {t('Saved only on this device, up to {0} calculations', MOST_KEPT)}
        </p>
      </div>
      <div className="flex flex-wrap items-center gap-2">
        <Button type="submit">{kept ? t('Rename') : t('Keep')}</Button>
        <CompareLink kept={ofTool} />
      </div>
      <p role="status">{kept ? t('Kept as {0}', kept.name) : ''}</p>
    </form>
  )
}

const noChange = () => () => {}

/** How many of the fields that are not set name a calculation: the first of them. */
const FIRST_FIELDS = 3

/** '₹25 L · 8.4 % · 20 years': the first figures of the form and all that are set; '' where it has none. */
function nameByFigures(fragment: string): string {
  const figures = shownQuestion(document, fragment).filter(
    ({ isSet, isExtra, text }) => (isSet || !isExtra) && /^\S*₹?\s?\d/.test(text),
  )
  const named = figures.filter(({ isSet }, place) => isSet || place < FIRST_FIELDS)
  return named
    .map(({ text }) => shortAmount(text))
    .join(' · ')
    .slice(0, LONGEST_NAME)
}

const shortAmount = (text: string) =>
  text.startsWith('₹ ') ? lakhsAndCrores(Number(text.slice(2).replaceAll(',', ''))) : text

function CompareLink({ kept }: { kept: readonly NamedCalculation[] }) {
  if (kept.length < 2) return kept.length === 1 && t('Keep one more to compare')
  const newest = kept.slice(0, MOST_COMPARED).toReversed()
  return (
    <a
      href={localPath(`/compare#${comparisonFragment(newest)}`)}
      className={buttonVariants({ variant: 'outline' })}
    >
      {t('Compare {0} calculations', newest.length)}
    </a>
  )
}

/** The slug of the tool: of the page, or of the tool that is shown in an article. */
function toolOnPage(): ComparedTool {
  const slug =
    document.querySelector<HTMLElement>('[data-tool]')?.dataset.tool ?? lastPartOf(location.pathname)
  if (!isComparedTool(slug)) throw new Error(`${slug}: add it to comparedTools`)
  return slug
}

/** A page in another language has the slug after its base. */
const lastPartOf = (path: string): string => path.split('/').filter(Boolean).at(-1) ?? ''
