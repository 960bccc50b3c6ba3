'use client'

import { useSyncExternalStore } from 'react'
import { localPath } from '@/lib/language/local-path'
import { buttonVariants } from '@/components/ui/button'
import { type HeldFigures, areMet, type NextStep, nextAddress } from '@/lib/catalogue/next-step'
import { t } from '@/lib/language/words'

/**
 * The tools that a result leads to, each with this page's figures. A step that does not fit what is asked is left out; one whose
 * figures are not there yet keeps its place.
 */
export function NextSteps({ steps }: { steps: readonly NextStep[] }) {
  const addresses = useSyncExternalStore(
    onPageChange,
    () => steps.map((step) => addressOf(step, figuresOnPage)).join('\n'),
    () => steps.map(({ to }) => `/${to}`).join('\n'),
  ).split('\n')
  if (addresses.every((address) => address === '')) return null
  const hasNone = addresses.every((address) => address === '' || address === NOT_YET)
  return (
    <nav
      aria-labelledby="next"
      className={`no-print mt-4 flex flex-wrap gap-2 ${hasNone ? 'invisible' : ''}`}
    >
      <p id="next" className="w-full text-sm text-soft">
        {t('Next, with these figures')}
      </p>
      {steps.map((step, place) => {
        const address = addresses[place]!
        return (
          address !== '' && (
            <a
              key={step.label}
              href={localPath(address === NOT_YET ? `/${step.to}` : address)}
              className={buttonVariants({
                variant: 'outline',
                ...(address === NOT_YET && { className: 'invisible' }),
              })}
            >
              {step.label}
            </a>
          )
        )
      })}
    </nav>
  )
}

const NOT_YET = '-'

/** '' for a step that is not shown now, `NOT_YET` without its figures. */
const addressOf = (step: NextStep, held: HeldFigures): string =>
  areMet(step.when ?? [], held) ? (nextAddress(step, held) ?? NOT_YET) : ''

/** Results come and go in the page; what is typed changes no element of it. */
function onPageChange(onChange: () => void): () => void {
  const main = document.querySelector('main') ?? document.body
  const observer = new MutationObserver(onChange)
  observer.observe(main, {
    subtree: true,
    childList: true,
    attributeFilter: ['data-value', 'value', 'checked'],
  })
  main.addEventListener('input', onChange)
  return () => {
    observer.disconnect()
    main.removeEventListener('input', onChange)
  }
}

/** The page's own contract: results are outputs, and controls have the names of its links (docs/links.md). */
export const figuresOnPage: HeldFigures = {
  output: (name) =>
    document.querySelector<HTMLOutputElement>(`output[name="${name}"]`)?.dataset.value ?? null,
  control: (name) => {
    const found = [...document.querySelectorAll<HTMLInputElement>(`main [name="${name}"]`)]
    const [first] = found
    if (first?.type === 'checkbox') return String(first.checked)
    return (first?.type === 'radio' ? found.find(({ checked }) => checked) : first)?.value ?? null
  },
}
