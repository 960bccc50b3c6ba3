import { useState } from 'react'
import { CopyQuestion } from '@/components/documents/businesses/copy-question'
import { saveOpenBusiness } from '@/components/documents/businesses/save-business-copy'
import { type AskedPlan, type FileStatus, takeFile } from '@/components/documents/businesses/take-file'
import { documentStore } from '@/components/documents/store/document-store'
import { CheckboxField } from '@/components/fields/checkbox-field'
import { FileField } from '@/components/fields/file-field'
import { saveCsv } from '@/components/share/save-csv'
import { checkedBinding } from '@/components/tool-form/binding'
import { Button } from '@/components/ui/button'
import { localDay } from '@/lib/calendar/today'
import { startCopyReminder } from '@/lib/saved-data/copy-reminder'
import { registerTable } from '@/lib/invoicing/returns/register-csv'
import { t } from '@/lib/language/words'

/** Export and import of all documents; the register of invoices for spreadsheets. */
export function DocumentFiles() {
  const [status, setStatus] = useState<FileStatus | null>(null)
  const [asked, setAsked] = useState<AskedPlan | null>(null)
  const [unfinishedToo, setUnfinishedToo] = useState(false)

  const take = async (file: File) => {
    const taken = takeFile(await file.text())
    const isQuestion = 'kind' in taken
    setAsked(isQuestion ? taken : null)
    setStatus(isQuestion ? null : taken)
  }
  const answer = (taken: FileStatus | null) => {
    setAsked(null)
    setStatus(taken)
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
      {asked && <CopyQuestion plan={asked} onDone={answer} />}
      <p role="status" className={`mt-1 ${status?.bad ? 'text-bad' : 'text-soft'}`}>
        {status?.text}
      </p>
    </div>
  )
}

function exportAll(): void {
  saveOpenBusiness()
  startCopyReminder(localDay(new Date()))
}

function saveRegister(unfinishedToo: boolean): void {
  const { headings, rows } = registerTable(documentStore.getState().documents, { unfinishedToo })
  saveCsv('invoice-register', [headings, ...rows])
}
