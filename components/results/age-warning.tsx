import { useToday } from '@/components/hooks/use-today'
import { dayInWords } from '@/lib/format/days'
import { t } from '@/lib/language/words'
import { type AgingData, dataAge } from '@/lib/rules/data-age'

/** A warning once a figure was last checked too long ago by the limit of its kind. */
export function AgeWarning({ on, kind }: { on: string; kind: AgingData }) {
  const today = useToday()
  const age = today ? dataAge(kind, on, today) : null
  return (
    age?.outdated && (
      <strong className="text-bad">
        {' '}
        {age.reviewOn === null
          ? t('Not checked for {0} days: the figures may have changed.', age.days)
          : t('Not checked since {0}: the rules may have changed.', dayInWords(age.reviewOn))}
      </strong>
    )
  )
}
