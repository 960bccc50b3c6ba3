import { SourceLink } from '@/components/results/source-link'
import { Anchor } from '@/components/ui/anchor'
import { Day } from '@/components/ui/day'
import { Sentence } from '@/components/ui/sentence'
import { t } from '@/lib/language/words'
import type { RuleSource } from '@/lib/rules/rule'

interface Change {
  id: string
  title: string
  /** YYYY-MM-DD */
  from: string
  isProposed: boolean
  figures: readonly string[]
  sources: readonly RuleSource[]
  tools: readonly { slug: string; name: string }[]
}

/** Changes of law one below the other, each with what it was before, its sources and the tools that count by it. */
export const LawChanges = ({ changes }: { changes: readonly Change[] }) => (
  <ul>
    {changes.map(({ id, title, from, isProposed, figures, sources, tools }) => (
      <li key={id} id={id}>
        <strong>{title}</strong>, <Day date={from} />
        {isProposed && <em> {t('Proposed by a bill, which is not law yet.')}</em>}
        {figures.map((figure) => (
          <div key={figure}>{figure}</div>
        ))}
        <div className="text-sm text-soft">
          <Sentence
            words={t(sources.length > 1 ? 'Source: {0}; {1}.' : 'Source: {0}.')}
            parts={sources.map((source) => (
              <SourceLink key={source.href} source={source} />
            ))}
          />
          {tools.map(({ slug, name }) => (
            <span key={slug}>
              {' '}
              <Anchor href={`/${slug}`}>{name}</Anchor>
            </span>
          ))}
        </div>
      </li>
    ))}
  </ul>
)

/** The changes of each tool as links to them; the address of a part ends in the name of the tool. */
export function ChangesOfTools({
  tools,
}: {
  tools: readonly { slug: string; name: string; changes: readonly Change[] }[]
}) {
  return tools.map(({ slug, name, changes }) => (
    <section key={slug}>
      <h3 id={slug}>
        <Anchor href={`/${slug}`}>{name}</Anchor>
      </h3>
      <ul>
        {changes.map(({ id, title, from }) => (
          <li key={id}>
            <a href={`#${id}`}>{title}</a>, <Day date={from} />
          </li>
        ))}
      </ul>
    </section>
  ))
}
