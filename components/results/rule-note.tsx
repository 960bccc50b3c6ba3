import { Anchor } from '@/components/ui/anchor'
import { Day } from '@/components/ui/day'
import { useToday } from '@/components/hooks/use-today'
import { dayInWords } from '@/lib/format/days'
import { type AgingData, dataAge } from '@/lib/rules/data-age'
import type { RuleSource } from '@/lib/rules/rule'
import { Sentence } from '@/components/ui/sentence'
import { langOfEnglish } from '@/lib/language/page-language'
import { t } from '@/lib/language/words'

interface RuleNoteProps {
  label: string
  source: RuleSource
  /** YYYY-MM-DD */
  checkedOn: string
  /** The kind of data, by whose limit its age is judged. */
  kind?: AgingData
}

/** Which law or tariff a figure follows, its source, the day it was last checked, and a warning once that is too long ago. */
export function RuleNote({ label, source, checkedOn, kind = 'law' }: RuleNoteProps) {
  const today = useToday()
  const age = today ? dataAge(kind, checkedOn, today) : null
  return (
    <p className="mt-3 text-sm text-soft">
      <Sentence
        words={t('{0}. Source: {1}, checked on {2}.')}
        parts={[
          label,
          <Anchor key="source" href={source.href} lang={langOfEnglish()}>
            {source.title}
          </Anchor>,
          <Day key="day" date={checkedOn} />,
        ]}
      />
      {age?.outdated && (
        <strong className="text-bad">
          {' '}
          {age.reviewOn === null
            ? t('Not checked for {0} days: the figures may have changed.', age.days)
            : t('Not checked since {0}: the rules may have changed.', dayInWords(age.reviewOn))}
        </strong>
      )}
    </p>
  )
}
