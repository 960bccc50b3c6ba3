import { useState } from 'react'
import { useStore } from 'zustand'
import { businessName, notStoredWords } from '@/components/documents/businesses/business-words'
import { BusinessRow } from '@/components/documents/businesses/business-row'
import { MoreFields } from '@/components/documents/controls/section'
import { documentStore } from '@/components/documents/store/document-store'
import { useStoredValue } from '@/components/hooks/use-stored-value'
import { TextField } from '@/components/fields/text-field'
import { binding } from '@/components/tool-form/binding'
import { Button } from '@/components/ui/button'
import { readGstin } from '@/lib/identity/gstin'
import { addBusiness, type NewBusiness } from '@/lib/invoicing/businesses/business-acts'
import { keptBusinesses } from '@/lib/invoicing/storage/business-list'
import { t } from '@/lib/language/words'

/** The businesses of the visitor: opened, renamed, copied, erased and added. */
export function BusinessesSection() {
  return (
    <MoreFields summary={t('Several businesses')}>
      <p className="max-w-prose text-soft">
        {t(
          'Each business has its own documents, numbers, clients, items, settings and GSTR-1 files. Save a copy to give one to a consultant, and import it below when it comes back: nothing of the others changes.',
        )}
      </p>
      <BusinessList />
      <AddBusiness />
    </MoreFields>
  )
}

function BusinessList() {
  const { value: all, setAside } = useStoredValue(keptBusinesses)
  const open = useStore(documentStore, ({ business }) => business)
  return (
    <>
      {setAside && (
        <p role="alert" className="text-bad">
          {t(
            'Some of what was stored here could not be read. Nothing was deleted. It is stored as {0} in this browser.',
            setAside,
          )}
        </p>
      )}
      {all.length > 1 && (
        <ul className="card mt-2 px-4" aria-label={t('Your businesses')}>
          {all.map((one) => (
            <BusinessRow
              key={one.id}
              business={one}
              name={businessName(one, all)}
              isOpen={one.place === (open ?? '')}
            />
          ))}
        </ul>
      )}
    </>
  )
}

const BLANK: NewBusiness = { name: '', address: '', gstin: '' }

const LONGEST_ADDRESS = 2_000

/** Name, address and GSTIN of a business to be added; the rest is filled in on its first document. */
function AddBusiness() {
  const [details, setDetails] = useState(BLANK)
  const [problem, setProblem] = useState<string | null>(null)
  const bind = (key: keyof NewBusiness, name: string) =>
    binding(name, details[key], (text) => setDetails({ ...details, [key]: text }))
  const add = () => {
    if (details.name.trim() === '') return setProblem(t('Enter the name of the business.'))
    if (details.gstin.trim() && readGstin(details.gstin).kind !== 'valid')
      return setProblem(t('Check the GSTIN, or leave it empty.'))
    const failed = addBusiness(documentStore, details)
    setProblem(failed && notStoredWords(failed))
    if (failed) return
    setDetails(BLANK)
    document.querySelector<HTMLElement>('[name=business]')?.focus()
  }
  return (
    <div role="group" aria-label={t('Add a business')} className="mt-3 grid gap-2 sm:grid-cols-2">
      <TextField field={bind('name', 'newBusinessName')} label={t('Name of the business')} />
      <TextField field={bind('gstin', 'newBusinessGstin')} label={t('GSTIN, if it has one')} />
      <TextField
        field={bind('address', 'newBusinessAddress')}
        label={t('Address of the business')}
        longest={LONGEST_ADDRESS}
      />
      <div className="flex items-end">
        <Button variant="outline" onClick={add}>
          {t('Add business')}
        </Button>
      </div>
      {problem && (
        <p role="alert" className="text-bad sm:col-span-2">
          {problem}
        </p>
      )}
    </div>
  )
}
