import type { QrFields } from '@/lib/qr/qr-payload'
import type { QrKind } from '@/lib/qr/qr-inputs'

export const kindNames: Readonly<Record<QrKind, string>> = {
  text: 'Text',
  link: 'Web link',
  wifi: 'Wi-Fi',
  upi: 'UPI payment',
  whatsapp: 'WhatsApp chat',
  contact: 'Contact',
  sms: 'SMS',
  email: 'Email',
  location: 'Location',
  event: 'Event',
}

type FieldName = keyof QrFields

/** What to type where a field is empty. */
export const missingWords: Readonly<Partial<Record<FieldName, string>>> = {
  text: 'Enter the text.',
  url: 'Enter the link.',
  ssid: 'Enter the name of the network.',
  password: 'Enter the password, or choose no password.',
  vpa: 'Enter the UPI ID.',
  payee: 'Enter the name of the payee.',
  phone: 'Enter the phone number.',
  email: 'Enter the email address.',
  fullName: 'Enter the name.',
  latitude: 'Enter the latitude.',
  longitude: 'Enter the longitude.',
  title: 'Enter the title.',
  start: 'Enter the start time.',
}

/** What to change where a field cannot be right. */
export const wrongWords: Readonly<Partial<Record<FieldName, string>>> = {
  url: 'Enter a web address, such as https://example.in.',
  password: 'A WPA password has 8 characters or more.',
  vpa: 'Enter a UPI ID, such as name@bank.',
  amount: 'Enter an amount above 0, or leave it empty.',
  phone: 'Enter 10 digits, or + and the country code.',
  email: 'Enter an email address, such as name@example.in.',
  latitude: 'Enter degrees from −90 to 90, such as 28.6139.',
  longitude: 'Enter degrees from −180 to 180, such as 77.2090.',
  start: 'Enter a date and a time.',
  end: 'Enter a time after the start.',
}
