import { Anchor } from '@/components/ui/anchor'
import { Day } from '@/components/ui/day'
import { Sentence } from '@/components/ui/sentence'
import { t } from '@/lib/language/words'
import type { RuleRow, RuleSource } from '@/lib/rules/rule'

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
    <Sentence
      words={t(also ? '{0}: {1}; {2}. Checked on {3}.' : '{0}: {1}. Checked on {3}.')}
      parts={[
        label,
        <SourceLink key="source" source={source} />,
        also && <SourceLink key="also" source={also} />,
        <Day key="day" date={checkedOn} />,
      ]}
    />
  </p>
)

/** A source by its title, which stays as it was published. */
export const SourceLink = ({ source }: { source: RuleSource }) => (
  <Anchor href={source.href}>
    <span lang="en">{source.title}</span>
  </Anchor>
)
