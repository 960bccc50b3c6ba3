import { useToday } from '@/components/hooks/use-today'
import { SourceLink } from '@/components/results/source-link'
import { Day } from '@/components/ui/day'
import { Sentence } from '@/components/ui/sentence'
import { dayInWords } from '@/lib/format/days'
import { t } from '@/lib/language/words'
import { type AgingData, dataAge } from '@/lib/rules/data-age'
import type { RuleSource } from '@/lib/rules/rule'

interface SourceNoteProps {
  label: string
  source: RuleSource
  /** YYYY-MM-DD */
  checkedOn: string
}

/**
 * Where a figure was read and when it was last checked, without how sure it is: for pages that have no room
 * for more script.
 */
export const SourceNote = ({ label, source, checkedOn }: SourceNoteProps) => (
  <p className="mt-3 text-sm text-soft">
    <Sentence
      words={t('{0}. Source: {1}, checked on {2}.')}
      parts={[label, <SourceLink key="source" source={source} />, <Day key="day" date={checkedOn} />]}
    />
    <AgeWarning on={checkedOn} kind="law" />
  </p>
)

/** A warning once a figure was last checked too long ago by the limit of its kind. */
export function AgeWarning({ on, kind }: { on: string; kind: AgingData }) {
  const today = useToday()
  const age = today ? dataAge(kind, on, today) : null
  return (
    age?.outdated && (
      <strong className={kind === 'law' ? 'text-bad' : 'font-normal'}>
        {' '}
        {age.reviewOn === null
          ? t('Not checked for {0} days: the figures may have changed.', age.days)
          : t('Not checked since {0}: the rules may have changed.', dayInWords(age.reviewOn))}
      </strong>
    )
  )
}
