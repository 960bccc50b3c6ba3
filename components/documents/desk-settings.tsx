'use client'

import { useState } from 'react'
import { useStore } from 'zustand'
import { desk } from '@/components/documents/desk'
import { keptDesk } from '@/components/documents/kept-desk'
import { More } from '@/components/documents/section'
import { WordsField } from '@/components/documents/words-field'
import { CheckboxField } from '@/components/fields/checkbox-field'
import type { FieldBinding } from '@/components/tool-form/use-tool-inputs'
import { Button } from '@/components/ui/button'
import type { DocumentKind } from '@/lib/invoicing/draft'
import { numberFor } from '@/lib/invoicing/fresh-draft'

const bind = (name: string, text: string, onText: (text: string) => void): FieldBinding => ({
  name,
  text,
  problem: null,
  onText,
  onLeave: () => {},
})

/** How numbers go on, what is remembered, and the way to erase it all. */
export function DeskSettings({ kind }: { kind: DocumentKind }) {
  const state = useStore(desk.store)
  const { remember, restartYearly, wantedNumber } = state.settings
  const next = numberFor(state, kind, desk.beginning().date)
  return (
    <More summary="Numbering, remembering, erasing">
      <WordsField
        field={bind('wantedNumber', wantedNumber[kind], (text) =>
          desk.set({ wantedNumber: { ...wantedNumber, [kind]: text } }),
        )}
        label="Next number"
        hint={`The next ${kind} will be ${next}, and the numbers go up from there.`}
      />
      <CheckboxField
        field={bind('restartYearly', String(restartYearly), (text) =>
          desk.set({ restartYearly: text === 'true' }),
        )}
        label="Begin at 1 again every 1 April"
      />
      <CheckboxField
        field={bind('remember', String(remember), (text) =>
          desk.set(
            text === 'true'
              ? { remember: true }
              : { remember: false, business: null, clients: [], items: [] },
          ),
        )}
        label="Remember my business, clients and items"
      />
      <EraseAll />
    </More>
  )
}

function EraseAll() {
  const [sure, setSure] = useState(false)
  if (!sure)
    return (
      <Button variant="outline" className="mt-2" onClick={() => setSure(true)}>
        Erase everything
      </Button>
    )
  return (
    <p role="alert" className="mt-2 flex flex-wrap items-center gap-2">
      All quotations, invoices, receipts, pictures and settings in this browser will be gone.
      <Button
        onClick={() => {
          keptDesk.eraseAll()
          setSure(false)
        }}
      >
        Yes, erase everything
      </Button>
      <Button variant="outline" onClick={() => setSure(false)}>
        Keep them
      </Button>
    </p>
  )
}
