import { useState } from 'react'
import { fileStem } from '@/components/documents/paper/paper'
import { saveFile } from '@/components/results/save-file'
import { Button } from '@/components/ui/button'
import type { Challan, Invoice } from '@/lib/invoicing/draft'
import { ewayBill, type EwayBillGap, ewayBillGaps } from '@/lib/invoicing/eway-bill'

const GAPS: Record<EwayBillGap, string> = {
  total: 'an item with readable numbers',
  sellerGstin: 'your GSTIN',
  fromPincode: 'the pincode in your address',
  toPincode: 'the pincode in the delivery address',
  toState: 'the place of supply',
  hsn: 'an HSN code of 4 to 8 digits for each item',
  distance: 'the distance in km',
  vehicle: 'the vehicle number or the transporter’s ID',
}

/** Saves the e-way bill for the bulk upload, or lists what it lacks. */
export function EwayBillButton({ draft }: { draft: Invoice | Challan }) {
  const [gaps, setGaps] = useState<readonly EwayBillGap[]>([])
  const save = () => {
    const missing = ewayBillGaps(draft)
    setGaps(missing)
    if (missing.length > 0) return
    saveFile(
      `eway-bill-${fileStem(draft)}.json`,
      'application/json',
      JSON.stringify(ewayBill(draft), null, 1),
    )
  }
  return (
    <>
      <Button variant="outline" className="mt-2" onClick={save}>
        E-way bill (JSON)
      </Button>
      <p role="status" className="mt-1 text-sm text-soft">
        {gaps.length > 0 && `The e-way bill still needs ${gaps.map((gap) => GAPS[gap]).join(', ')}.`}
      </p>
      <p className="text-sm text-soft">
        For “Bulk upload” on ewaybillgst.gov.in. The schema there is behind a login and changes; the portal
        checks the file before it issues a number.
      </p>
    </>
  )
}
