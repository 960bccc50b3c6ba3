import { AgeWarning } from '@/components/results/age-warning'
import { SourceLink } from '@/components/results/source-link'
import { Day } from '@/components/ui/day'
import { Sentence } from '@/components/ui/sentence'
import { t } from '@/lib/language/words'
import type { RuleSource } from '@/lib/rules/rule'

interface SourceNoteProps {
  label: string
  source: RuleSource
  /** YYYY-MM-DD */
  checkedOn: string
}

/** Where a figure was read and when it was last checked, without how sure it is: for pages that have no room for more script. */
export const SourceNote = ({ label, source, checkedOn }: SourceNoteProps) => (
  <p className="mt-3 text-sm text-soft">
    <Sentence
      words={t('{0}. Source: {1}, checked on {2}.')}
      parts={[label, <SourceLink key="source" source={source} />, <Day key="day" date={checkedOn} />]}
    />
    <AgeWarning on={checkedOn} kind="law" />
  </p>
)
