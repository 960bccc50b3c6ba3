import { businessName, notStoredWords } from '@/components/documents/businesses/business-words'
import { documentStore } from '@/components/documents/store/document-store'
import { businessesNow } from '@/lib/invoicing/businesses/business-acts'
import {
  addCopy,
  addToOpen,
  type BusinessFile,
  type CopyPlan,
  planOf,
  takeBack,
} from '@/lib/invoicing/businesses/take-copy'
import {
  type DocumentsFile,
  type DocumentsFileProblem,
  readDocumentsFile,
} from '@/lib/invoicing/storage/documents-file'
import type { NotSaved } from '@/lib/storage/browser-storage'
import { t } from '@/lib/language/words'

const NOT_IMPORTED: Record<DocumentsFileProblem, string> = {
  unreadable: t('This file cannot be read: it is not a file of documents from this page.'),
  foreign: t('This file was not exported from this page.'),
  newer: t('This file is from a newer version of the page. Reload the page and import it again.'),
}

export interface FileStatus {
  bad: boolean
  text: string
}

/** A plan that the visitor is asked about first. */
export type AskedPlan = Exclude<CopyPlan, { kind: 'open' }>

/** True if a copy deletes something here, or both sides have changed the same. */
const isAsked = (plan: CopyPlan): plan is AskedPlan =>
  plan.kind === 'new' ||
  (plan.kind === 'merge' &&
    plan.merged.removed + plan.merged.both.length + plan.merged.sameNumbers.length > 0)

/** Imports a file, or gives back what is to be asked before. */
export function takeFile(text: string): FileStatus | AskedPlan {
  const reading = readDocumentsFile(text)
  if (!reading.ok) return { bad: true, text: NOT_IMPORTED[reading.problem] }
  const plan = planOf(documentStore, reading.value)
  if (isAsked(plan)) return plan
  return plan.kind === 'open' ? takeIntoOpen(plan.file) : takeMerged(plan, { keepsOlder: false })
}

const statusOf = (file: DocumentsFile, done: readonly string[]): FileStatus => ({
  bad: file.unreadable + file.spoiled > 0,
  text: [
    ...done,
    ...(file.unreadable > 0
      ? [t('{0} in the file could not be read and were left out.', file.unreadable)]
      : []),
    ...(file.spoiled > 0
      ? [t('{0} came without some details, which could not be read. Keep the file.', file.spoiled)]
      : []),
  ].join(' '),
})

const statusAfter = (failed: NotSaved | null, file: DocumentsFile, done: readonly string[]): FileStatus =>
  failed ? { bad: true, text: notStoredWords(failed) } : statusOf(file, done)

export function takeIntoOpen(file: DocumentsFile): FileStatus {
  const added = addToOpen(documentStore, file)
  return statusOf(file, [t('Documents imported: {0}.', added)])
}

/** Takes a copy back into its business. */
export function takeMerged(
  { file, business, merged, setAside }: Extract<AskedPlan, { kind: 'merge' }>,
  { keepsOlder }: { keepsOlder: boolean },
): FileStatus {
  const all = businessesNow(documentStore)
  const failed = takeBack(documentStore, { file, business, keepsOlder })
  return statusAfter(failed, file, [
    t('Documents imported: {0}.', merged.added),
    ...(all.length > 1 ? [t('Into {0}.', businessName(business, all))] : []),
    ...(merged.updated > 0 ? [t('Changed: {0}.', merged.updated)] : []),
    ...(merged.removed > 0 ? [t('Deleted: {0}.', merged.removed)] : []),
    ...(setAside
      ? [
          t(
            'Some of what was stored here could not be read. Nothing was deleted. It is stored as {0} in this browser.',
            setAside,
          ),
        ]
      : []),
  ])
}

/** Adds a copy as a business of its own. */
export function takeAsNew(file: BusinessFile): FileStatus {
  const failed = addCopy(documentStore, file)
  return statusAfter(failed, file, [
    t('{0} is added. Choose it at the top of the page to open it.', file.business.name || t('The business')),
  ])
}
