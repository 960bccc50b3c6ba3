import { useState } from 'react'
import { documentStore } from '@/components/documents/store/document-store'
import { CheckboxField } from '@/components/fields/checkbox-field'
import { FileField } from '@/components/fields/file-field'
import { saveCsv } from '@/components/share/save-csv'
import { saveFile } from '@/components/share/save-file'
import { checkedBinding } from '@/components/tool-form/binding'
import { Button } from '@/components/ui/button'
import {
  type DocumentsFileProblem,
  readDocumentsFile,
  withImported,
  writeDocumentsFile,
} from '@/lib/invoicing/storage/documents-file'
import { localDay } from '@/lib/calendar/today'
import { startCopyReminder } from '@/lib/saved-data/copy-reminder'
import { registerTable } from '@/lib/invoicing/returns/register-csv'
import { t } from '@/lib/language/words'

const NOT_IMPORTED: Record<DocumentsFileProblem, string> = {
  unreadable: t('This file cannot be read: it is not a file of documents from this page.'),
  foreign: t('This file was not exported from this page.'),
  newer: t('This file is from a newer version of the page. Reload the page and import it again.'),
}

/** Export and import of all documents; the register of invoices for spreadsheets. */
export function DocumentFiles() {
  const [status, setStatus] = useState<{ bad: boolean; text: string } | null>(null)
  const [unfinishedToo, setUnfinishedToo] = useState(false)

  const take = async (file: File) => {
    const reading = readDocumentsFile(await file.text())
    if (!reading.ok) return setStatus({ bad: true, text: NOT_IMPORTED[reading.problem] })
    const { saved, pictures, unreadable, spoiled } = reading.value
    const { saved: joined, added } = withImported(documentStore.getState(), saved, documentStore.newId)
    documentStore.edit(() => joined)
    documentStore.addPictures(pictures)
    const sentences = [
      t('Documents imported: {0}.', added),
      ...(unreadable > 0 ? [t('{0} in the file could not be read and were left out.', unreadable)] : []),
      ...(spoiled > 0
        ? [t('{0} came without some details, which could not be read. Keep the file.', spoiled)]
        : []),
    ]
    setStatus({ bad: unreadable + spoiled > 0, text: sentences.join(' ') })
  }

  return (
    <div>
      <div className="flex flex-wrap items-center gap-2">
        <Button variant="outline" onClick={exportAll}>
          {t('Export all')}
        </Button>
        <Button variant="outline" onClick={() => saveRegister(unfinishedToo)}>
          {t('Register of invoices (CSV)')}
        </Button>
      </div>
      <CheckboxField
        field={checkedBinding('unfinished', unfinishedToo, setUnfinishedToo)}
        label={t('Include unfinished invoices')}
      />
      <div className="mt-3">
        <FileField name="import" label={t('Import a file')} accept="application/json,.json" onFile={take} />
      </div>
      <p role="status" className={`mt-1 ${status?.bad ? 'text-bad' : 'text-soft'}`}>
        {status?.text}
      </p>
    </div>
  )
}

function exportAll(): void {
  const { pictures, ...saved } = documentStore.getState()
  saveFile(
    `documents-${documentStore.start().date}.json`,
    'application/json',
    writeDocumentsFile(saved, pictures),
  )
  startCopyReminder(localDay(new Date()))
}

function saveRegister(unfinishedToo: boolean): void {
  const { headings, rows } = registerTable(documentStore.getState().documents, unfinishedToo)
  saveCsv('invoice-register', [headings, ...rows])
}
