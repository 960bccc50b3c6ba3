import { SourceLink } from '@/components/results/source-link'
import type { RuleSource } from '@/lib/rules/rule'

/** Other pages that give the same, or something else. */
export function OtherSources({ heading, sources }: { heading: string; sources: readonly RuleSource[] }) {
  return sources.map((source, place) => (
    <p key={source.href} className="mt-1 text-sm text-soft">
      {place === 0 && `${heading} `}
      <SourceLink source={source} />
    </p>
  ))
}
