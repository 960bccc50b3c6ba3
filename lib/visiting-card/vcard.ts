import { drawnPicture } from '@/lib/pictures/picture-file'
import { type Card, tidyCard } from '@/lib/visiting-card/card'

/**
 * Contacts as vCard 3.0. Source: RFC 2426; 4 for escaping, 2.6 and RFC 2425, 5.8.1 for folding.
 */

const END_OF_LINE = '\r\n'
const LONGEST_LINE_BYTES = 75

/** A value of text: what separates values, and the end of a line, are written with a backslash. */
const escaped = (text: string) => text.replace(/[\\;,]/g, '\\$&').replace(/\n/g, '\\n')

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

const bytesOfCharacter = (character: string) => {
  const point = character.codePointAt(0)!
  if (point < 0x80) return 1
  if (point < 0x800) return 2
  return point < 0x10000 ? 3 : 4
}

/** A line cut so that none has more than 75 bytes, never inside a character; what goes on begins with a blank. */
export function folded(text: string): string {
  let result = ''
  let bytes = 0
  for (const character of text) {
    const more = bytesOfCharacter(character)
    if (bytes + more > LONGEST_LINE_BYTES) {
      result += `${END_OF_LINE} `
      bytes = 1
    }
    result += character
    bytes += more
  }
  return result
}

/** The contact file: with the picture, lines folded. */
export function contactFile(card: Card): string {
  return contentLines(card)
    .map((text) => folded(text) + END_OF_LINE)
    .join('')
}

/** The contact inside a QR code: without the picture, and unfolded, since each fold costs three bytes. */
export function contactText(card: Card): string {
  return contentLines({ ...card, profilePicture: '' }).join(END_OF_LINE)
}
