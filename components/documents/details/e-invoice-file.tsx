import { useState } from 'react'
import { useStore } from 'zustand'
import { documentStore } from '@/components/documents/store/document-store'
import { changeDocument } from '@/components/documents/store/use-document'
import { documentFileStem } from '@/components/documents/paper/paper'
import { FileField } from '@/components/fields/file-field'
import { useToday } from '@/components/hooks/use-today'
import { saveFile } from '@/components/share/save-file'
import { Button } from '@/components/ui/button'
import type { SupplyDocument } from '@/lib/invoicing/document/document'
import { answerFor } from '@/lib/invoicing/returns/e-invoice-answer'
import { inv01 } from '@/lib/invoicing/returns/inv01'
import { inv01EwayGaps } from '@/lib/invoicing/returns/inv01-eway'
import { type Inv01Gap, inv01Gaps } from '@/lib/invoicing/returns/inv01-gaps'
import { t } from '@/lib/language/words'

const GAPS: Record<Inv01Gap, string> = {
  noTax: t('a bill type that charges GST'),
  number: t(
    'a number of up to 16 letters, digits, hyphens and slashes, which begins with a letter or with 1 to 9',
  ),
  date: t('the date'),
  future: t('a date that is not after today'),
  sellerGstin: t('your GSTIN'),
  sellerName: t('your name, with three letters or more'),
  sellerAddress: t('your address'),
  sellerPlace: t('the town in your address'),
  sellerPincode: t('the pincode in your address'),
  buyerGstin: t('the client’s GSTIN, typed correctly: sales to consumers are not registered'),
  sameGstin: t('a client with another GSTIN than yours'),
  buyerName: t('the client’s name, with three letters or more'),
  buyerAddress: t('the client’s address'),
  buyerPlace: t('the town in the client’s address'),
  buyerPincode: t('the pincode in the client’s address'),
  buyerState: t('the client’s state'),
  shipPlace: t('the town in the delivery address'),
  shipPincode: t('the pincode in the delivery address'),
  shipState: t('the state of the delivery address'),
  placeOfSupply: t('the place of supply'),
  total: t('an item with readable numbers'),
  hsn: t('an HSN or SAC code of 4, 6 or 8 digits for each item'),
  hsnSix: t('codes of 6 or 8 digits, as your turnover requires'),
  taxRate: t('GST rates that the law has on this day'),
  decimals: t('quantities and rates that come out with three decimals'),
  mostItems: t('separate documents of up to 1,000 items'),
}

/** The file for the portal, and the portal's answer loaded back. */
export function EInvoiceFile({ doc }: { doc: SupplyDocument }) {
  return (
    <>
      <SaveFile doc={doc} />
      <LoadAnswer doc={doc} />
    </>
  )
}

/** Saves FORM GST INV-01, or lists what it lacks. */
function SaveFile({ doc }: { doc: SupplyDocument }) {
  const today = useToday()
  const turnover = useStore(documentStore, ({ settings }) => settings.turnover)
  const [gaps, setGaps] = useState<readonly Inv01Gap[]>([])
  const eway = inv01EwayGaps(doc)
  const save = () => {
    const missing = inv01Gaps(doc, turnover, today)
    setGaps(missing)
    if (missing.length > 0) return
    // The bulk upload takes a list.
    saveFile(
      `e-invoice-${documentFileStem(doc)}.json`,
      'application/json',
      JSON.stringify([inv01(doc)], null, 1),
    )
  }
  return (
    <>
      <Button variant="outline" onClick={save}>
        {t('E-invoice file (JSON)')}
      </Button>
      <p role="status" className="mt-1 text-sm text-soft">
        {gaps.length > 0 && t('The e-invoice still needs {0}.', gaps.map((gap) => GAPS[gap]).join(', '))}
      </p>
      <p className="text-sm text-soft">
        {t(
          'For “Bulk upload” on a portal for e-invoices, in version 1.1 of the format (FORM GST INV-01). It is checked here against the published format; the portal checks it once more before it gives the IRN.',
        )}
      </p>
      {eway && (
        <p className="text-sm text-soft">
          {eway.length === 0
            ? t('It asks for the e-way bill too, with the details under “Transport, for the e-way bill”.')
            : t('It asks for no e-way bill, as “Transport, for the e-way bill” is not complete.')}
        </p>
      )}
    </>
  )
}

/** IRN, acknowledgement and signed code out of the file that the portal gave back. */
function LoadAnswer({ doc }: { doc: SupplyDocument }) {
  const [status, setStatus] = useState<{ bad: boolean; text: string } | null>(null)
  const take = async (file: File) => {
    const answer = answerFor(doc, await file.text())
    if (answer === 'none')
      return setStatus({ bad: true, text: t('This file has no IRN with a signed QR code.') })
    if (answer === 'others')
      return setStatus({
        bad: true,
        text: t('This file has no answer for {0}, only those for other documents.', doc.number.trim()),
      })
    changeDocument<SupplyDocument>(doc, answer)
    setStatus({ bad: false, text: t('IRN, acknowledgement and signed QR code are filled in.') })
  }
  return (
    <>
      <FileField
        name="eInvoiceAnswer"
        label={t('The portal’s answer (JSON file)')}
        accept="application/json,.json"
        onFile={(file) => void take(file)}
      />
      <p role="status" className={`mt-1 text-sm ${status?.bad ? 'text-bad' : 'text-soft'}`}>
        {status?.text}
      </p>
    </>
  )
}
