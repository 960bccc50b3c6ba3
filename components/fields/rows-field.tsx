'use client'

import type { ReactNode } from 'react'
import type { FieldBinding } from '@/components/tool-form/use-tool-inputs'
import { Button } from '@/components/ui/button'
import { cellsOf, type Columns, type RowList, textOfCells } from '@/lib/inputs/rows'

interface RowsFieldProps<C extends Columns> {
  field: FieldBinding
  list: RowList<C>
  /** What one row is: 'Payment'. */
  one: string
  /** The fields of a row, each bound to its own cell. */
  children(cell: (column: keyof C & string) => FieldBinding): ReactNode
}

/** Rows that can be added and removed. A new one begins as a copy of the last, which is nearest to what it will be. */
export function RowsField<C extends Columns>({ field, list, one, children }: RowsFieldProps<C>) {
  const names = Object.keys(list.columns)
  const rows = cellsOf(field.text)
  const become = (next: string[][]) => field.onText(textOfCells(next))

  const cellOf = (place: number) => (column: keyof C & string) =>
    cell({
      name: `${field.name}-${place + 1}-${column}`,
      kind: list.columns[column]!,
      text: rows[place]![names.indexOf(column)],
      onText: (text) => {
        const next = names.map((_, at) => rows[place]![at] || '')
        next[names.indexOf(column)] = text
        become(rows.map((row, at) => (at === place ? next : row)))
      },
    })

  return (
    <div className="mt-4 grid gap-4">
      {rows.map((_, place) => (
        <fieldset key={place} className="border-b border-line">
          <legend className="sr-only">{`${one} ${place + 1}`}</legend>
          <div className="grid gap-3 sm:grid-cols-[2fr_1fr_1fr]">{children(cellOf(place))}</div>
          {rows.length > 1 && (
            <Button
              variant="quiet"
              className="no-print"
              onClick={() => become(rows.filter((_, at) => at !== place))}
            >
              {`Remove ${one.toLowerCase()} ${place + 1}`}
            </Button>
          )}
        </fieldset>
      ))}
      {rows.length < list.most && (
        <Button
          variant="outline"
          className="no-print justify-self-start"
          onClick={() => become([...rows, rows.at(-1)!])}
        >
          {`Add a ${one.toLowerCase()}`}
        </Button>
      )}
    </div>
  )
}

interface CellProps {
  name: string
  kind: Columns[string]
  /** Undefined where a link brought too few cells. */
  text: string | undefined
  onText(text: string): void
}

function cell({ name, kind, text = '', onText }: CellProps): FieldBinding {
  const reading = kind.read(text)
  return {
    name,
    text,
    problem: reading.ok ? null : reading.problem,
    onText,
    onLeave() {
      const shown = reading.ok ? (kind.show as (value: unknown) => string)(reading.value) : text
      if (shown !== text) onText(shown)
    },
  }
}
