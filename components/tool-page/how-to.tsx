import type { Step } from '@/lib/catalogue/tool'
import { t } from '@/lib/language/words'

/** Folded like the questions: most visitors know how, and find-in-page and search engines read it. */
export function HowTo({ summary, steps }: { summary: string; steps: readonly Step[] }) {
  return (
    <details className="card disclosure px-5 py-3">
      <summary>
        <h2>{t('How to use it')}</h2>
      </summary>
      <p className="sm:hidden">{summary}</p>
      <ol className="steps mt-4 grid gap-4">
        {steps.map(({ name, text }) => (
          <li key={name}>
            <b>{name}</b>
            <p>{text}</p>
          </li>
        ))}
      </ol>
    </details>
  )
}
