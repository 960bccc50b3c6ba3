import { useState } from 'react'
import { notStoredWords } from '@/components/documents/businesses/business-words'
import { saveBusinessCopy } from '@/components/documents/businesses/save-business-copy'
import { documentStore } from '@/components/documents/store/document-store'
import { TextField } from '@/components/fields/text-field'
import { binding } from '@/components/tool-form/binding'
import { Button } from '@/components/ui/button'
import { EraseButton } from '@/components/ui/erase-button'
import { eraseBusiness, openBusiness, renameBusiness } from '@/lib/invoicing/businesses/business-acts'
import { type KeptBusiness, LONGEST_BUSINESS_NAME } from '@/lib/invoicing/storage/business-list'
import type { NotSaved } from '@/lib/storage/browser-storage'
import { t } from '@/lib/language/words'

interface BusinessRowProps {
  business: KeptBusiness
  name: string
  isOpen: boolean
}

export function BusinessRow({ business, name, isOpen }: BusinessRowProps) {
  const [renamed, setRenamed] = useState<string | null>(null)
  const [failed, setFailed] = useState<NotSaved | null>(null)
  const rename = () => {
    renameBusiness(business.id, renamed!)
    setRenamed(null)
  }
  return (
    <li className="border-b border-line py-2 last:border-b-0">
      <div className="flex flex-wrap items-center gap-x-3">
        <b className="min-w-0 flex-1 wrap-anywhere">{isOpen ? t('{0} (open)', name) : name}</b>
        {!isOpen && (
          <Button
            variant="quiet"
            aria-label={t('Open {0}', name)}
            onClick={() => setFailed(openBusiness(documentStore, business.place))}
          >
            {t('Open')}
          </Button>
        )}
        <Button
          variant="quiet"
          aria-label={t('Save a copy of {0}', name)}
          onClick={() => saveBusinessCopy(business)}
        >
          {t('Save a copy')}
        </Button>
        <Button variant="quiet" aria-label={t('Rename {0}', name)} onClick={() => setRenamed(name)}>
          {t('Rename')}
        </Button>
      </div>
      {renamed !== null && (
        <div className="flex flex-wrap items-end gap-2">
          <TextField
            field={binding('businessName', renamed, setRenamed)}
            label={t('Name of the business')}
            longest={LONGEST_BUSINESS_NAME}
          />
          <Button onClick={rename}>{t('Save')}</Button>
          <Button variant="outline" onClick={() => setRenamed(null)}>
            {t('Cancel')}
          </Button>
        </div>
      )}
      {!isOpen && (
        <EraseButton
          label={t('Erase {0}', name)}
          warning={t(
            'All documents, pictures and settings of {0} will be deleted from this browser. Save a copy first if you may need them. The other businesses stay.',
            name,
          )}
          confirm={t('Yes, erase this business')}
          onErase={() => eraseBusiness(documentStore, business)}
        />
      )}
      {failed && (
        <p role="alert" className="text-bad">
          {notStoredWords(failed)}
        </p>
      )}
    </li>
  )
}
