import type { ComponentProps } from 'react'
import { CheckboxField } from '@/components/fields/checkbox-field'
import { ChoiceField } from '@/components/fields/choice-field'
import { DateField } from '@/components/fields/date-field'
import { TextField } from '@/components/fields/text-field'
import type { FieldBinding, ToolInputs } from '@/components/tool-form/use-tool-inputs'
import { qrInputs, type QrKind } from '@/lib/qr/qr-inputs'
import type { QrPayload } from '@/lib/qr/qr-payload'
import { wrongWords } from './words'

export type QrInputs = ToolInputs<typeof qrInputs>
/** The inputs that are texts. */
type Name = {
  [Name in keyof typeof qrInputs]: (typeof qrInputs)[Name] extends { longest: number } ? Name : never
}[keyof typeof qrInputs]

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
      <TextField key={name} field={bound(name)} longest={qrInputs[name].longest} {...field} />
    ),
  )
}

interface Text extends Omit<ComponentProps<typeof TextField>, 'field' | 'longest'> {
  name: Name
  /** A day with its time, by the platform's own picker. */
  isMoment?: boolean
}

const PHONE: Text = {
  name: 'phone',
  label: 'Phone number',
  type: 'tel',
  hint: '10 digits for India, else with + and country code',
}
const MESSAGE: Text = { name: 'message', label: 'Message, optional', lines: 3 }

const TEXTS: Readonly<Record<Exclude<QrKind, 'wifi'>, readonly Text[]>> = {
  text: [{ name: 'text', label: 'Text', lines: 4 }],
  link: [{ name: 'url', label: 'Web address', type: 'url', hint: 'With or without https://' }],
  upi: [
    { name: 'vpa', label: 'UPI ID', hint: 'Such as name@bank', required: true },
    { name: 'payee', label: 'Payee name', hint: 'Required', required: true },
    {
      name: 'amount',
      label: 'Amount (₹), optional',
      hint: 'Some apps refuse a fixed amount for personal IDs.',
    },
    { name: 'note', label: 'Note, optional' },
  ],
  whatsapp: [PHONE, MESSAGE],
  sms: [PHONE, MESSAGE],
  contact: [
    { name: 'fullName', label: 'Full name' },
    { name: 'phone', label: 'Phone, optional', type: 'tel' },
    { name: 'email', label: 'Email, optional', type: 'email' },
    { name: 'company', label: 'Company, optional' },
    { name: 'jobTitle', label: 'Job title, optional' },
    { name: 'website', label: 'Website, optional', type: 'url' },
    { name: 'address', label: 'Address, optional', lines: 3 },
  ],
  email: [
    { name: 'email', label: 'Email address', type: 'email' },
    { name: 'subject', label: 'Subject, optional' },
    MESSAGE,
  ],
  location: [
    { name: 'latitude', label: 'Latitude', hint: 'Degrees, north is positive' },
    { name: 'longitude', label: 'Longitude', hint: 'Degrees, east is positive' },
  ],
  event: [
    { name: 'title', label: 'Title' },
    { name: 'start', label: 'Starts', isMoment: true },
    { name: 'end', label: 'Ends, optional', isMoment: true },
    { name: 'place', label: 'Place, optional' },
    { name: 'message', label: 'Notes, optional', lines: 3 },
  ],
}

function WifiFields({ inputs, bound }: { inputs: QrInputs; bound(name: Name): FieldBinding }) {
  const isOpen = inputs.read('security')?.security === 'nopass'
  return (
    <>
      <TextField field={bound('ssid')} label="Network name (SSID)" longest={qrInputs.ssid.longest} />
      <ChoiceField
        field={inputs.field('security')}
        label="Security"
        options={{ WPA: 'WPA, WPA2, WPA3', WEP: 'WEP', nopass: 'None' }}
      />
      {!isOpen && (
        <TextField
          field={bound('password')}
          label="Password"
          longest={qrInputs.password.longest}
          hint="Anyone who sees the code can read it."
        />
      )}
      <CheckboxField field={inputs.field('hidden')} label="Hidden network" />
    </>
  )
}
