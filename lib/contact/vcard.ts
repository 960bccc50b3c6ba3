import { foldedLine } from '@/lib/format/folded-line'
import { drawnPicture } from '@/lib/pictures/picture-file'
import { type Card, tidyCard } from '@/lib/contact/card'

/**
 * Contacts as vCard 3.0. Source: RFC 2426; 4 for escaping, 2.6 for folding.
 */

const END_OF_LINE = '\r\n'

/** A value of text: what separates values, and the end of a line, are written with a backslash. */
const escaped = (text: string) => text.replace(/[\\;,]/g, '\\$&').replace(/\r\n?|\n/g, '\\n')

/** Family name and given names. The last word of several is taken for the family name. */
function nameParts(fullName: string): string {
  const words = fullName.split(' ')
  const family = words.length > 1 ? words.pop()! : ''
  return [family, words.join(' '), '', '', ''].map(escaped).join(';')
}

const line = (property: string, value: string) => (value === '' ? [] : [`${property}:${value}`])

function photoLine(address: string): string[] {
  const picture = drawnPicture(address)
  return picture ? line(`PHOTO;ENCODING=b;TYPE=${picture.type}`, picture.base64) : []
}

function contentLines(card: Card): string[] {
  const { fullName, jobTitle, company, phone, email, website, address, profilePicture } = tidyCard(card)
  return [
    'BEGIN:VCARD',
    'VERSION:3.0',
    `FN:${escaped(fullName)}`,
    `N:${nameParts(fullName)}`,
    ...line('TITLE', escaped(jobTitle)),
    ...line('ORG', escaped(company)),
    ...line('TEL', escaped(phone)),
    ...line('EMAIL', escaped(email)),
    // An address of the web is no text: its commas and semicolons are its own.
    ...line('URL', website),
    ...(address === '' ? [] : [`ADR:;;${escaped(address)};;;;`]),
    ...photoLine(profilePicture),
    'END:VCARD',
  ]
}

/** The contact file: with the picture, lines folded. */
export function contactFile(card: Card): string {
  return contentLines(card)
    .map((text) => foldedLine(text) + END_OF_LINE)
    .join('')
}

/** The contact inside a QR code: without the picture, and unfolded, since each fold costs three bytes. */
export function contactText(card: Card): string {
  return contentLines({ ...card, profilePicture: '' }).join(END_OF_LINE)
}
