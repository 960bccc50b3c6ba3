import { Fragment } from 'react'
import { inForce } from '@/lib/rules/in-force'
import { SourceLink } from '@/components/results/source-link'
import { Day } from '@/components/ui/day'
import { useToday } from '@/components/hooks/use-today'
import { dayInWords } from '@/lib/format/days'
import { type AgingData, dataAge } from '@/lib/rules/data-age'
import type { RuleRow, RuleSource } from '@/lib/rules/rule'
import { Sentence } from '@/components/ui/sentence'
import { t } from '@/lib/language/words'

type Row = Pick<RuleRow<unknown>, 'from' | 'announced' | 'source'>

/** Where a figure was read: a source, or the rows of a rule, of which that in force counts. */
type Cited = { source: RuleSource; values?: readonly Row[] } | { values: readonly Row[] }

type RuleNoteProps = Cited & {
  label: string
  /** YYYY-MM-DD */
  checkedOn: string
  /** The kind of data, by whose limit its age is judged. */
  kind?: AgingData
}

/**
 * Which law or tariff a figure follows, its source, the day it was last checked, and a warning once that is too long ago; of a
 * rule with its rows, also what is known to change after today.
 */
export function RuleNote({ label, checkedOn, kind = 'law', ...cited }: RuleNoteProps) {
  const { source } = 'source' in cited ? cited : inForce(cited)
  const today = useToday()
  const age = today ? dataAge(kind, checkedOn, today) : null
  const toCome = cited.values && today ? cited.values.filter(({ from }) => from > today) : []
  return (
    <p className="mt-3 text-sm text-soft">
      <Sentence
        words={t('{0}. Source: {1}, checked on {2}.')}
        parts={[label, <SourceLink key="source" source={source} />, <Day key="day" date={checkedOn} />]}
      />
      {age?.outdated && (
        <strong className="text-bad">
          {' '}
          {age.reviewOn === null
            ? t('Not checked for {0} days: the figures may have changed.', age.days)
            : t('Not checked since {0}: the rules may have changed.', dayInWords(age.reviewOn))}
        </strong>
      )}
      {toCome.map((row) => (
        <Fragment key={row.from}>
          {' '}
          <Sentence
            words={
              row.announced === 'bill'
                ? t('A bill proposes a change from {0}, which is not law yet: {1}.')
                : t('It changes from {0}: {1}.')
            }
            parts={[<Day key="from" date={row.from} />, <SourceLink key="source" source={row.source} />]}
          />
        </Fragment>
      ))}
    </p>
  )
}
