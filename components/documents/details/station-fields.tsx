import { useState } from 'react'
import { FieldPair } from '@/components/documents/controls/section'
import { changeDocument } from '@/components/documents/store/use-document'
import { TextField } from '@/components/fields/text-field'
import { binding } from '@/components/tool-form/binding'
import type { FieldBinding } from '@/components/tool-form/use-tool-inputs'
import type { Transport } from '@/lib/invoicing/document/transport'
import type { DispatchDocument } from '@/lib/invoicing/model/document-groups'
import { pincodeIn, pincodeOf, placeInAddress, stations } from '@/lib/invoicing/returns/eway-address'
import { movementOf } from '@/lib/invoicing/returns/eway-movement'
import { t } from '@/lib/language/words'

/** The fields of the transport, each bound to its text. */
export const bindTransport =
  (doc: DispatchDocument) =>
  (key: keyof Transport, problem: string | null = null) =>
    binding(
      key,
      doc.transport[key],
      (text) => changeDocument<DispatchDocument>(doc, { transport: { ...doc.transport, [key]: text } }),
      problem,
    )

/** Where the goods leave and arrive, for the e-way bill. */
export function StationFields({ doc }: { doc: DispatchDocument }) {
  const { from, to } = stations(doc)
  const bind = bindTransport(doc)
  return (
    <FieldPair>
      <SuggestedField
        field={bind('fromPlace')}
        label={t('Place of dispatch')}
        suggested={placeInAddress(from.address)}
      />
      <SuggestedField
        field={bind('fromPincode', pincodeProblem(from))}
        label={t('Pincode of dispatch')}
        suggested={pincodeIn(from.address)}
      />
      {!movementOf(doc).leavesIndia && (
        <>
          <SuggestedField
            field={bind('toPlace')}
            label={t('Place of delivery')}
            suggested={placeInAddress(to.address)}
          />
          <SuggestedField
            field={bind('toPincode', pincodeProblem(to))}
            label={t('Pincode of delivery')}
            suggested={pincodeIn(to.address)}
          />
        </>
      )}
    </FieldPair>
  )
}

const pincodeProblem = (station: Parameters<typeof pincodeOf>[0]) =>
  station.pincode.trim() !== '' && pincodeOf(station) === null
    ? t('Enter the six digits of a pincode.')
    : null

interface SuggestedFieldProps {
  field: FieldBinding
  label: string
  /** What the address has, '' if nothing. */
  suggested: string
}

/** A field that shows what the address has until something else is typed, with the words to check it. */
function SuggestedField({ field, label, suggested }: SuggestedFieldProps) {
  // The suggestion would come back while the visitor clears the field to type another text.
  const [cleared, setCleared] = useState(false)
  const { text } = field
  const hint =
    text === ''
      ? suggested && t('From the address: check it')
      : text !== suggested && suggested && t('The address has {0}', suggested)
  return (
    <TextField
      field={{
        ...field,
        text: text || (cleared ? '' : suggested),
        onText: (typed) => {
          setCleared(typed === '')
          field.onText(typed === suggested ? '' : typed)
        },
        onLeave: () => setCleared(false),
      }}
      label={label}
      hint={hint || undefined}
    />
  )
}
