import type { Step } from '@/lib/catalogue/tool'
import { t } from '@/lib/language/words'

/** Folded like the questions: most visitors know how, and find-in-page and search engines read it. */
export function HowTo({ summary, steps }: { summary: string; steps: readonly Step[] }) {
  return (
    <details className="card disclosure px-5 py-2">
      <summary>
        <h2>{t('How to use it')}</h2>
      </summary>
      <p className="sm:hidden">{summary}</p>
      <ol className="mt-4 grid grid-cols-[repeat(auto-fit,minmax(min(100%,11rem),1fr))] gap-4">
        {steps.map(({ name, text }, place) => (
          <li key={name} className="border-t border-line-strong pt-3">
            <span aria-hidden="true" className="mr-2 font-display text-xl text-accent">
              {place + 1}
            </span>
            <b>{name}</b>
            <p>{text}</p>
          </li>
        ))}
      </ol>
    </details>
  )
}
