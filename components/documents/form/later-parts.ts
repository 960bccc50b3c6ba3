/**
 * What a form that nobody has begun does not show, as one file of the site: `use-later-parts.ts` fetches it. It says
 * what it exports, so that the first script of the page holds nothing of it.
 */
export {
  BusinessContacts,
  BusinessPictures,
  RememberQuestion,
} from '@/components/documents/form/business-details'
export { DocumentNotices } from '@/components/documents/library/document-notices'
export { DocumentList } from '@/components/documents/library/document-list'
export { CopiesField, DownloadPdf } from '@/components/documents/pdf/download-pdf'
export { fieldMessages } from '@/components/documents/form/field-messages'
export { addFreight, insertTable } from '@/components/documents/form/add-lines'
export { KindFields, TransportFields } from '@/components/documents/form/kind-fields'
export { MissingDetails } from '@/components/documents/form/missing-details'
export { PaperBody } from '@/components/documents/form/paper-body'
export { RentFields } from '@/components/documents/form/rent-fields'
export { storeConverted } from '@/components/documents/store/open-document'
export { clientNamed, itemNamed, knownClients, knownItems } from '@/lib/invoicing/storage/contacts'
export { settlements } from '@/lib/invoicing/tax/payments'
export { rupeesOnly } from '@/lib/invoicing/model/rupees-in-words'
