import { Anchor } from '@/components/ui/anchor'
import { langOfEnglish } from '@/lib/language/page-language'
import type { RuleSource } from '@/lib/rules/rule'

/** A source by its title, which is in English. */
export const SourceLink = ({ source: { href, title } }: { source: RuleSource }) => (
  <Anchor href={href} lang={langOfEnglish()}>
    {title}
  </Anchor>
)

/** Sources one below the other. */
export const SourceList = ({ sources }: { sources: readonly RuleSource[] }) => (
  <ul className="mt-3 grid gap-1 text-sm">
    {sources.map((source) => (
      <li key={source.href}>
        <SourceLink source={source} />
      </li>
    ))}
  </ul>
)
