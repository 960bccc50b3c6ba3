import fc from 'fast-check'
import type { QrFields } from '@/lib/qr/qr-payload'
import { type QrKind, qrInputs, qrKinds } from '@/lib/qr/qr-inputs'

/** The fields of a fresh page. */
export const freshFields = Object.fromEntries(
  Object.entries(qrInputs).map(([name, { initial }]) => [name, initial]),
) as unknown as QrFields

const WORDS = ['दुकान', 'चाय', 'தமிழ்', '😀', 'Asha & Sons', '100%', 'a', 'B', '42']
const pieces = fc.constantFrom(...WORDS, ...';:,\\"\'+#=?\n-_')
/** Short texts full of the signs that have a meaning in one kind or another. */
const strangeText = (longest: number) =>
  fc
    .array(pieces, { minLength: 1, maxLength: 12 })
    .map((parts) => [...parts.join('')].slice(0, longest).join('').trim())
    .filter((text) => text !== '')

const oneLine = (longest: number) =>
  strangeText(longest)
    .map((text) => text.replaceAll('\n', ' ').trim())
    .filter((text) => /\p{L}|\p{N}/u.test(text))
const digits = (length: number) =>
  fc
    .array(fc.integer({ min: 0, max: 9 }), { minLength: length, maxLength: length })
    .map((all) => all.join(''))
const mobile = fc.tuple(fc.constantFrom('6', '7', '8', '9'), digits(9)).map((parts) => parts.join(''))
const word = fc.stringMatching(/^[a-z][a-z0-9]{1,9}$/)
const moment = fc
  .integer({ min: 0, max: 5_000 })
  .map((days) => new Date(Date.UTC(2026, 0, 1) + days * 86_400_000).toISOString().slice(0, 10))
const optional = (text: fc.Arbitrary<string>) => fc.oneof(fc.constant(''), text)
const degrees = (most: number) =>
  fc.integer({ min: -most * 1e6, max: most * 1e6 }).map((millionths) => String(millionths / 1e6))

/** What somebody might type for each kind; all of it can be right. */
const fieldsOf: Readonly<Record<QrKind, fc.Arbitrary<Partial<QrFields>>>> = {
  text: fc.record({ text: strangeText(60) }),
  link: fc
    .tuple(word, word, word)
    .map(([host, path, query]) => ({ url: `https://${host}.in/${path}?q=${query}&r=%20#x` })),
  wifi: fc
    .record({
      ssid: oneLine(20),
      password: oneLine(30),
      security: fc.constantFrom('WPA', 'WEP', 'nopass'),
      hidden: fc.boolean(),
    })
    .map((fields) => ({ ...fields, password: fields.password.padEnd(8, 'x') }) as Partial<QrFields>),
  upi: fc.record({
    vpa: fc.tuple(word, word).map(([name, bank]) => `${name}@${bank}x`),
    payee: oneLine(20),
    amount: fc.constantFrom('', '1', '250.50', '1,00,000'),
    note: optional(oneLine(20)),
  }),
  whatsapp: fc.record({ phone: mobile, message: optional(strangeText(40)) }),
  contact: fc.record({
    fullName: oneLine(20),
    jobTitle: optional(oneLine(20)),
    company: optional(oneLine(20)),
    phone: mobile,
    email: word.map((name) => `${name}@example.in`),
    website: word.map((host) => `https://${host}.in`),
    address: optional(strangeText(30)),
  }),
  sms: fc.record({ phone: mobile, message: optional(oneLine(30)) }),
  email: fc.record({
    email: word.map((name) => `${name}+tag@example.in`),
    subject: optional(oneLine(20)),
    message: optional(strangeText(30)),
  }),
  location: fc.record({ latitude: degrees(90), longitude: degrees(180) }),
  event: fc.record({
    title: oneLine(20),
    place: optional(oneLine(20)),
    start: moment.map((day) => `${day}T09:30`),
    end: fc.constantFrom(''),
    message: optional(strangeText(30)),
  }),
}

export const anyQrFields: fc.Arbitrary<QrFields> = fc
  .constantFrom(...qrKinds)
  .chain((kind) => fieldsOf[kind].map((fields) => ({ ...freshFields, ...fields, kind })))
