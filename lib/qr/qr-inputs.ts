import { choice, flag } from '@/lib/inputs/choices'
import type { InputProblem } from '@/lib/inputs/input-problem'
import { type Kind, problem, value } from '@/lib/inputs/kind'
import { number } from '@/lib/inputs/quantities'

/** What a code can hold. */
export const qrKinds = [
  'text',
  'link',
  'wifi',
  'upi',
  'whatsapp',
  'contact',
  'sms',
  'email',
  'location',
  'event',
] as const
export type QrKind = (typeof qrKinds)[number]

/** Any text of at most so many characters; what is longer is cut, as the field does not take it. */
function words(longest: number): Kind<string> {
  return {
    initial: '',
    read: (text) => value([...text].slice(0, longest).join('')),
    write: (text) => text,
    show: (text) => text,
  }
}

function colour(initial: string): Kind<string, InputProblem> {
  return {
    initial,
    read: (text) =>
      /^#[0-9a-f]{6}$/i.test(text) ? value(text.toLowerCase()) : problem({ kind: 'notAColour' }),
    write: (text) => text,
    show: (text) => text,
  }
}

export const DEFAULT_PIXELS = 256
const MOST_PIXELS = 2_000
const MOST_MARGIN = 20

/** Every field of every kind. Phone, e-mail and message serve several kinds, so what was typed stays when the kind changes. */
export const qrInputs = {
  kind: choice(qrKinds, 'text'),
  text: words(2_000),
  url: words(2_000),
  ssid: words(32),
  password: words(63),
  security: choice(['WPA', 'WEP', 'nopass'], 'WPA'),
  hidden: flag(false),
  vpa: words(255),
  payee: words(60),
  amount: words(15),
  note: words(50),
  phone: words(20),
  message: words(1_000),
  email: words(120),
  subject: words(200),
  fullName: words(100),
  jobTitle: words(100),
  company: words(100),
  website: words(200),
  address: words(300),
  latitude: words(20),
  longitude: words(20),
  title: words(200),
  place: words(200),
  start: words(16),
  end: words(16),
  size: number({
    initial: DEFAULT_PIXELS,
    min: 64,
    max: MOST_PIXELS,
    whole: true,
    example: '256',
  }),
  level: choice(['L', 'M', 'Q', 'H'], 'H'),
  dark: colour('#000000'),
  light: colour('#ffffff'),
  margin: number({
    initial: 4,
    min: 0,
    max: MOST_MARGIN,
    whole: true,
    example: '4',
  }),
}
