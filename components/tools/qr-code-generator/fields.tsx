import type { ComponentProps } from 'react'
import { CheckboxField } from '@/components/fields/checkbox-field'
import { ChoiceField } from '@/components/fields/choice-field'
import { DateField } from '@/components/fields/date-field'
import { TextField } from '@/components/fields/text-field'
import type { FieldBinding, ToolInputs } from '@/components/tool-form/use-tool-inputs'
import type { qrInputs, QrKind } from '@/lib/qr/qr-inputs'
import type { QrFields, QrPayload } from '@/lib/qr/qr-payload'
import { wrongWords } from './words'

export type QrInputs = ToolInputs<typeof qrInputs>
type Name = keyof QrFields & string

/** The fields of the chosen kind. */
export function KindFields({ inputs, payload }: { inputs: QrInputs; payload: QrPayload | null }) {
  const kind = inputs.read('kind')?.kind ?? 'text'
  /** A field with what the chosen kind finds wrong in it. One that is still empty is no mistake yet. */
  const bound = (name: Name): FieldBinding => {
    const field = inputs.field(name)
    const isWrong = payload?.kind === 'wrong' && payload.field === name
    return { ...field, problem: field.problem ?? (isWrong ? wrongWords[name]! : null) }
  }
  if (kind === 'wifi') return <WifiFields inputs={inputs} bound={bound} />
  return TEXTS[kind].map(({ name, isMoment, ...field }) =>
    isMoment ? (
      <DateField key={name} field={bound(name)} label={field.label} precision="minute" />
    ) : (
      <TextField key={name} field={bound(name)} {...field} />
    ),
  )
}

interface Text extends Omit<ComponentProps<typeof TextField>, 'field'> {
  name: Name
  /** A day with its time, by the platform's own picker. */
  isMoment?: boolean
}

const PHONE: Text = {
  name: 'phone',
  label: 'Phone number',
  type: 'tel',
  longest: 20,
  hint: '10 digits for India, else with + and country code',
}
const MESSAGE: Text = { name: 'message', label: 'Message, optional', longest: 1_000, lines: 3 }

const TEXTS: Readonly<Record<Exclude<QrKind, 'wifi'>, readonly Text[]>> = {
  text: [{ name: 'text', label: 'Text', longest: 2_000, lines: 4 }],
  link: [
    { name: 'url', label: 'Web address', type: 'url', longest: 2_000, hint: 'With or without https://' },
  ],
  upi: [
    { name: 'vpa', label: 'UPI ID', longest: 255, hint: 'Such as name@bank' },
    { name: 'payee', label: 'Payee name', longest: 60 },
    {
      name: 'amount',
      label: 'Amount (₹), optional',
      longest: 15,
      hint: 'Some apps refuse a fixed amount for personal IDs.',
    },
    { name: 'note', label: 'Note, optional', longest: 50 },
  ],
  whatsapp: [PHONE, MESSAGE],
  sms: [PHONE, MESSAGE],
  contact: [
    { name: 'fullName', label: 'Full name', longest: 100 },
    { name: 'phone', label: 'Phone, optional', type: 'tel', longest: 20 },
    { name: 'email', label: 'E-mail, optional', type: 'email', longest: 120 },
    { name: 'company', label: 'Company, optional', longest: 100 },
    { name: 'jobTitle', label: 'Job title, optional', longest: 100 },
    { name: 'website', label: 'Website, optional', type: 'url', longest: 200 },
    { name: 'address', label: 'Address, optional', longest: 300, lines: 3 },
  ],
  email: [
    { name: 'email', label: 'E-mail address', type: 'email', longest: 120 },
    { name: 'subject', label: 'Subject, optional', longest: 200 },
    MESSAGE,
  ],
  location: [
    { name: 'latitude', label: 'Latitude', longest: 20, hint: 'Degrees, north is positive' },
    { name: 'longitude', label: 'Longitude', longest: 20, hint: 'Degrees, east is positive' },
  ],
  event: [
    { name: 'title', label: 'Title', longest: 200 },
    { name: 'start', label: 'Starts', isMoment: true },
    { name: 'end', label: 'Ends, optional', isMoment: true },
    { name: 'place', label: 'Place, optional', longest: 200 },
    { name: 'message', label: 'Notes, optional', longest: 1_000, lines: 3 },
  ],
}

function WifiFields({ inputs, bound }: { inputs: QrInputs; bound(name: Name): FieldBinding }) {
  const isOpen = inputs.read('security')?.security === 'nopass'
  return (
    <>
      <TextField field={bound('ssid')} label="Network name (SSID)" longest={32} />
      <ChoiceField
        field={inputs.field('security')}
        label="Security"
        options={{ WPA: 'WPA, WPA2, WPA3', WEP: 'WEP', nopass: 'None' }}
      />
      {!isOpen && (
        <TextField
          field={bound('password')}
          label="Password"
          longest={63}
          hint="Anyone who sees the code can read it."
        />
      )}
      <CheckboxField field={inputs.field('hidden')} label="The network is hidden" />
    </>
  )
}
