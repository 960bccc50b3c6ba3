'use client'

import '@/components/fields/picture-field.css'
import { type ChangeEvent, useId, useState } from 'react'
import { desk } from '@/components/documents/desk'
import { keptDesk } from '@/components/documents/kept-desk'
import { saveCsv } from '@/components/results/save-csv'
import { saveFile } from '@/components/results/save-file'
import { Button } from '@/components/ui/button'
import { readDocumentsFile, withImported, writeDocumentsFile } from '@/lib/invoicing/documents-file'
import { REGISTER_HEADINGS, registerRows } from '@/lib/invoicing/register-csv'

/** Documents leave as a file and come back from one; the register of invoices goes to spreadsheets. */
export function DocumentsFiles() {
  const [says, setSays] = useState<{ bad: boolean; text: string } | null>(null)
  const id = useId()

  const take = async (event: ChangeEvent<HTMLInputElement>) => {
    const input = event.currentTarget
    const file = input.files?.[0]
    if (!file) return
    const reading = readDocumentsFile(await file.text())
    // The same file may be chosen again.
    input.value = ''
    if (!reading.ok) return setSays({ bad: true, text: reading.problem })
    const { shelf, pictures, leftOut } = reading.value
    const { shelf: joined, added } = withImported(desk.store.getState(), shelf, desk.newId)
    desk.store.setState(joined)
    keptDesk.addPictures(pictures)
    const left = leftOut > 0 ? ` ${leftOut} in the file could not be read and were left out.` : ''
    setSays({ bad: leftOut > 0, text: `Documents imported: ${added}.${left}` })
  }

  return (
    <div>
      <div className="flex flex-wrap items-center gap-2">
        <Button variant="outline" onClick={exportAll}>
          Export all
        </Button>
        <Button variant="outline" onClick={saveRegister}>
          Register of invoices (CSV)
        </Button>
      </div>
      <div className="mt-3">
        <label htmlFor={id} className="font-medium">
          Import a file
        </label>
        <input
          id={id}
          type="file"
          name="import"
          accept="application/json,.json"
          onChange={take}
          className="picture-field-file"
        />
      </div>
      <p role="status" className={`mt-1 ${says?.bad ? 'text-bad' : 'text-soft'}`}>
        {says?.text}
      </p>
    </div>
  )
}

function exportAll(): void {
  const { pictures, ...shelf } = desk.store.getState()
  saveFile(`documents-${desk.beginning().date}.json`, 'application/json', writeDocumentsFile(shelf, pictures))
}

const saveRegister = () =>
  saveCsv('invoice-register', REGISTER_HEADINGS, registerRows(desk.store.getState().documents))
