import { Anchor } from '@/components/site/anchor'
import { Day } from '@/components/site/day'
import type { RuleSource } from '@/lib/rules/rule'

/** Which law a figure follows, where it was read, and when that was last compared. */
export function RuleNote({
  says,
  source,
  checkedOn,
}: {
  says: string
  source: RuleSource
  checkedOn: string
}) {
  return (
    <p className="mt-3 text-sm text-soft">
      {says}. Source: <Anchor href={source.href}>{source.title}</Anchor>, checked on <Day date={checkedOn} />.
    </p>
  )
}
