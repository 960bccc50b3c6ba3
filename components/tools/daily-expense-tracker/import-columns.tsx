import { SelectField } from '@/components/fields/select-field'
import { binding } from '@/components/tool-form/binding'
import { type MoneyReceived, receivedWord, wordsIn } from '@/lib/expenses/money-received'
import { sideWord } from '@/lib/expenses/statement-amounts'
import type { StatementColumns } from '@/lib/expenses/statement-columns'
import { t } from '@/lib/language/words'

interface ImportColumnsProps {
  rows: readonly (readonly string[])[]
  columns: StatementColumns
  onColumns(columns: StatementColumns): void
}

const NONE = '-'
const PARTS = [
  ['date', t('Date column')],
  ['description', t('Description column')],
  ['amount', t('Amount spent column')],
  ['category', t('Category column')],
] as const

const MARKS: Readonly<Record<MoneyReceived['marked'], string>> = {
  ownColumn: t('In a column of its own'),
  sign: t('By a plus or minus sign'),
  otherColumn: t('By a word in another column, such as Dr or Cr'),
  word: t('By a word beside the amount, such as Dr or Cr'),
  none: t('Not at all: every row is money spent'),
}
const SIGNS = { [NONE]: t('Choose'), minus: t('A minus sign'), plus: t('No minus sign') }
const SIGN_OF = new Map([
  ['minus', '-'],
  ['plus', '+'],
])

/** Which column is what, and how the file tells money received from money spent. */
export function ImportColumns({ rows, columns, onColumns }: ImportColumnsProps) {
  const headings = rows[columns.headingRow] ?? []
  const options = Object.fromEntries([
    [NONE, t('None')],
    ...headings.map((heading, place) => [`c${place}`, heading.trim() || t('Column {0}', place + 1)]),
  ]) as Record<string, string>
  const column = (
    name: string,
    label: string,
    place: number | null,
    onPlace: (place: number | null) => void,
  ) => (
    <SelectField
      key={name}
      label={label}
      options={options}
      field={binding(`column-${name}`, place === null ? NONE : `c${place}`, (text) =>
        onPlace(text === NONE ? null : Number(text.slice(1))),
      )}
    />
  )
  const { marked, credit, direction } = columns
  return (
    <>
      {PARTS.map(([part, label]) =>
        column(part, label, columns[part], (place) =>
          // Date, description and amount each need a column.
          onColumns({ ...columns, [part]: place ?? (part === 'category' ? null : -1) }),
        ),
      )}
      <SelectField
        label={t('How money received is marked')}
        options={MARKS}
        field={binding('received-by', marked, (text) =>
          onColumns({ ...columns, ...firstOf(text as MoneyReceived['marked']) }),
        )}
      />
      {marked === 'ownColumn' &&
        column('credit', t('Money received column'), credit, (place) =>
          onColumns({ ...columns, credit: place }),
        )}
      {marked === 'otherColumn' &&
        column('direction', t('Column with the word'), direction, (place) =>
          onColumns({
            ...columns,
            direction: place,
            received: place === null ? null : receivedWord(rows, columns, place),
          }),
        )}
      <ReceivedMark rows={rows} columns={columns} onColumns={onColumns} />
    </>
  )
}

/** What is known at first of a way to mark money received. */
const firstOf = (marked: MoneyReceived['marked']): MoneyReceived => ({
  marked,
  credit: null,
  direction: null,
  received: marked === 'word' ? 'cr' : null,
})

/** Which sign or word is that of money received. */
function ReceivedMark({ rows, columns, onColumns }: ImportColumnsProps) {
  const { marked, headingRow, direction, received } = columns
  if (marked === 'sign')
    return (
      <SelectField
        label={t('Money received has')}
        options={SIGNS}
        field={binding(
          'received-sign',
          received === null ? NONE : received === '-' ? 'minus' : 'plus',
          (text) => onColumns({ ...columns, received: SIGN_OF.get(text) ?? null }),
        )}
      />
    )
  if (marked !== 'word' && (marked !== 'otherColumn' || direction === null)) return null
  const words = marked === 'word' ? ['Cr', 'Dr'] : wordsIn(rows, headingRow, direction!).slice(0, 12)
  const options = Object.fromEntries([
    [NONE, t('Choose')],
    ...words.map((word) => [`w${sideWord(word)}`, word]),
    ['w', t('No word')],
  ]) as Record<string, string>
  return (
    <SelectField
      label={t('Word of money received')}
      options={options}
      field={binding('received-word', received === null ? NONE : `w${received}`, (text) =>
        onColumns({ ...columns, received: text === NONE ? null : text.slice(1) }),
      )}
    />
  )
}
