import type { FieldMessages } from '@/components/documents/controls/field-messages'
import DocumentResult from '@/components/documents/result/document-result'
import MissingDetails from '@/components/documents/result/missing-details'
import type { BusinessDocument } from '@/lib/invoicing/document/document'

interface DocumentDetailsProps {
  doc: BusinessDocument
  /** The document as last rendered; it follows while one types. */
  settled: BusinessDocument
  messages: FieldMessages
}

/** Below the form: what the total is made of, and what the paper lacks. */
export default function DocumentDetails({ doc, settled, messages }: DocumentDetailsProps) {
  return (
    <>
      <DocumentResult doc={doc} />
      <MissingDetails doc={settled} messages={messages} />
    </>
  )
}
