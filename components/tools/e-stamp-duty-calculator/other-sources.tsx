import { Anchor } from '@/components/site/anchor'
import type { RuleSource } from '@/lib/rules/rule'

/** Where the same was read besides, or otherwise. */
export function OtherSources({ heading, sources }: { heading: string; sources: readonly RuleSource[] }) {
  return sources.map(({ title, href }, place) => (
    <p key={href} className="mt-1 text-sm text-soft">
      {place === 0 && `${heading} `}
      <Anchor href={href}>{title}</Anchor>
    </p>
  ))
}
