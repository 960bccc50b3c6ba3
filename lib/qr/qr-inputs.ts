import { choice, flag } from '@/lib/inputs/choices'
import type { InputProblem } from '@/lib/inputs/input-problem'
import { type Kind, problem, value } from '@/lib/inputs/kind'
import { number } from '@/lib/inputs/quantities'
import { text, textKind } from '@/lib/inputs/text'

/** The kinds of contents of a QR code. */
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

const colour = (initial: string): Kind<string, InputProblem> =>
  textKind(initial, (typed) =>
    /^#[0-9a-f]{6}$/i.test(typed) ? value(typed.toLowerCase()) : problem({ kind: 'notAColour' }),
  )

export const DEFAULT_PIXELS = 256
const MOST_PIXELS = 2_000
const MOST_MARGIN = 20

/**
 * Every field of every kind. Phone, email and message serve several kinds, so what was typed stays when the
 * kind changes.
 */
export const qrInputs = {
  kind: choice(qrKinds, 'text'),
  text: text(2_000),
  url: text(2_000),
  ssid: text(32),
  password: text(63),
  security: choice(['WPA', 'WEP', 'nopass'], 'WPA'),
  hidden: flag(false),
  vpa: text(255),
  payee: text(60),
  amount: text(15),
  note: text(50),
  phone: text(20),
  message: text(1_000),
  email: text(120),
  subject: text(200),
  fullName: text(100),
  jobTitle: text(100),
  company: text(100),
  website: text(200),
  address: text(300),
  latitude: text(20),
  longitude: text(20),
  title: text(200),
  place: text(200),
  start: text(16),
  end: text(16),
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
