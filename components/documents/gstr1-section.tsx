'use client'

import { useState } from 'react'
import { useStore } from 'zustand'
import { documentStore } from '@/components/documents/document-store'
import { Gstr1Downloads } from '@/components/documents/gstr1-downloads'
import { More } from '@/components/documents/section'
import { binding } from '@/components/tool-form/binding'
import { DateField } from '@/components/fields/date-field'
import { useToday } from '@/components/tool-form/use-today'

/** GSTR-1 of a month or a quarter, as files for the official offline tool. */
export function Gstr1Section() {
  const today = useToday()
  const [opened, setOpened] = useState(false)
  const [months, setMonths] = useState<{ from: string; to: string } | null>(null)
  const documents = useStore(documentStore, (state) => state.documents)
  const month = today.slice(0, 7)
  const { from, to } = months ?? { from: month, to: month }
  return (
    <More summary="GSTR-1 files" onOpen={() => setOpened(true)}>
      <div className="grid gap-x-3 sm:grid-cols-2">
        <DateField
          field={binding('gstr1From', from, (text) => setMonths({ from: text, to: text > to ? text : to }))}
          label="From month"
          precision="month"
        />
        <DateField
          field={binding('gstr1To', to, (text) => setMonths({ from: text < from ? text : from, to: text }))}
          label="To month"
          precision="month"
        />
      </div>
      {opened && <Gstr1Downloads documents={documents} from={from} to={to} />}
    </More>
  )
}
