import { FieldPair } from '@/components/documents/controls/section'
import { changeDocument, changeLines } from '@/components/documents/store/use-document'
import { CheckboxField } from '@/components/fields/checkbox-field'
import { DateField } from '@/components/fields/date-field'
import { TextField } from '@/components/fields/text-field'
import { binding, checkedBinding } from '@/components/tool-form/binding'
import { isSupply, type ItemDocument, type SupplyDocument } from '@/lib/invoicing/document/document'
import type { DocumentLine } from '@/lib/invoicing/document/document-line'
import { columnsOf, type ExtraColumns, type ExtraName } from '@/lib/invoicing/document/extra-columns'
import type { References } from '@/lib/invoicing/document/references'
import { filledLines } from '@/lib/invoicing/model/filled-lines'
import { chargesTax } from '@/lib/invoicing/tax/charges-tax'
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
      {isSupply(doc) && chargesTax(doc) && <ReturnFields doc={doc} />}
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

/** The original of a revised invoice, and the return that amends a document which was filed already. */
function ReturnFields({ doc }: { doc: SupplyDocument }) {
  const bind = bindReferences(doc)
  return (
    <>
      {doc.kind === 'invoice' && (
        <FieldPair>
          <TextField
            field={bind('revisedNumber')}
            label={t('Revises the invoice number')}
            hint={t('Within a month of the registration: Rule 53')}
          />
          <DateField field={bind('revisedDate')} label={t('Date of that invoice')} />
        </FieldPair>
      )}
      <FieldPair>
        <DateField
          field={bind('amendedIn')}
          label={t('Amended in the GSTR-1 of')}
          hint={t('Where it was filed before, with other details: tables 9A, 9C and 10')}
          precision="month"
        />
        {(doc.references.amendedIn ?? '') !== '' && (
          <>
            <TextField
              field={bind('filedNumber')}
              label={t('Number as it was filed')}
              hint={t('If it was another')}
            />
            <DateField field={bind('filedDate')} label={t('Date as it was filed')} />
          </>
        )}
      </FieldPair>
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
