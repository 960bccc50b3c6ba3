import { useState } from 'react'
import { useStore } from 'zustand'
import { documentStore } from '@/components/documents/store/document-store'
import { MoreFields } from '@/components/documents/controls/section'
import { useSettledDocuments } from '@/components/documents/store/use-settled-documents'
import { CheckboxField } from '@/components/fields/checkbox-field'
import { TextField } from '@/components/fields/text-field'
import { binding, checkedBinding } from '@/components/tool-form/binding'
import { Button } from '@/components/ui/button'
import {
  contactsWith,
  forgetContact,
  knownClients,
  knownItems,
  saveContact,
} from '@/lib/invoicing/storage/contacts'
import { readInclusivePrice } from '@/lib/invoicing/model/mrp-text'
import type { Client } from '@/lib/invoicing/document/party'
import type { Item, SavedDocuments } from '@/lib/invoicing/model/saved-documents'
import { nameOf, t } from '@/lib/language/words'

interface ContactList {
  name: 'clients' | 'items'
  heading: string
  search: string
  /** Each detail with its label; the first is the name of an entry. */
  details: Readonly<Record<string, string>>
  hints: Readonly<Record<string, string>>
  /** The yes-or-no fields of an entry, with their labels. */
  flags: Readonly<Record<string, string>>
  entriesIn(saved: SavedDocuments): readonly (Client | Item)[]
}

const LISTS: readonly ContactList[] = [
  {
    name: 'clients',
    heading: t('Clients'),
    search: t('Search clients'),
    details: { name: t('Name'), address: t('Address'), gstin: 'GSTIN' },
    hints: {},
    flags: {},
    entriesIn: knownClients,
  },
  {
    name: 'items',
    heading: t('Items'),
    search: t('Search items'),
    details: {
      description: t('Description'),
      hsn: 'HSN/SAC',
      unit: nameOf('document-words', 'Unit'),
      rate: t('Rate'),
      taxRatePercent: t('GST rate'),
      barcode: t('Barcode'),
    },
    hints: { rate: t('Such as 120, or MRP 120 incl. 5%') },
    flags: { withTax: t('The rate includes GST') },
    entriesIn: knownItems,
  },
]

type Entry = Readonly<Record<string, string | boolean>>

const titleOf = (entry: Entry, { details }: ContactList) => String(entry[Object.keys(details)[0]!])

/** Saved clients and items: seen, searched, edited and deleted. */
export function ContactsSection() {
  const remember = useStore(documentStore, (state) => state.settings.remember)
  if (remember !== 'yes') return null
  return LISTS.map((list) => <Contacts key={list.name} list={list} />)
}

function Contacts({ list }: { list: ContactList }) {
  const saved = useSettledDocuments((state) => state)
  const [opened, setOpened] = useState(false)
  const entries = list.entriesIn(saved)
  return (
    <MoreFields summary={`${list.heading} (${entries.length})`} onOpen={() => setOpened(true)}>
      {opened && <Entries list={list} entries={entries} />}
    </MoreFields>
  )
}

interface EntriesProps {
  list: ContactList
  entries: readonly (Client | Item)[]
}

function Entries({ list, entries }: EntriesProps) {
  const [text, setText] = useState('')
  const [editing, setEditing] = useState<string | null>(null)
  const found = contactsWith(entries, text)
  return (
    <>
      <TextField field={binding(`${list.name}Search`, text, setText)} label={list.search} type="search" />
      <ul aria-label={list.heading} className="mt-2">
        {found.map((contact) => {
          const entry: Entry = { ...contact }
          const name = titleOf(entry, list)
          return (
            <li key={name} className="border-b border-line py-1">
              {editing === name ? (
                <ContactForm list={list} entry={entry} onDone={() => setEditing(null)} />
              ) : (
                <div className="flex flex-wrap items-center gap-x-3">
                  <span className="min-w-0 flex-1 wrap-anywhere">{name}</span>
                  <Button variant="quiet" aria-label={t('Edit {0}', name)} onClick={() => setEditing(name)}>
                    {t('Edit')}
                  </Button>
                  <Button
                    variant="quiet"
                    aria-label={t('Delete {0}', name)}
                    onClick={() =>
                      documentStore.changeSettings(forgetContact(documentStore.getState(), list.name, name))
                    }
                  >
                    {t('Delete')}
                  </Button>
                </div>
              )}
            </li>
          )
        })}
      </ul>
    </>
  )
}

/** An item whose rate is typed as shops say it has the number, the rate of its tax and the mark that tax is in it. */
function asSaved(values: Entry): Entry {
  const price = typeof values.rate === 'string' ? readInclusivePrice(values.rate) : null
  if (!price) return values
  const { rate, taxRatePercent } = price
  return { ...values, rate, withTax: true, ...(taxRatePercent !== null && { taxRatePercent }) }
}

/** As in the form of a document, whose addresses are boxes of several lines. */
const LONGEST_DETAIL = 2_000

interface ContactFormProps {
  list: ContactList
  entry: Entry
  onDone(): void
}

function ContactForm({ list, entry, onDone }: ContactFormProps) {
  const [values, setValues] = useState(entry)
  const name = titleOf(entry, list)
  const save = () => {
    documentStore.changeSettings(saveContact(documentStore.getState(), list.name, name, asSaved(values)))
    onDone()
  }
  return (
    <div role="group" aria-label={t('Edit {0}', name)} className="grid gap-2 py-2 sm:grid-cols-2">
      {Object.entries(list.details).map(([key, label]) => (
        <TextField
          key={key}
          field={binding(`${list.name}-${key}`, String(values[key]), (text) =>
            setValues({ ...values, [key]: text }),
          )}
          label={label}
          hint={list.hints[key]}
          longest={LONGEST_DETAIL}
        />
      ))}
      {Object.entries(list.flags).map(([key, label]) => (
        <CheckboxField
          key={key}
          field={checkedBinding(`${list.name}-${key}`, values[key] === true, (checked) =>
            setValues({ ...values, [key]: checked }),
          )}
          label={label}
        />
      ))}
      <div className="flex items-end gap-2">
        <Button onClick={save}>{t('Save')}</Button>
        <Button variant="outline" onClick={onDone}>
          {t('Cancel')}
        </Button>
      </div>
    </div>
  )
}
