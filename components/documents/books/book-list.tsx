import { type ReactNode, useState } from 'react'
import { TextField } from '@/components/fields/text-field'
import { binding } from '@/components/tool-form/binding'
import type { Client } from '@/lib/invoicing/document/party'
import type { Item } from '@/lib/invoicing/model/saved-documents'
import { contactsWith } from '@/lib/invoicing/storage/contacts'
import { t } from '@/lib/language/words'

interface BookListProps<Entry> {
  /** The name of the search field. */
  name: string
  /** 'Find a client' */
  searchLabel: string
  /** The contents of the list, for those who do not see it. */
  label: string
  entries: readonly Entry[]
  nameOf(entry: Entry): string
  children(entry: Entry): ReactNode
}

/** Shown at once; more are found by their names. */
const MOST_SHOWN = 30

/** Saved clients or items, the last used first, with a search by name. */
export function BookList<Entry extends Client | Item>({
  name,
  searchLabel,
  label,
  entries,
  nameOf,
  children,
}: BookListProps<Entry>) {
  const [text, setText] = useState('')
  const found = contactsWith(entries, text)
  return (
    <>
      <TextField field={binding(name, text, setText)} label={searchLabel} type="search" />
      <ul aria-label={label} className="mt-1">
        {found.slice(0, MOST_SHOWN).map((entry) => (
          <li key={nameOf(entry)} className="border-b border-line last:border-b-0">
            {children(entry)}
          </li>
        ))}
      </ul>
      {found.length === 0 && <p role="status">{t('Nothing saved has this name.')}</p>}
    </>
  )
}
