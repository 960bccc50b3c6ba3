import type { ComponentProps } from 'react'
import { CheckboxField } from '@/components/fields/checkbox-field'
import { ChoiceField } from '@/components/fields/choice-field'
import { DateField } from '@/components/fields/date-field'
import { TextField } from '@/components/fields/text-field'
import type { FieldBinding, ToolInputs } from '@/components/tool-form/use-tool-inputs'
import { qrInputs, type QrKind } from '@/lib/qr/qr-inputs'
import type { QrPayload } from '@/lib/qr/qr-payload'
import { t } from '@/lib/language/words'
import { wrongWords } from './words'

export type QrInputs = ToolInputs<typeof qrInputs>
/** The inputs that are texts. */
type Name = {
  [Input in keyof typeof qrInputs]: (typeof qrInputs)[Input] extends { longest: number } ? Input : never
}[keyof typeof qrInputs]

/** The fields of the chosen kind. */
export function QrKindFields({ inputs, payload }: { inputs: QrInputs; payload: QrPayload | null }) {
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
  label: t('Phone number'),
  type: 'tel',
  hint: t('10 digits for India, else with + and country code'),
}
const MESSAGE: Text = { name: 'message', label: t('Message, optional'), lines: 3 }

const TEXTS: Readonly<Record<Exclude<QrKind, 'wifi'>, readonly Text[]>> = {
  text: [{ name: 'text', label: t('Text'), lines: 4 }],
  link: [{ name: 'url', label: t('Web address'), type: 'url', hint: t('With or without https://') }],
  upi: [
    { name: 'vpa', label: t('UPI ID'), hint: t('Such as name@bank'), required: true },
    { name: 'payee', label: t('Payee name'), hint: t('Required'), required: true },
    {
      name: 'amount',
      label: t('Amount (₹), optional'),
      hint: t('Some apps refuse a fixed amount for personal IDs.'),
    },
    { name: 'note', label: t('Note, optional') },
  ],
  whatsapp: [PHONE, MESSAGE],
  sms: [PHONE, MESSAGE],
  contact: [
    { name: 'fullName', label: t('Full name'), autoComplete: 'name' },
    { name: 'phone', label: t('Phone, optional'), type: 'tel', autoComplete: 'tel' },
    { name: 'email', label: t('Email, optional'), type: 'email', autoComplete: 'email' },
    { name: 'company', label: t('Company, optional'), autoComplete: 'organization' },
    { name: 'jobTitle', label: t('Job title, optional'), autoComplete: 'organization-title' },
    { name: 'website', label: t('Website, optional'), type: 'url', autoComplete: 'url' },
    { name: 'address', label: t('Address, optional'), lines: 3, autoComplete: 'street-address' },
  ],
  email: [
    { name: 'email', label: t('Email address'), type: 'email' },
    { name: 'subject', label: t('Subject, optional') },
    MESSAGE,
  ],
  location: [
    { name: 'latitude', label: t('Latitude'), hint: t('Degrees, north is positive') },
    { name: 'longitude', label: t('Longitude'), hint: t('Degrees, east is positive') },
  ],
  event: [
    { name: 'title', label: t('Title') },
    { name: 'start', label: t('Starts'), isMoment: true },
    { name: 'end', label: t('Ends, optional'), isMoment: true },
    { name: 'place', label: t('Place, optional') },
    { name: 'message', label: t('Notes, optional'), lines: 3 },
  ],
}

function WifiFields({ inputs, bound }: { inputs: QrInputs; bound(name: Name): FieldBinding }) {
  const isOpen = inputs.read('security')?.security === 'nopass'
  return (
    <>
      <TextField field={bound('ssid')} label={t('Network name (SSID)')} longest={qrInputs.ssid.longest} />
      <ChoiceField
        field={inputs.field('security')}
        label={t('Security')}
        options={{ WPA: 'WPA, WPA2, WPA3', WEP: 'WEP', nopass: t('None') }}
      />
      {!isOpen && (
        <TextField
          field={bound('password')}
          label={t('Password')}
          longest={qrInputs.password.longest}
          hint={t('Anyone who sees the code can read it.')}
        />
      )}
      <CheckboxField field={inputs.field('hidden')} label={t('Hidden network')} />
    </>
  )
}
