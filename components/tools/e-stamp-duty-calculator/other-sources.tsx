import { Anchor } from '@/components/ui/anchor'
import type { RuleSource } from '@/lib/rules/rule'
import { langOfEnglish } from '@/lib/language/page-language'

/** Other pages that give the same, or something else. */
export function OtherSources({ heading, sources }: { heading: string; sources: readonly RuleSource[] }) {
  return sources.map(({ title, href }, place) => (
    <p key={href} className="mt-1 text-sm text-soft">
      {place === 0 && `${heading} `}
      <Anchor href={href} lang={langOfEnglish()}>
        {title}
      </Anchor>
    </p>
  ))
}
