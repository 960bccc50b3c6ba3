import { Fragment } from 'react'
import { inForce } from '@/lib/rules/in-force'
import { SourceLink } from '@/components/results/source-link'
import { AgeWarning } from '@/components/results/source-note'
import { Day } from '@/components/ui/day'
import { useToday } from '@/components/hooks/use-today'
import { grouped, rupees } from '@/lib/format/numbers'
import { type Basis, basisOfRow } from '@/lib/rules/evidence'
import type { AgingData } from '@/lib/rules/data-age'
import type { RuleRow, RuleSource } from '@/lib/rules/rule'
import { Sentence } from '@/components/ui/sentence'
import { t } from '@/lib/language/words'

type Row = Pick<RuleRow<unknown>, 'from' | 'announced' | 'source' | 'also' | 'checkedOn'> & {
  value?: unknown
}

/** A row or what else was read, or the rows of a rule, of which that in force counts. */
type Cited =
  | { row: Pick<Row, 'source' | 'also' | 'checkedOn'>; values?: readonly Row[] }
  | { values: readonly Row[]; row?: never }

type RuleNoteProps = Cited & {
  label: string
  /** The day of the rule, YYYY-MM-DD, for a row without one of its own. */
  checkedOn: string
  /** More sources that agree are named elsewhere on the page. */
  isOneOfSeveral?: boolean
  /** The unit of the rule's values, in which a figure to come is written. */
  unit?: string
  /** The kind of data, by whose limit its age is judged. */
  kind?: AgingData
}

const SEVERAL = t('{0}. By several sources, not official, checked on {2}: {1}.')
const ONE = t('{0}. By one source, not official, checked on {2}: {1}.')

/** The kind of source that the figure was compared with; of tables, reports and copies, also their number. */
const BASES: Record<Basis, string> = {
  gazette: t('{0}. Compared with the gazette on {2}: {1}.'),
  department: t('{0}. Compared with the official page on {2}: {1}.'),
  reports: SEVERAL,
  tables: SEVERAL,
  report: ONE,
  table: ONE,
}

/**
 * Which law or tariff a figure follows, its sources, how and when it was last compared with them, and a
 * warning once that is too long ago; of a rule with its rows, also what is known to change after today.
 */
export function RuleNote({ label, checkedOn, isOneOfSeveral, unit, kind = 'law', ...cited }: RuleNoteProps) {
  const { source, also, checkedOn: day = checkedOn } = cited.row ?? inForce(cited)
  const words = BASES[basisOfRow({ source, also })]
  const today = useToday()
  return (
    <p className="mt-3 text-sm text-soft">
      <Sentence
        words={isOneOfSeveral && words === ONE ? SEVERAL : words}
        parts={[label, sourceLinks(source, also), <Day key="day" date={day} />]}
      />
      <AgeWarning on={day} kind={kind} />
      {today && cited.values && <ToCome rows={cited.values.filter(({ from }) => from > today)} unit={unit} />}
    </p>
  )
}

interface ToComeProps {
  rows: readonly Row[]
  unit?: string | undefined
  /** Values that are more than one figure in words; null for what has none. */
  inWords?: ((row: Row) => string | null) | undefined
}

/** The changes to come, each with its first day and its source. */
export const ToCome = ({ rows, unit, inWords = (row) => figureOf(row, unit) }: ToComeProps) =>
  rows.map((row) => (
    <Fragment key={row.from}>
      {' '}
      <Sentence
        words={changeWords(row, inWords(row))}
        parts={[
          <Day key="from" date={row.from} />,
          <SourceLink key="source" source={row.source} />,
          inWords(row),
        ]}
      />
    </Fragment>
  ))

/** A value that is one figure; null for any other. */
function figureOf({ value }: Row, unit = ''): string | null {
  if (typeof value !== 'number') return null
  if (unit.startsWith('rupees')) return rupees(value)
  return unit.startsWith('per cent') ? `${grouped(value, 3)}%` : null
}

function changeWords(row: Row, figure: string | null): string {
  if (row.announced === 'bill')
    return figure
      ? t('A bill proposes {2} from {0}, which is not law yet: {1}.')
      : t('A bill proposes a change from {0}, which is not law yet: {1}.')
  return figure ? t('From {0}: {2} ({1}).') : t('It changes from {0}: {1}.')
}

const sourceLinks = (...sources: readonly (RuleSource | undefined)[]) =>
  sources.map(
    (source, place) =>
      source && (
        <Fragment key={source.href}>
          {place > 0 && '; '}
          <SourceLink source={source} />
        </Fragment>
      ),
  )
