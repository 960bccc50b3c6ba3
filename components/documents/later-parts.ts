/**
 * What a form that nobody has begun does not show, as one file of the site: `use-later-parts.ts` fetches it. It says
 * what it exports, so that the first script of the page holds nothing of it.
 */
export { BusinessContacts, BusinessPictures, RememberQuestion } from '@/components/documents/business-details'
export { DocumentNotices } from '@/components/documents/document-notices'
export { DocumentList } from '@/components/documents/document-list'
export { CopiesField, DownloadPdf } from '@/components/documents/pdf/download-pdf'
export { fieldMessages } from '@/components/documents/field-messages'
export { addFreight, insertTable } from '@/components/documents/add-lines'
export { KindFields, TransportFields } from '@/components/documents/kind-fields'
export { MissingDetails } from '@/components/documents/missing-details'
export { PaperBody } from '@/components/documents/paper/paper-body'
export { RentFields } from '@/components/documents/rent-fields'
export { storeConverted } from '@/components/documents/open-document'
export { clientNamed, itemNamed, knownClients, knownItems } from '@/lib/invoicing/storage/contacts'
export { settlements } from '@/lib/invoicing/tax/payments'
export { rupeesOnly } from '@/lib/invoicing/model/rupees-in-words'
