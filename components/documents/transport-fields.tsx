import { EwayBillButton } from '@/components/documents/eway-bill-button'
import { Pair } from '@/components/documents/section'
import { changeDraft } from '@/components/documents/use-document'
import { SelectField } from '@/components/fields/select-field'
import { TextField } from '@/components/fields/text-field'
import { binding } from '@/components/tool-form/binding'
import type { Challan, Invoice, Transport } from '@/lib/invoicing/draft'

const MODES = { road: 'Road', rail: 'Rail', air: 'Air', ship: 'Ship' }

/** How the goods are moved, for the challan and the e-way bill. */
export function TransportFields({ draft }: { draft: Invoice | Challan }) {
  const { transport } = draft
  const bind = (key: keyof Transport, problem: string | null = null) =>
    binding(
      key,
      transport[key],
      (text) => changeDraft<Invoice | Challan>(draft, { transport: { ...transport, [key]: text } }),
      problem,
    )
  const badDistance = transport.distanceKm.trim() !== '' && !/^\d{1,4}$/.test(transport.distanceKm.trim())
  return (
    <>
      <Pair>
        <SelectField field={bind('mode')} label="Mode of transport" options={MODES} />
        <TextField field={bind('vehicle')} label="Vehicle number" />
        <TextField field={bind('transporter')} label="Transporter" />
        <TextField field={bind('transporterId')} label="Transporter’s GSTIN or ID" />
        <TextField
          field={bind('distanceKm', badDistance ? 'Enter whole kilometres, up to 4,000.' : null)}
          label="Distance in km"
        />
      </Pair>
      <EwayBillButton draft={draft} />
    </>
  )
}
