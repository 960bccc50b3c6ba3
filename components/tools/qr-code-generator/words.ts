import type { QrFields } from '@/lib/qr/qr-payload'
import type { QrKind } from '@/lib/qr/qr-inputs'
import { nameOf, t } from '@/lib/language/words'

export const kindNames: Readonly<Record<QrKind, string>> = {
  text: t('Text'),
  link: t('Web link'),
  wifi: t('Wi-Fi'),
  upi: t('UPI payment'),
  whatsapp: t('WhatsApp chat'),
  contact: nameOf('qr-words', 'Contact'),
  sms: t('SMS'),
  email: t('Email'),
  location: t('Location'),
  event: t('Event'),
}

type FieldName = keyof QrFields

/** The message of an empty field: what to type. */
export const missingWords: Readonly<Partial<Record<FieldName, string>>> = {
  text: t('Enter the text.'),
  url: t('Enter the link.'),
  ssid: t('Enter the name of the network.'),
  password: t('Enter the password, or choose no password.'),
  vpa: t('Enter the UPI ID.'),
  payee: t('Enter the name of the payee.'),
  phone: t('Enter the phone number.'),
  email: t('Enter the email address.'),
  fullName: t('Enter the name.'),
  latitude: t('Enter the latitude.'),
  longitude: t('Enter the longitude.'),
  title: t('Enter the title.'),
  start: t('Enter the start time.'),
}

/** The message of an invalid field: what to change. */
export const wrongWords: Readonly<Partial<Record<FieldName, string>>> = {
  url: t('Enter a web address, such as https://example.in.'),
  password: t('A WPA password has 8 characters or more.'),
  vpa: t('Enter a UPI ID, such as name@bank.'),
  amount: t('Enter an amount above 0, or leave it empty.'),
  phone: t('Enter 10 digits, or + and the country code.'),
  email: t('Enter an email address, such as name@example.in.'),
  latitude: t('Enter degrees from −90 to 90, such as 28.6139.'),
  longitude: t('Enter degrees from −180 to 180, such as 77.2090.'),
  start: t('Enter a date and a time.'),
  end: t('Enter a time after the start.'),
}
