'use client'

import type { SyntheticEvent } from 'react'
import { localPath } from '@/lib/language/local-path'
import { buttonVariants } from '@/components/ui/button'
import { type HeldFigures, type NextStep, nextAddress } from '@/lib/catalogue/next-step'
import { t } from '@/lib/language/words'

/** The tools that a result leads to. Each link takes this page's figures along from when a finger or the focus is on it. */
export function NextSteps({ steps }: { steps: readonly NextStep[] }) {
  return (
    <nav aria-labelledby="next" className="no-print mt-4 flex flex-wrap gap-2">
      <p id="next" className="w-full text-sm text-soft">
        {t('Next, with these figures')}
      </p>
      {steps.map((step) => {
        const takeFigures = ({ currentTarget }: SyntheticEvent<HTMLAnchorElement>) => {
          currentTarget.href = localPath(nextAddress(step, figuresOnPage))
        }
        return (
          <a
            key={step.label}
            href={localPath(`/${step.to}`)}
            className={buttonVariants({ variant: 'outline' })}
            onPointerEnter={takeFigures}
            onFocus={takeFigures}
            onClick={takeFigures}
          >
            {step.label}
          </a>
        )
      })}
    </nav>
  )
}

/** The page's own contract: results are outputs, and controls have the names of its links (docs/links.md). */
const figuresOnPage: HeldFigures = {
  output: (name) =>
    document.querySelector<HTMLOutputElement>(`output[name="${name}"]`)?.dataset.value ?? null,
  control: (name) => {
    const found = [...document.querySelectorAll<HTMLInputElement>(`main [name="${name}"]`)]
    const [first] = found
    if (first?.type === 'checkbox') return String(first.checked)
    return (first?.type === 'radio' ? found.find(({ checked }) => checked) : first)?.value ?? null
  },
}
