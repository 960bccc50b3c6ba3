import { type SubmitEvent, useId, useRef, useState } from 'react'
import { focusPlace } from '@/components/announcer/focus-place'
import { useStoredValue } from '@/components/hooks/use-stored-value'
import { Button } from '@/components/ui/button'
import { StorageNotice } from '@/components/ui/storage-notice'
import type { ComparedTool } from '@/lib/comparison/compared-tools'
import { cutToRead } from '@/lib/inputs/text-limits'
import { MOST_COMPARED } from '@/lib/comparison/comparison-link'
import {
  dropCalculation,
  isSame,
  keepCalculation,
  keptCalculations,
  LONGEST_NAME,
  type NamedCalculation,
} from '@/lib/comparison/kept-calculations'
import { t } from '@/lib/language/words'
import { Anchor } from '@/components/ui/anchor'
import { Sentence } from '@/components/ui/sentence'

interface KeptListProps {
  tools: Readonly<Record<ComparedTool, string>>
  chosen: readonly NamedCalculation[]
  onChosen(calculation: NamedCalculation, isChosen: boolean): void
  onRenamed(calculation: NamedCalculation): void
}

/** The calculations kept on this device: each can be compared, renamed and removed. */
export function KeptList({ tools, chosen, onChosen, onRenamed }: KeptListProps) {
  const state = useStoredValue(keptCalculations)
  const [removed, setRemoved] = useState<NamedCalculation | null>(null)
  const kept = state.value
  const heading = useRef<HTMLHeadingElement>(null)
  const list = useRef<HTMLUListElement>(null)
  const isChosen = (calculation: NamedCalculation) => chosen.some((one) => isSame(one, calculation))
  const ofOthers = chosen.filter((calculation) => !kept.some((one) => isSame(one, calculation)))

  const focusKept = (place: number) =>
    kept.length > 1 ? focusPlace(list.current, place) : heading.current?.focus()
  const remove = (calculation: NamedCalculation) => {
    focusKept(kept.indexOf(calculation))
    dropCalculation(calculation)
    setRemoved(calculation)
    if (isChosen(calculation)) onChosen(calculation, false)
  }
  const undo = () => {
    keepCalculation(removed!)
    setRemoved(null)
    focusKept(0)
  }
  return (
    <section aria-labelledby="kept" className="no-print">
      <h2 ref={heading} id="kept" tabIndex={-1}>
        {t('Your calculations')}
      </h2>
      <StorageNotice state={state} what={t('Your calculations')} onClose={keptCalculations.closeNotice} />
      {kept.length === 0 ? (
        <NoneKept />
      ) : (
        <>
          <p className="text-soft">{t('Choose two to four. They are kept only on this device.')}</p>
          <ul ref={list} className="list-none p-0">
            {kept.map((calculation) => (
              <KeptItem
                key={`${calculation.tool}?${calculation.fragment}`}
                calculation={calculation}
                toolName={tools[calculation.tool]}
                isChosen={isChosen(calculation)}
                isFull={chosen.length >= MOST_COMPARED}
                onChosen={onChosen}
                onRename={(renamed) => {
                  keepCalculation(renamed)
                  onRenamed(renamed)
                }}
                onRemove={remove}
              />
            ))}
          </ul>
        </>
      )}
      {ofOthers.length > 0 && (
        <p>
          <Button variant="outline" onClick={() => ofOthers.toReversed().forEach(keepCalculation)}>
            {t('Keep these calculations on this device')}
          </Button>
        </p>
      )}
      <p role="status" className="min-h-11">
        {removed && (
          <>
            {t('Removed {0}.', removed.name)}{' '}
            <Button variant="outline" onClick={undo}>
              {t('Undo')}
            </Button>
          </>
        )}
      </p>
    </section>
  )
}

const NoneKept = () => (
  <p>
    <Sentence
      words={t('No calculations kept yet. Open {0}, enter your figures and select Compare below the result.')}
      parts={[
        <Anchor key="0" href="/calculators">
          {t('a calculator')}
        </Anchor>,
      ]}
    />
  </p>
)

interface KeptItemProps {
  calculation: NamedCalculation
  toolName: string
  isChosen: boolean
  /** As many as there is space for are chosen. */
  isFull: boolean
  onChosen(calculation: NamedCalculation, isChosen: boolean): void
  onRename(calculation: NamedCalculation): void
  onRemove(calculation: NamedCalculation): void
}

function KeptItem(item: KeptItemProps) {
  const { calculation, toolName, isChosen, isFull, onChosen, onRename, onRemove } = item
  const { name, tool, fragment } = calculation
  const [isRenaming, setIsRenaming] = useState(false)
  return (
    <li className="m-0 flex flex-wrap items-center gap-x-4 border-b border-line py-1">
      <label className="flex min-h-11 grow items-center gap-3">
        <input
          type="checkbox"
          className="size-6 shrink-0 accent-(--action)"
          checked={isChosen}
          disabled={isFull && !isChosen}
          onChange={(event) => onChosen(calculation, event.currentTarget.checked)}
        />
        <span className="min-w-0 break-words">{name}</span>
      </label>
      <a href={fragment ? `/${tool}#${fragment}` : `/${tool}`} className="inline-flex min-h-11 items-center">
        {toolName}
      </a>
      <Button
        variant="quiet"
        aria-label={t('Rename {0}', name)}
        aria-expanded={isRenaming}
        onClick={() => setIsRenaming(!isRenaming)}
      >
        {t('Rename')}
      </Button>
      <Button variant="quiet" aria-label={t('Remove {0}', name)} onClick={() => onRemove(calculation)}>
        {t('Remove')}
      </Button>
      {isRenaming && (
        <RenameForm
          name={name}
          onName={(renamed) => {
            onRename({ ...calculation, name: renamed })
            setIsRenaming(false)
          }}
        />
      )}
    </li>
  )
}

function RenameForm({ name, onName }: { name: string; onName(name: string): void }) {
  const id = useId()
  const [text, setText] = useState(name)
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (text.trim()) onName(text.trim())
  }
  return (
    <form onSubmit={submit} className="flex w-full flex-wrap items-end gap-2 pb-2">
      <div className="grow">
        <label htmlFor={id} className="mb-1 block font-medium">
          {t('New name')}
        </label>
        <input
          id={id}
          value={text}
          maxLength={LONGEST_NAME}
          required
          autoComplete="off"
          onChange={(event) => setText(cutToRead(event.currentTarget.value))}
          className="control"
        />
      </div>
      <Button type="submit">{t('Save name')}</Button>
    </form>
  )
}
