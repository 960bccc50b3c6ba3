'use client'

import { CheckboxField } from '@/components/fields/checkbox-field'
import { ChoiceField } from '@/components/fields/choice-field'
import { TextField } from '@/components/fields/text-field'
import type { FieldBinding, ToolInputs } from '@/components/tool-form/use-tool-inputs'
import type { qrInputs, QrKind } from '@/lib/qr/qr-inputs'
import type { QrFields } from '@/lib/qr/qr-payload'
import { MomentField } from './moment-field'

export type QrInputs = ToolInputs<typeof qrInputs>
type Name = keyof QrFields & string

interface KindFieldsProps {
  inputs: QrInputs
  /** A field, with what is wrong with it for a code of the chosen kind. */
  bound(name: Name): FieldBinding
}

/** The fields of the chosen kind. */
export function KindFields(props: KindFieldsProps) {
  const kind = props.inputs.read('kind')?.kind ?? 'text'
  const Fields = KINDS[kind]
  return <Fields {...props} />
}

const KINDS: Readonly<Record<QrKind, (props: KindFieldsProps) => React.ReactNode>> = {
  text: ({ bound }) => <TextField field={bound('text')} label="Text" longest={2_000} lines={4} />,
  link: ({ bound }) => (
    <TextField
      field={bound('url')}
      label="Web address"
      type="url"
      longest={2_000}
      hint="With or without https://"
    />
  ),
  wifi: WifiFields,
  upi: ({ bound }) => (
    <>
      <TextField field={bound('vpa')} label="UPI ID" longest={255} hint="Such as name@bank" />
      <TextField field={bound('payee')} label="Payee name" longest={60} />
      <TextField
        field={bound('amount')}
        label="Amount (₹), optional"
        longest={15}
        hint="Some apps refuse a fixed amount for personal IDs."
      />
      <TextField field={bound('note')} label="Note, optional" longest={50} />
    </>
  ),
  whatsapp: ({ bound }) => (
    <>
      <Phone bound={bound} />
      <TextField field={bound('message')} label="Message, optional" longest={1_000} lines={3} />
    </>
  ),
  sms: ({ bound }) => (
    <>
      <Phone bound={bound} />
      <TextField field={bound('message')} label="Message, optional" longest={1_000} lines={3} />
    </>
  ),
  contact: ContactFields,
  email: ({ bound }) => (
    <>
      <TextField field={bound('email')} label="E-mail address" type="email" longest={120} />
      <TextField field={bound('subject')} label="Subject, optional" longest={200} />
      <TextField field={bound('message')} label="Message, optional" longest={1_000} lines={3} />
    </>
  ),
  location: ({ bound }) => (
    <>
      <TextField field={bound('latitude')} label="Latitude" longest={20} hint="Degrees, north is positive" />
      <TextField field={bound('longitude')} label="Longitude" longest={20} hint="Degrees, east is positive" />
    </>
  ),
  event: ({ bound }) => (
    <>
      <TextField field={bound('title')} label="Title" longest={200} />
      <MomentField field={bound('start')} label="Starts" />
      <MomentField field={bound('end')} label="Ends, optional" />
      <TextField field={bound('place')} label="Place, optional" longest={200} />
      <TextField field={bound('message')} label="Notes, optional" longest={1_000} lines={3} />
    </>
  ),
}

function Phone({ bound }: Pick<KindFieldsProps, 'bound'>) {
  return (
    <TextField
      field={bound('phone')}
      label="Phone number"
      type="tel"
      longest={20}
      hint="10 digits for India, else with + and country code"
    />
  )
}

function WifiFields({ inputs, bound }: KindFieldsProps) {
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

function ContactFields({ bound }: KindFieldsProps) {
  return (
    <>
      <TextField field={bound('fullName')} label="Full name" longest={100} />
      <TextField field={bound('phone')} label="Phone, optional" type="tel" longest={20} />
      <TextField field={bound('email')} label="E-mail, optional" type="email" longest={120} />
      <TextField field={bound('company')} label="Company, optional" longest={100} />
      <TextField field={bound('jobTitle')} label="Job title, optional" longest={100} />
      <TextField field={bound('website')} label="Website, optional" type="url" longest={200} />
      <TextField field={bound('address')} label="Address, optional" longest={300} lines={3} />
    </>
  )
}
