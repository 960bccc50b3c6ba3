import fc from 'fast-check'
import VCard from 'vcf'
import { phoneNumber } from '@/lib/qr/phone-number'
import { colourWarning, contrastRatio, luminance } from '@/lib/qr/qr-colours'
import { type QrFields, qrPayload } from '@/lib/qr/qr-payload'
import { anyQrFields, freshFields } from '@/tests/lib/qr/qr-fields'

const of = (fields: Partial<QrFields>) => qrPayload({ ...freshFields, ...fields })
const payloadOf = (fields: Partial<QrFields>) => {
  const made = of(fields)
  if (made.kind !== 'ready') throw new Error(`${made.kind} ${made.field}`)
  return made.payload
}

it.each([
  'javascript:alert(1)',
  'JavaScript:alert(1)',
  ' data:text/html,x',
  'file:///etc/passwd',
  'intent://scan/#Intent;scheme=zxing;end',
])('refuses the link %j, which runs or opens what nobody sees', (url) => {
  expect(of({ kind: 'link', url })).toEqual({ kind: 'wrong', field: 'url' })
})

describe('what a code holds', () => {
  it.each<[string, Partial<QrFields>, string]>([
    ['a link without its scheme', { kind: 'link', url: 'example.in:8080/x' }, 'https://example.in:8080/x'],
    ['a link of another scheme', { kind: 'link', url: 'tel:+911234567890' }, 'tel:+911234567890'],
    [
      'a name of hexadecimal digits, without quotation marks',
      { kind: 'wifi', ssid: 'cafe', security: 'nopass' },
      'WIFI:T:nopass;S:cafe;;',
    ],
    [
      'a password of digits alone, without them',
      { kind: 'wifi', ssid: 'Home', password: '1234567890' },
      'WIFI:T:WPA;S:Home;P:1234567890;;',
    ],
    [
      'a payment into an account',
      { kind: 'upi', vpa: '1234567890@HDFC0000001.ifsc.npci', payee: 'Asha' },
      'upi://pay?pa=1234567890@HDFC0000001.ifsc.npci&pn=Asha&cu=INR',
    ],
    ['a message to a short code', { kind: 'sms', phone: '1909', message: 'START 0' }, 'SMSTO:1909:START 0'],
    [
      'a payment',
      { kind: 'upi', vpa: 'shop@bank', payee: 'Asha & Sons', amount: '1,250.50', note: 'Bill 42' },
      'upi://pay?pa=shop@bank&pn=Asha%20%26%20Sons&am=1250.50&cu=INR&tn=Bill%2042',
    ],
    ['a message', { kind: 'sms', phone: '09876543210', message: 'BAL: now' }, 'SMSTO:+919876543210:BAL: now'],
    ['a place', { kind: 'location', latitude: '28.6139', longitude: '77.20901234' }, 'geo:28.6139,77.209012'],
    [
      'an event',
      {
        kind: 'event',
        title: 'Wedding; Asha, Ravi',
        start: '2027-02-14T18:30',
        end: '2027-02-14T23:00',
        place: 'Jaipur',
      },
      'BEGIN:VCALENDAR\r\nVERSION:2.0\r\nBEGIN:VEVENT\r\nSUMMARY:Wedding\\; Asha\\, Ravi\r\nDTSTART:20270214T183000\r\nDTEND:20270214T230000\r\nLOCATION:Jaipur\r\nEND:VEVENT\r\nEND:VCALENDAR',
    ],
  ])('%s', (_, fields, payload) => {
    expect(payloadOf(fields)).toBe(payload)
  })
})

describe('what is not there or not right is named by its field', () => {
  it.each<[Partial<QrFields>, 'missing' | 'wrong', string]>([
    [{}, 'missing', 'text'],
    [{ text: ' \n' }, 'missing', 'text'],
    [{ kind: 'link' }, 'missing', 'url'],
    [{ kind: 'link', url: 'hello' }, 'wrong', 'url'],
    [{ kind: 'wifi' }, 'missing', 'ssid'],
    [{ kind: 'wifi', ssid: 'Home' }, 'missing', 'password'],
    [{ kind: 'wifi', ssid: 'Home', password: 'short' }, 'wrong', 'password'],
    [{ kind: 'upi' }, 'missing', 'vpa'],
    [{ kind: 'upi', vpa: 'shop' }, 'wrong', 'vpa'],
    [{ kind: 'upi', vpa: 'shop@bank' }, 'missing', 'payee'],
    [{ kind: 'upi', vpa: 'shop@bank', payee: 'A', amount: '0' }, 'wrong', 'amount'],
    [{ kind: 'upi', vpa: 'shop@bank', payee: 'A', amount: '-5' }, 'wrong', 'amount'],
    [{ kind: 'whatsapp' }, 'missing', 'phone'],
    [{ kind: 'sms', phone: '0123' }, 'wrong', 'phone'],
    [{ kind: 'upi', vpa: '1234567890@HDFC1000001.ifsc.npci' }, 'wrong', 'vpa'],
    [{ kind: 'event', title: 'A', start: '2027-02-30T18:30' }, 'wrong', 'start'],
    [{ kind: 'event', title: 'A', start: '2027-02-14T24:00' }, 'wrong', 'start'],
    [{ kind: 'event', title: 'A', start: '2027-02-14T18:30', end: '2027-02-29T18:30' }, 'wrong', 'end'],
    [{ kind: 'email' }, 'missing', 'email'],
    [{ kind: 'email', email: 'asha' }, 'wrong', 'email'],
    [{ kind: 'contact' }, 'missing', 'fullName'],
    [{ kind: 'location' }, 'missing', 'latitude'],
    [{ kind: 'location', latitude: '91', longitude: '77' }, 'wrong', 'latitude'],
    [{ kind: 'location', latitude: '28', longitude: '181' }, 'wrong', 'longitude'],
    [{ kind: 'event' }, 'missing', 'title'],
    [{ kind: 'event', title: 'A' }, 'missing', 'start'],
    [{ kind: 'event', title: 'A', start: '2027-02-14T18:30', end: '2027-02-14T18:30' }, 'wrong', 'end'],
  ])('%j: %s %s', (fields, kind, field) => {
    expect(of(fields)).toEqual({ kind, field })
  })
})

describe('readers of our own find in a code what was typed', () => {
  const unescaped = (text: string) =>
    text.replace(/\\(.)/g, (_, sign: string) => (sign === 'n' ? '\n' : sign))
  /** The fields of a Wi-Fi text, parted at semicolons that have no backslash. */
  const wifiParts = (payload: string) =>
    new Map(
      [...payload.slice('WIFI:'.length).matchAll(/([A-Z]):((?:\\.|[^\\;])*);/g)].map(([, key, text]) => [
        key,
        unescaped(/^".*"$/.test(text!) ? text!.slice(1, -1) : text!),
      ]),
    )
  const line = (payload: string, name: string) => {
    const found = payload.split('\r\n').find((row) => row.startsWith(`${name}:`))
    return found === undefined ? '' : unescaped(found.slice(name.length + 1))
  }
  const decoded: Readonly<Record<string, (payload: string, fields: QrFields) => void>> = {
    text: (payload, { text }) => expect(payload).toBe(text),
    link: (payload, { url }) => expect(payload).toBe(url),
    wifi: (payload, { ssid, password, security, hidden }) => {
      const parts = wifiParts(payload)
      expect([parts.get('T'), parts.get('S'), parts.get('P') ?? '', parts.get('H') ?? 'false']).toEqual([
        security,
        ssid,
        security === 'nopass' ? '' : password,
        String(hidden),
      ])
    },
    upi: (payload, { vpa, payee, note }) => {
      const query = new URL(payload).searchParams
      expect([query.get('pa'), query.get('pn'), query.get('tn') ?? '']).toEqual([
        vpa,
        payee.trim(),
        note.trim(),
      ])
    },
    whatsapp: (payload, { phone, message }) => {
      const { pathname, searchParams } = new URL(payload)
      expect([pathname, searchParams.get('text') ?? '']).toEqual([`/91${phone}`, message])
    },
    sms: (payload, { phone, message }) =>
      expect(payload).toBe(`SMSTO:+91${phone}${message && `:${message}`}`),
    email: (payload, { email, subject, message }) => {
      const { pathname, searchParams } = new URL(payload)
      expect(decodeURIComponent(pathname)).toBe(email)
      expect(searchParams.get('subject') ?? '').toBe(subject)
      expect((searchParams.get('body') ?? '').replaceAll('\r\n', '\n')).toBe(message)
    },
    location: (payload, { latitude, longitude }) => {
      const [north, east] = payload.slice('geo:'.length).split(',').map(Number)
      expect([north, east]).toEqual([Number(latitude) + 0, Number(longitude) + 0])
    },
    contact: (payload, { fullName, email }) => {
      const card = new VCard().parse(`${payload}\r\n`)
      expect(unescaped(String(card.get('fn')!.valueOf()))).toBe(fullName.replace(/\s+/g, ' ').trim())
      expect(card.get('email')!.valueOf()).toBe(email)
    },
    event: (payload, { title, place, start, message }) => {
      expect([line(payload, 'SUMMARY'), line(payload, 'LOCATION'), line(payload, 'DESCRIPTION')]).toEqual([
        title,
        place,
        message,
      ])
      expect(line(payload, 'DTSTART')).toBe(`${start.replace(/[-:]/g, '')}00`)
    },
  }

  it('of all kinds', () => {
    fc.assert(
      fc.property(anyQrFields, (fields) => {
        decoded[fields.kind]!(payloadOf(fields), fields)
      }),
      { numRuns: 1_000 },
    )
  })
})

it.each([
  ['98765 43210', '+919876543210'],
  ['919876543210', '+919876543210'],
  ['+1 (650) 253-0000', '+16502530000'],
  ['022 2345 6789', '+912223456789'],
  ['+91 (11) 2345 6789', '+911123456789'],
  ['0091 98765 43210', '+919876543210'],
  ['+91 (0) 98765 43210', '+919876543210'],
  ['+91 022 2345 6789', '+912223456789'],
  ['00 44 7911 123456', '+447911123456'],
  ['९८७६५ ४३२१०', '+919876543210'],
  ['5876543210', null],
  ['+0123456789', null],
  ['', null],
])('the phone number %j is %j', (text, number) => {
  expect(phoneNumber(text)).toBe(number)
})

describe('colours', () => {
  // WCAG 2.2: black on white has the contrast 21; #767676 on white is the lightest grey with 4.5.
  it('have the contrast of WCAG', () => {
    expect(contrastRatio('#000000', '#ffffff')).toBeCloseTo(21, 10)
    expect(contrastRatio('#767676', '#ffffff')).toBeCloseTo(4.54, 2)
    expect(luminance('#ff0000')).toBeCloseTo(0.2126, 10)
  })

  it.each([
    ['#000000', '#ffffff', null],
    ['#ffffff', '#000000', 'inverted'],
    ['#ffcc00', '#ffffff', 'lowContrast'],
    ['#808080', '#808080', 'lowContrast'],
  ])('%s on %s: %j', (dark, light, warning) => {
    expect(colourWarning(dark, light)).toBe(warning)
  })
})

test.each(['\r', '\n', '\r\n', '\r\r', '\n\r'])(
  '%j in a text of an event or a contact begins no line',
  (end) => {
    const typed = `one${end}ATTENDEE:two`
    const lines = (payload: string) => payload.split(/\r\n|\r|\n/)
    const made = payloadOf({
      kind: 'event',
      title: typed,
      place: typed,
      message: typed,
      start: '2027-02-14T18:30',
    })
    expect(lines(made).map((line) => line.split(/[:;]/)[0])).toEqual([
      'BEGIN',
      'VERSION',
      'BEGIN',
      'SUMMARY',
      'DTSTART',
      'LOCATION',
      'DESCRIPTION',
      'END',
      'END',
    ])
    const card = payloadOf({
      kind: 'contact',
      fullName: typed,
      company: typed,
      address: typed,
      website: typed,
    })
    expect(lines(card).filter((line) => line.startsWith('ATTENDEE'))).toEqual([])
  },
)
