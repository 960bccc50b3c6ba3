import { isCalendarDay } from '@/lib/calendar/calendar-day'
import { escapedText } from '@/lib/calendar/calendar-file'
import { readNumber } from '@/lib/inputs/read-number'
import type { Values } from '@/lib/inputs/tool-inputs'
import { isVpa, upiLink } from '@/lib/upi/upi-link'
import { toPaise } from '@/lib/money/paise'
import { phoneNumber, shortCode } from '@/lib/qr/phone-number'
import type { qrInputs } from '@/lib/qr/qr-inputs'
import { blankCard } from '@/lib/contact/card'
import { contactText } from '@/lib/contact/vcard'

export type QrFields = Values<typeof qrInputs>
type FieldName = keyof QrFields

/** Why there is no code yet: a field that is still empty, or one that cannot be right. */
export type QrPayload =
  | { kind: 'ready'; payload: string }
  | { kind: 'missing'; field: FieldName }
  | { kind: 'wrong'; field: FieldName }

const ready = (payload: string): QrPayload => ({ kind: 'ready', payload })
const missing = (field: FieldName): QrPayload => ({ kind: 'missing', field })
const wrong = (field: FieldName): QrPayload => ({ kind: 'wrong', field })

/** Schemes that run or hide what they open; no scanner should be handed one. */
const RUNS_CODE = new Set(['javascript:', 'data:', 'vbscript:', 'blob:', 'file:', 'intent:'])

function link({ url }: QrFields): QrPayload {
  const typed = url.trim()
  if (typed === '') return missing('url')
  const address = /^[a-z][a-z0-9+.-]*:/i.test(typed) && !/^[^/]*:\d/.test(typed) ? typed : `https://${typed}`
  if (/\s/.test(typed) || !URL.canParse(address)) return wrong('url')
  const { protocol, hostname } = new URL(address)
  if (RUNS_CODE.has(protocol)) return wrong('url')
  const isWeb = protocol === 'https:' || protocol === 'http:'
  return isWeb && !hostname.includes('.') && hostname !== 'localhost' ? wrong('url') : ready(address)
}

/**
 * Backslash before what separates fields. No quotation marks: an iPhone takes them for a part of the name or password.
 */
const wifiText = (text: string): string => text.replace(/[\\;,:"]/g, '\\$&')

/** WPA passwords have 8 to 63 characters. Source: IEEE 802.11i; the form of the text: ZXing, barcode contents. */
function wifi({ ssid, password, security, hidden }: QrFields): QrPayload {
  if (ssid === '') return missing('ssid')
  const isOpen = security === 'nopass'
  if (!isOpen && password === '') return missing('password')
  if (security === 'WPA' && password.length < 8) return wrong('password')
  const secret = isOpen ? '' : `P:${wifiText(password)};`
  return ready(`WIFI:T:${security};S:${wifiText(ssid)};${secret}${hidden ? 'H:true;' : ''};`)
}

function upi({ vpa, payee, amount, note }: QrFields): QrPayload {
  if (vpa.trim() === '') return missing('vpa')
  if (!isVpa(vpa)) return wrong('vpa')
  if (payee.trim() === '') return missing('payee')
  const rupees = amount.trim() === '' ? 0 : readNumber(amount)
  const amountPaise = rupees === null ? -1 : toPaise(rupees)
  if (amountPaise < 0 || amountPaise > 1_00_00_000_00 || (amount.trim() !== '' && amountPaise === 0))
    return wrong('amount')
  return ready(upiLink({ vpa, name: payee, amountPaise, note }))
}

const withPhone = (fields: QrFields, payload: (number: string) => string, read = phoneNumber): QrPayload => {
  if (fields.phone.trim() === '') return missing('phone')
  const number = read(fields.phone)
  return number === null ? wrong('phone') : ready(payload(number))
}

/** Source: WhatsApp help, click to chat: digits alone, and the text percent-encoded. */
const whatsapp = (fields: QrFields) =>
  withPhone(fields, (number) => {
    const text = fields.message === '' ? '' : `?text=${encodeURIComponent(fields.message)}`
    return `https://wa.me/${number.slice(1)}${text}`
  })

const sms = (fields: QrFields) =>
  withPhone(
    fields,
    (number) => `SMSTO:${number}${fields.message === '' ? '' : `:${fields.message}`}`,
    (typed) => shortCode(typed) ?? phoneNumber(typed),
  )

const EMAIL = /^[^\s@<>,;:"]+@[^\s@<>,;:"]+\.[^\s@<>,;:".]+$/

/** Source: RFC 6068; lines of the body end with CR LF. */
function email({ email: typed, subject, message }: QrFields): QrPayload {
  const address = typed.trim()
  if (address === '') return missing('email')
  if (!EMAIL.test(address)) return wrong('email')
  const parts = [
    ...(subject === '' ? [] : [`subject=${encodeURIComponent(subject)}`]),
    ...(message === '' ? [] : [`body=${encodeURIComponent(message.replace(/\r\n|\r|\n/g, '\r\n'))}`]),
  ]
  const [name, host] = [
    address.slice(0, address.lastIndexOf('@')),
    address.slice(address.lastIndexOf('@') + 1),
  ]
  return ready(`mailto:${encodeURIComponent(name)}@${host}${parts.length > 0 ? `?${parts.join('&')}` : ''}`)
}

function contact(fields: QrFields): QrPayload {
  const { fullName, jobTitle, company, phone, email: typedEmail, website, address } = fields
  if (fullName.trim() === '') return missing('fullName')
  return ready(
    contactText({ ...blankCard, fullName, jobTitle, company, phone, email: typedEmail, website, address }),
  )
}

const degrees = (text: string, most: number): number | null => {
  const number = readNumber(text)
  return number !== null && Math.abs(number) <= most ? number : null
}

/** Source: RFC 5870. Six decimals are a tenth of a metre. */
function location({ latitude, longitude }: QrFields): QrPayload {
  if (latitude.trim() === '') return missing('latitude')
  if (longitude.trim() === '') return missing('longitude')
  const [north, east] = [degrees(latitude, 90), degrees(longitude, 180)]
  if (north === null) return wrong('latitude')
  if (east === null) return wrong('longitude')
  return ready(`geo:${Number(north.toFixed(6))},${Number(east.toFixed(6))}`)
}

/** A minute of a day that exists. */
const isMoment = (text: string) =>
  isCalendarDay(text.slice(0, 10)) && /^T(?:[01]\d|2[0-3]):[0-5]\d$/.test(text.slice(10))
const localTime = (text: string) => `${text.replace(/[-:]/g, '')}00`

/** An event at the local time of whoever scans it. Source: RFC 5545. */
function event({ title, place, start, end, message }: QrFields): QrPayload {
  if (title.trim() === '') return missing('title')
  if (start === '') return missing('start')
  if (!isMoment(start)) return wrong('start')
  if (end !== '' && (!isMoment(end) || end <= start)) return wrong('end')
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'BEGIN:VEVENT',
    `SUMMARY:${escapedText(title)}`,
    `DTSTART:${localTime(start)}`,
    ...(end === '' ? [] : [`DTEND:${localTime(end)}`]),
    ...(place === '' ? [] : [`LOCATION:${escapedText(place)}`]),
    ...(message === '' ? [] : [`DESCRIPTION:${escapedText(message)}`]),
    'END:VEVENT',
    'END:VCALENDAR',
  ]
  return ready(lines.join('\r\n'))
}

const text = ({ text: typed }: QrFields): QrPayload => (typed.trim() === '' ? missing('text') : ready(typed))

const payloads = { text, link, wifi, upi, whatsapp, contact, sms, email, location, event }

/** The payload of a code of the chosen kind, with special characters escaped as that kind requires. */
export const qrPayload = (fields: QrFields): QrPayload => payloads[fields.kind](fields)
