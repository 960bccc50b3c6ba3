import type { ReactNode } from 'react'
import { FIELD_PREFIXES } from '@/components/documents/store/document-names'
import { FieldPair, Section } from '@/components/documents/controls/section'
import { TextField } from '@/components/fields/text-field'
import { changeDocument, bindDocumentFields } from '@/components/documents/store/use-document'
import { binding } from '@/components/tool-form/binding'
import type { DocumentFormProps } from '@/components/documents/controls/field-messages'
import { DateField } from '@/components/fields/date-field'
import { type BusinessDocument, hasItems, type ItemDocument } from '@/lib/invoicing/document/document'
import { nameOf, t } from '@/lib/language/words'

interface NumberFieldsProps extends DocumentFormProps {
  /** The other dates. */
  children?: ReactNode
}

/** Number and dates of a document. */
export function NumberFields({ doc, messages, children }: NumberFieldsProps) {
  const name = FIELD_PREFIXES[doc.kind]
  const setNumber = (number: string) => changeDocument(doc, { number, ownNumber: true })
  return (
    <FieldPair>
      <TextField
        field={binding('number', doc.number, setNumber, messages.number)}
        label={t('{0} number', name)}
      />
      <DateField field={bindDocumentFields(doc).own('date', messages.date)} label={t('{0} date', name)} />
      {children}
    </FieldPair>
  )
}

/** The fields for the text below the totals: notes, and terms on a document with items. */
export function NotesFields({ doc }: { doc: BusinessDocument }) {
  return (
    <Section heading={t(hasItems(doc) ? 'Notes and terms' : 'Notes')}>
      <TextField field={bindDocumentFields(doc).own('notes')} label={t('Notes')} lines={2} />
      {hasItems(doc) && <TermsField doc={doc} />}
    </Section>
  )
}

/** The terms that a document begins with are kept in English, for papers in any language. */
function TermsField({ doc }: { doc: ItemDocument }) {
  const terms = bindDocumentFields(doc).own('terms')
  return (
    <TextField
      field={{ ...terms, text: nameOf('document-words', terms.text) }}
      label={t('Terms')}
      lines={2}
    />
  )
}
