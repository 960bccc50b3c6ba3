// The lists were once read in another character set than they were written in: a dash became "┬û".

/** The replacement for each such pair. */
const broken = [
  [/┬[ûù]/g, '-'],
  [/┬[öô]/g, '"'],
  [/┬[Ææ]/g, "'"],
  [/├ë/g, 'E'],
  [/[┬├]./g, ' '],
]

/** A text of a list in plain characters and single gaps; '' for what is not there. */
export function tidyText(value) {
  if (value === null || value === undefined) return ''
  const text = String(value)
  const plain = /[┬├]/.test(text)
    ? broken.reduce((all, [pair, meant]) => all.replace(pair, meant), text)
    : text
  return plain
    .replace(/[^\x20-\x7e]/g, ' ')
    .replaceAll('|', '/')
    .replace(/\s+/g, ' ')
    .replace(/^[\s,.]+|[\s,]+$/g, '')
}

const mobile = /^[6-9]\d{9}$/
const oneDigitOnly = /^(\d)\1*$/

/** A number to call. Mobile numbers of some years ago are mostly another person's by now, so they are left out. */
export function contactNumber(value) {
  const digits = tidyText(value).replace(/\D/g, '').replace(/^0+/, '')
  return digits.length < 6 || mobile.test(digits) || oneDigitOnly.test(digits) ? '' : digits
}
