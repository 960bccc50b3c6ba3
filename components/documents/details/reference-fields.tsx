import { FieldPair } from '@/components/documents/controls/section'
import { changeDocument, changeLines } from '@/components/documents/store/use-document'
import { CheckboxField } from '@/components/fields/checkbox-field'
import { DateField } from '@/components/fields/date-field'
import { TextField } from '@/components/fields/text-field'
import { binding, checkedBinding } from '@/components/tool-form/binding'
import type { ItemDocument } from '@/lib/invoicing/document/document'
import type { DocumentLine } from '@/lib/invoicing/document/document-line'
import { columnsOf, type ExtraColumns, type ExtraName } from '@/lib/invoicing/document/extra-columns'
import type { References } from '@/lib/invoicing/document/references'
import { filledLines } from '@/lib/invoicing/model/filled-lines'
import { t } from '@/lib/language/words'

/** The fields of the numbers of other papers, each bound to its text. */
export const bindReferences = (doc: ItemDocument) => (key: keyof References) =>
  binding(key, doc.references[key] ?? '', (text) =>
    changeDocument(doc, { references: { ...doc.references, [key]: text } }),
  )

const COLUMNS = {
  batch: t('Batch number'),
  expiry: t('Expiry'),
  mrp: t('MRP'),
  serial: t('Serial number'),
}

/** Numbers of other papers, and extra columns of the items; each is printed only where there is something in it. */
export function ReferenceFields({ doc }: { doc: ItemDocument }) {
  const bind = bindReferences(doc)
  const { columns } = doc
  const change = (changes: Partial<ExtraColumns>) =>
    changeDocument(doc, { columns: { ...columns, ...changes } })
  return (
    <>
      <FieldPair>
        <TextField field={bind('orderNumber')} label={t('Buyer’s order number')} />
        <DateField field={bind('orderDate')} label={t('Buyer’s order date')} />
        <TextField field={bind('deliveryNote')} label={t('Delivery note')} />
        <TextField field={bind('ewayNumber')} label={t('E-way bill number')} />
      </FieldPair>
      <fieldset className="mt-2">
        <legend className="font-medium">{t('Extra columns of the items')}</legend>
        <div className="field-row">
          {(Object.keys(COLUMNS) as (keyof typeof COLUMNS)[]).map((name) => (
            <CheckboxField
              key={name}
              field={checkedBinding(`column-${name}`, columns[name] === 'yes', (checked) =>
                change({ [name]: checked ? 'yes' : '' }),
              )}
              label={COLUMNS[name]}
            />
          ))}
          {(['own1', 'own2'] as const).map((name, place) => (
            <TextField
              key={name}
              field={binding(`column-${name}`, columns[name] ?? '', (text) => change({ [name]: text }))}
              label={t('Name of own column {0}', place + 1)}
              longest={LONGEST_NAME}
            />
          ))}
        </div>
      </fieldset>
      {columnsOf(columns).length > 0 &&
        filledLines(doc).map((line) => <Extras key={line.id} doc={doc} line={line} />)}
    </>
  )
}

const LONGEST_NAME = 24

/** The extra details of one line. */
function Extras({ doc, line }: { doc: ItemDocument; line: DocumentLine }) {
  const place = doc.lines.indexOf(line) + 1
  const labelOf = (name: ExtraName) =>
    name === 'own1' || name === 'own2' ? doc.columns[name]!.trim() : COLUMNS[name]
  const change = (name: ExtraName, text: string) =>
    changeLines(doc.kind, (lines) =>
      lines.map((one) => (one.id === line.id ? { ...one, extras: { ...one.extras, [name]: text } } : one)),
    )
  return (
    <fieldset className="mt-2">
      <legend className="text-sm text-soft">{line.description.trim() || t('Item {0}', place)}</legend>
      <FieldPair>
        {columnsOf(doc.columns).map((name) => (
          <TextField
            key={name}
            field={binding(`items-${place}-${name}`, line.extras[name] ?? '', (text) => change(name, text))}
            label={labelOf(name)}
          />
        ))}
      </FieldPair>
    </fieldset>
  )
}
