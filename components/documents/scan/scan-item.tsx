import { useEffect, useState } from 'react'
import { useStore } from 'zustand'
import { type CodeReader, codeReader } from '@/components/documents/scan/code-reader'
import { NameBarcode } from '@/components/documents/scan/name-barcode'
import { addItem } from '@/components/documents/store/add-item'
import { documentStore } from '@/components/documents/store/document-store'
import { TextField } from '@/components/fields/text-field'
import { binding } from '@/components/tool-form/binding'
import { Button } from '@/components/ui/button'
import { type CameraFault, CameraView } from '@/components/ui/camera-view'
import type { ItemDocument } from '@/lib/invoicing/document/document'
import { itemWithBarcode } from '@/lib/invoicing/storage/contacts'
import { t } from '@/lib/language/words'

type Scan =
  | { at: 'rest' }
  | { at: 'camera'; reader: CodeReader }
  | { at: 'fault'; fault: CameraFault | 'notLoaded' }
  | { at: 'added'; name: string }
  | { at: 'unknown'; code: string }

const FAULTS = {
  refused: t(
    'The camera is blocked for this page. Allow it in the browser’s site settings, or type the number.',
  ),
  none: t('No camera was found. Type the number below the bars instead.'),
  notLoaded: t('The scanner did not load. Check your connection and try again, or type the number.'),
}

/** Adds a saved item by its barcode, scanned or typed. Nothing leaves the device. */
export function ScanItem({ doc }: { doc: ItemDocument }) {
  const remembers = useStore(documentStore, ({ settings }) => settings.remember === 'yes')
  const [scan, setScan] = useState<Scan>({ at: 'rest' })
  const [typed, setTyped] = useState('')

  const take = (code: string) => {
    const item = itemWithBarcode(documentStore.getState(), code)
    if (item) addItem(doc.kind, item)
    setScan(item ? { at: 'added', name: item.description.trim() } : { at: 'unknown', code: code.trim() })
    setTyped('')
  }
  const find = () => {
    if (typed.trim() !== '') take(typed)
  }
  const start = async () => {
    try {
      setScan({ at: 'camera', reader: await codeReader() })
    } catch {
      // The reader of QR codes is a script of its own, which can be asked for again.
      setScan({ at: 'fault', fault: 'notLoaded' })
    }
  }
  if (!remembers) return <RememberFirst />
  return (
    <div className="grid justify-items-start gap-3">
      <Button
        variant="outline"
        onClick={() => (scan.at === 'camera' ? setScan({ at: 'rest' }) : void start())}
      >
        {t(scan.at === 'camera' ? 'Stop the camera' : 'Scan with the camera')}
      </Button>
      {scan.at === 'camera' && (
        <>
          <CameraView
            read={scan.reader.read}
            onFound={take}
            onFault={(fault) => setScan({ at: 'fault', fault })}
          />
          <CameraHint readsBarcodes={scan.reader.readsBarcodes} />
        </>
      )}
      {/* A scanner with a cable types the number and then Enter. */}
      <div
        className="flex w-full flex-wrap items-end gap-2"
        onKeyDown={(event) => {
          if (event.key === 'Enter') find()
        }}
      >
        <TextField field={binding('barcode', typed, setTyped)} label={t('Barcode number')} />
        <Button variant="outline" onClick={find}>
          {t('Add by barcode')}
        </Button>
      </div>
      <p role="status">{scan.at === 'added' && t('{0} is added.', scan.name)}</p>
      {scan.at === 'fault' && (
        <p role="alert" className="text-bad">
          {FAULTS[scan.fault]}
        </p>
      )}
      {scan.at === 'unknown' && (
        <NameBarcode
          key={scan.code}
          kind={doc.kind}
          code={scan.code}
          onSaved={(name) => setScan({ at: 'added', name })}
        />
      )}
    </div>
  )
}

const HINT_AFTER_MS = 8_000

/** Advice for the case that no code is read. */
function CameraHint({ readsBarcodes }: { readsBarcodes: boolean }) {
  const [slow, setSlow] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setSlow(true), HINT_AFTER_MS)
    return () => clearTimeout(timer)
  }, [])
  return (
    <p role="status" className="text-sm text-soft">
      {!readsBarcodes && `${t('This browser reads QR codes only. For a barcode, type its number.')} `}
      {slow && t('No code found yet. Hold it flat and closer, in good light.')}
    </p>
  )
}

/** Without saved items there is nothing to find. */
const RememberFirst = () => (
  <div>
    <p>{t('To add items by barcode, this browser has to remember your items. They stay on this device.')}</p>
    <Button
      variant="outline"
      className="mt-2"
      onClick={() => documentStore.changeSettings({ remember: 'yes' })}
    >
      {t('Remember my business, clients and items')}
    </Button>
  </div>
)
