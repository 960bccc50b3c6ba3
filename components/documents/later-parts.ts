/**
 * What a form that nobody has begun does not show, as one file of the site: `use-later-parts.ts` fetches it. It says
 * what it exports, so that the first script of the page holds nothing of it.
 */
export { BusinessContacts, BusinessPictures } from '@/components/documents/business-details'
export { ChallanFields } from '@/components/documents/challan-fields'
export { ClockNotice } from '@/components/documents/clock-notice'
export { CopiesField } from '@/components/documents/copies-field'
export { DocumentList } from '@/components/documents/document-list'
export { DownloadPdf } from '@/components/documents/pdf/download-pdf'
export { fieldMessages } from '@/components/documents/field-messages'
export { addFreight, insertTable } from '@/components/documents/add-lines'
export { MissingDetails } from '@/components/documents/missing-details'
export { PaperBody } from '@/components/documents/paper/paper-body'
export { NoteFields } from '@/components/documents/note-fields'
export { RememberQuestion } from '@/components/documents/remember-question'
export { RentFields } from '@/components/documents/rent-fields'
export { StorageNotices } from '@/components/documents/storage-notices'
export { storeConverted } from '@/components/documents/store-converted'
export { TransportFields } from '@/components/documents/transport-fields'
export { clientNamed, itemNamed, knownClients, knownItems } from '@/lib/invoicing/contacts'
export { settlements } from '@/lib/invoicing/payments'
export { rupeesOnly } from '@/lib/invoicing/rupees-in-words'
