import { useEffect, useState } from 'react'
import { useStore } from 'zustand'
import { businessName, notStoredWords } from '@/components/documents/businesses/business-words'
import { documentStore } from '@/components/documents/store/document-store'
import { useStoredValue } from '@/components/hooks/use-stored-value'
import { SelectField } from '@/components/fields/select-field'
import { binding } from '@/components/tool-form/binding'
import { openBusiness, tidyBusinesses } from '@/lib/invoicing/businesses/business-acts'
import { keptBusinesses } from '@/lib/invoicing/storage/business-list'
import type { NotSaved } from '@/lib/storage/browser-storage'
import { t } from '@/lib/language/words'

/** Above the form, once there are two: whose documents the page shows. */
export function BusinessSwitch() {
  const { value: all } = useStoredValue(keptBusinesses)
  const open = useStore(documentStore, ({ business }) => business)
  const [failed, setFailed] = useState<NotSaved | null>(null)
  // Another tab may have erased one.
  useEffect(() => tidyBusinesses(documentStore), [all])
  const opened = all.find(({ place }) => place === open)
  if (!opened || all.length < 2) return null
  const options = Object.fromEntries(all.map((one) => [one.id, businessName(one, all)]))
  const choose = (chosen: string) => {
    const business = all.find(({ id }) => id === chosen)
    if (business) setFailed(openBusiness(documentStore, business.place))
  }
  return (
    <div className="business-switch no-print">
      <SelectField field={binding('business', opened.id, choose)} label={t('Business')} options={options} />
      {failed && (
        <p role="alert" className="mt-1 text-bad">
          {notStoredWords(failed)}
        </p>
      )}
    </div>
  )
}
