import { Anchor } from '@/components/ui/anchor'
import { Day } from '@/components/ui/day'
import type { RuleRow } from '@/lib/rules/rule'

interface SourcesProps {
  /** What was read there: 'Limit and rate in FY 2026-27'. */
  label: string
  row: Pick<RuleRow<unknown>, 'source' | 'also'>
  /** YYYY-MM-DD */
  checkedOn: string
}

/** The two sources of a row of law, and the day on which they were last compared with it. */
export const Sources = ({ label, row: { source, also }, checkedOn }: SourcesProps) => (
  <p className="mt-2">
    {label}: <Anchor href={source.href}>{source.title}</Anchor>
    {also && (
      <>
        ; <Anchor href={also.href}>{also.title}</Anchor>
      </>
    )}
    . Checked on <Day date={checkedOn} />.
  </p>
)
