import type { ReactNode } from 'react'
import { problemText } from '@/components/fields/problem-text'
import type { FieldBinding, InputBinding } from '@/components/tool-form/use-tool-inputs'
import { Button } from '@/components/ui/button'
import type { InputProblem } from '@/lib/inputs/input-problem'
import { parseText } from '@/lib/inputs/parsed-input'
import { type Columns, type RowsKind, textOfCells } from '@/lib/inputs/rows'
import type { ValueOf } from '@/lib/inputs/tool-inputs'
import { t } from '@/lib/language/words'

interface RowsFieldProps<C extends Columns> {
  field: FieldBinding
  list: RowsKind<C>
  /** The name of one row: 'Payment'. */
  one: string
  /** On phones the last two fields of a row share a line: for numbers, which need little space. */
  paired?: boolean
  /** The last two fields of a row share a line on larger screens too, in a form of half their width. */
  halfWidth?: boolean
  /** The fields of a row, each bound to its own cell. */
  children(cell: <Name extends keyof C & string>(column: Name) => InputBinding<ValueOf<C[Name]>>): ReactNode
}

const CELLS = 'grid gap-3 sm:grid-cols-[2fr_1fr_1fr]'
const HALF_WIDTH = 'grid gap-3 sm:grid-cols-2 sm:[&>:first-child]:col-span-2'
const PAIRED = 'max-sm:[&>:first-child:nth-last-child(3)]:col-span-2'

/** Rows that can be added and removed. A new one begins as a copy of the last, which is nearest to what it will be. */
export function RowsField<C extends Columns>(props: RowsFieldProps<C>) {
  const { field, list, one, paired, halfWidth, children } = props
  const names = Object.keys(list.columns)
  const cells = list.cells(field.text)
  const rows = cells.map((row) => row.map(({ text }) => text))
  const change = (next: string[][]) => field.onText(textOfCells(next))

  const cellOf =
    (place: number) =>
    <Name extends keyof C & string>(column: Name): InputBinding<ValueOf<C[Name]>> => {
      const at = names.indexOf(column)
      // A link may have brought too few cells.
      const cell = cells[place]![at] ?? parseText<unknown, InputProblem>(list.columns[column]!, '')
      const onText = (text: string) => {
        const next = names.map((_, other) => (other === at ? text : (rows[place]![other] ?? '')))
        change(rows.map((row, other) => (other === place ? next : row)))
      }
      return {
        name: `${field.name}-${place + 1}-${column}`,
        text: cell.text,
        value: cell.ok ? (cell.value as ValueOf<C[Name]>) : null,
        problem: cell.ok ? null : cell.problem,
        onText,
        onLeave() {
          const show = list.columns[column]!.show as (value: unknown) => string
          if (cell.ok && show(cell.value) !== cell.text) onText(show(cell.value))
        },
      }
    }

  return (
    <div data-rows className="grid gap-3 md:mt-4 md:gap-4">
      {rows.map((_, place) => (
        <fieldset key={place} className="border-b border-line max-md:pb-3">
          <legend className="sr-only">{`${one} ${place + 1}`}</legend>
          <div className={paired ? `grid-cols-2 ${PAIRED} ${CELLS}` : halfWidth ? HALF_WIDTH : CELLS}>
            {children(cellOf(place))}
          </div>
          {rows.length > 1 && (
            <Button
              variant="quiet"
              className="no-print"
              onClick={() => change(rows.filter((_row, at) => at !== place))}
            >
              {t('Remove {0} {1}', one.toLowerCase(), place + 1)}
            </Button>
          )}
        </fieldset>
      ))}
      {rows.length < list.most && (
        <Button
          variant="outline"
          className="no-print justify-self-start"
          onClick={() => change([...rows, rows.at(-1)!])}
        >
          {t('Add another {0}', one.toLowerCase())}
        </Button>
      )}
    </div>
  )
}

/** The problem with a list of rows, after the words that introduce it. */
export const RowsProblem = ({ field: { problem } }: { field: FieldBinding }) =>
  problem !== null && <span className="text-bad"> {problemText(problem)}</span>
