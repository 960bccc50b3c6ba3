import { useEffect, useRef, useState } from 'react'
import { SelectField } from '@/components/fields/select-field'
import { insertLines } from '@/components/documents/form/add-lines'
import { askedTable } from '@/components/documents/form/asked-table'
import type { ItemDocumentKind } from '@/components/documents/store/use-document'
import { binding } from '@/components/tool-form/binding'
import { Button } from '@/components/ui/button'
import { counted } from '@/lib/format/numbers'
import type { PastedColumn } from '@/lib/invoicing/model/pasted-column'
import { linesOf, type PastedTable, withoutRate } from '@/lib/invoicing/model/pasted-lines'
import { nameOf, t } from '@/lib/language/words'

interface PastedColumnsProps {
  kind: ItemDocumentKind
  docId: string
  /** The line at which the rows were pasted. */
  id: number
  table: PastedTable
}

const NOT_USED = '-'
const CHOICES: Readonly<Record<PastedColumn, string>> = {
  description: t('Description'),
  hsn: 'HSN/SAC',
  quantity: t('Quantity'),
  unit: nameOf('document-words', 'Unit'),
  rate: t('Rate'),
  discount: t('Discount in %'),
  discountRupees: t('Discount in ₹'),
  taxRatePercent: t('GST rate'),
}
const SHOWN_CELLS = 3

/** Copied rows whose columns are not certain: what each was taken for, to be corrected before they become lines. */
export default function PastedColumns({ kind, docId, id, table }: PastedColumnsProps) {
  const [columns, setColumns] = useState(table.columns)
  const [openedId] = useState(docId)
  const part = useRef<HTMLElement>(null)
  useEffect(() => part.current?.focus(), [])
  const { heads, rows } = table
  const priceless = withoutRate({ rows, columns })
  const width = Math.max(...rows.map(({ length }) => length), columns.length)
  // A column is chosen once: where it was before is not used any more.
  const choose = (place: number, column: PastedColumn | null) =>
    setColumns(
      Array.from({ length: width }, (_, other) => {
        if (other === place) return column
        return columns[other] === column ? null : (columns[other] ?? null)
      }),
    )
  // The rows belong to the document that was open; a new one has its id with its first change.
  if (openedId !== '' && docId !== openedId) return null
  return (
    <section
      ref={part}
      tabIndex={-1}
      aria-label={t('Columns of the copied rows')}
      className="with-hints card mt-3 grid gap-3 p-4"
    >
      <p className="font-medium">{t('Check what the columns of the copied rows are')}</p>
      <div className="field-row">
        {Array.from({ length: width }, (_, place) => (
          <SelectField
            key={place}
            label={heads?.[place] || t('Column {0}', place + 1)}
            hint={sample(rows, place)}
            options={{ [NOT_USED]: t('Not used'), ...CHOICES }}
            field={binding(`pasted-${place + 1}`, columns[place] ?? NOT_USED, (text) =>
              choose(place, text === NOT_USED ? null : (text as PastedColumn)),
            )}
          />
        ))}
      </div>
      {priceless > 0 && (
        <p role="status" className="text-bad">
          {t('Without a rate, and so without an amount: {0}', counted(priceless, 'row'))}
        </p>
      )}
      <div className="flex flex-wrap gap-2">
        <Button
          onClick={() => {
            insertLines(kind, id, linesOf({ rows, columns }))
            askedTable.setState(null, true)
          }}
        >
          {t('Add {0}', counted(rows.length, 'row'))}
        </Button>
        <Button variant="outline" onClick={() => askedTable.setState(null, true)}>
          {t('Cancel')}
        </Button>
      </div>
    </section>
  )
}

/** The first cells of a column as they were copied. */
const sample = (rows: PastedTable['rows'], place: number) =>
  rows
    .flatMap((row) => row[place] || [])
    .slice(0, SHOWN_CELLS)
    .join(' · ')
