import { withoutEnd } from '@/lib/format/without-end'

/** The fields of a visiting card, as typed. */
export interface Card {
  fullName: string
  jobTitle: string
  company: string
  phone: string
  email: string
  website: string
  address: string
  /** Data address of the redrawn picture, or ''. */
  profilePicture: string
}

/** The text fields; the picture is not one. */
export type CardField = Exclude<keyof Card, 'profilePicture'>

/** The most characters of each field, in the order of the form. */
export const LONGEST: Readonly<Record<CardField, number>> = {
  fullName: 100,
  jobTitle: 100,
  company: 100,
  phone: 40,
  email: 120,
  website: 200,
  address: 300,
}

export const cardFields = Object.keys(LONGEST) as CardField[]

export const blankCard: Card = {
  fullName: '',
  jobTitle: '',
  company: '',
  phone: '',
  email: '',
  website: '',
  address: '',
  profilePicture: '',
}

/** No control characters, no halves of characters, no idle blanks. */
const oneLine = (text: string) => text.replace(/[\p{Cc}\p{Cs}\s]+/gu, ' ').trim()

const lines = (text: string) =>
  text
    .split(/[\r\n\u2028\u2029]+/)
    .map(oneLine)
    .filter(Boolean)
    .join('\n')

const ZERO_OF_DEVANAGARI = 0x0966
const plainDigits = (text: string) =>
  text.replace(/[०-९]/g, (digit) => String(digit.codePointAt(0)! - ZERO_OF_DEVANAGARI))

const withScheme = (address: string) =>
  address === '' || /^[a-z][a-z\d+.-]*:/i.test(address) ? address : `https://${address}`

/** A card as it is written into files: blanks in order, digits of phones plain, the website with its scheme. */
export function tidyCard(card: Card): Card {
  return {
    fullName: oneLine(card.fullName),
    jobTitle: oneLine(card.jobTitle),
    company: oneLine(card.company),
    phone: plainDigits(oneLine(card.phone)),
    email: oneLine(card.email),
    website: withScheme(oneLine(card.website)),
    address: lines(card.address),
    profilePicture: card.profilePicture,
  }
}

const EMAIL = /^[^\s@,;]+@[^\s@,;.]+(?:\.[^\s@,;.]+)+$/
/** Digits of a number with the marks that people write between them. */
const PHONE = /^[+\d(][\d\s().\-/]*$/
/** Source: ITU-T E.164 for the most; the least are short codes such as 112. */
const PHONE_DIGITS = { least: 3, most: 15 }

function isPhone(text: string): boolean {
  const digits = text.replace(/\D/g, '').length
  return PHONE.test(text) && digits >= PHONE_DIGITS.least && digits <= PHONE_DIGITS.most
}

/** Host with a dot in it, then perhaps a port and a path. */
const WEBSITE = /^https?:\/\/[^\s/?#@:.]+(?:\.[^\s/?#@:.]+)+\.?(:\d{1,5})?([/?#]\S*)?$/i

/** The fields that have to be corrected before a card is made, in the order of the form. */
export function wrongFields(card: Card): readonly CardField[] {
  const { fullName, phone, email, website } = tidyCard(card)
  const wrong: Partial<Record<CardField, boolean>> = {
    fullName: fullName === '',
    phone: phone !== '' && !isPhone(phone),
    email: email !== '' && !EMAIL.test(email),
    website: website !== '' && !WEBSITE.test(website),
  }
  return cardFields.filter((field) => wrong[field])
}

/** Characters that some file system does not allow in a name. */
const NOT_IN_NAMES = /[\\/:*?"<>|\p{Cc}\p{Cs}]+/gu
const LONGEST_STEM = 60

/** The name of a card's files without their ending: the card's name, or 'contact'. */
export function cardFileStem({ fullName }: Pick<Card, 'fullName'>): string {
  const safe = oneLine(fullName.replace(NOT_IN_NAMES, ' '))
  const stem = Array.from(safe)
    .slice(0, LONGEST_STEM)
    .join('')
    .replace(/^[. ]+/, '')
  return withoutEnd(stem, '. ') || 'contact'
}
