import { useState } from 'react'
import { addItem } from '@/components/documents/store/add-item'
import { documentStore } from '@/components/documents/store/document-store'
import type { ItemDocumentKind } from '@/components/documents/store/use-document'
import { TextField } from '@/components/fields/text-field'
import { binding } from '@/components/tool-form/binding'
import { Button } from '@/components/ui/button'
import { itemWithBarcode, saveBarcode } from '@/lib/invoicing/storage/contacts'
import { t } from '@/lib/language/words'

interface NameBarcodeProps {
  kind: ItemDocumentKind
  code: string
  onSaved(name: string): void
}

/** A code that is not in the book yet: for an item of the book, or for a new one. */
export function NameBarcode({ kind, code, onSaved }: NameBarcodeProps) {
  const [name, setName] = useState('')
  const save = () => {
    if (name.trim() === '') return
    documentStore.changeSettings(saveBarcode(documentStore.getState(), name, code))
    addItem(kind, itemWithBarcode(documentStore.getState(), code)!)
    onSaved(name.trim())
  }
  return (
    <div role="group" aria-label={t('New barcode')} className="grid w-full justify-items-start gap-2">
      <p role="alert">{t('No saved item has the barcode {0}.', code)}</p>
      <TextField
        field={binding('barcodeItem', name, setName)}
        label={t('Item with this barcode')}
        hint={t('A saved item, or the name of a new one')}
        list="known-items"
      />
      <Button onClick={save}>{t('Save and add')}</Button>
    </div>
  )
}
