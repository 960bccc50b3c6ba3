import { Anchor } from '@/components/ui/anchor'
import { Day } from '@/components/ui/day'
import { useToday } from '@/components/hooks/use-today'
import { dayInWords } from '@/lib/format/days'
import { type AgingData, dataAge } from '@/lib/rules/data-age'
import type { RuleSource } from '@/lib/rules/rule'

interface RuleNoteProps {
  label: string
  source: RuleSource
  /** YYYY-MM-DD */
  checkedOn: string
  /** What its age is measured by. */
  kind?: AgingData
}

/** Which law or tariff a figure follows, its source, the day it was last checked, and a warning once that is too long ago. */
export function RuleNote({ label, source, checkedOn, kind = 'law' }: RuleNoteProps) {
  const today = useToday()
  const age = today ? dataAge(kind, checkedOn, today) : null
  return (
    <p className="mt-3 text-sm text-soft">
      {label}. Source: <Anchor href={source.href}>{source.title}</Anchor>, checked on <Day date={checkedOn} />
      .
      {age?.outdated && (
        <strong className="text-bad">
          {' '}
          {age.reviewOn === null
            ? `Not checked for ${age.days} days: the figures may have changed.`
            : `Not checked since ${dayInWords(age.reviewOn)}: the rules may have changed.`}
        </strong>
      )}
    </p>
  )
}
