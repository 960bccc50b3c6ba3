import fc from 'fast-check'
import { panInputs } from '@/lib/identity/pan-inputs'

const messageOf = (kind: 'pan' | 'gstin', text: string) => {
  const reading = panInputs[kind].read(text)
  return reading.ok ? null : reading.problem
}

it.each([
  ['ABCDE1234F', 'The fourth letter D is no kind of holder. Those are P, C, H, F, A, B, T, L, J and G.'],
  ['AAAPZ123', 'A PAN has 10 characters; this has 8.'],
  ['AAAPZO123C', 'Character 6 must be a digit, not O. Perhaps 0?'],
  ['AAAPZ1234_', 'A PAN has only letters and digits.'],
  ['AAAPZ0000C', 'The four digits of a PAN run from 0001 to 9999.'],
  ['AAAPZX123C', 'Character 6 must be a digit, not X.'],
])('of the PAN %s: %s', (text, message) => {
  expect(messageOf('pan', text)).toBe(message)
})

it.each([
  ['27AAPFU0939F1ZW', 'The last character should be V, not W: a typing mistake, or an invented number.'],
  ['39AAPFU0939F1ZV', 'It begins with 39, which is no state code of GST.'],
  ['27AAPFU0939F', 'A GSTIN has 15 characters; this has 12.'],
  ['27AAPFU0939F1Z!', 'A GSTIN has only letters and digits.'],
  ['27AAPFUO939F1ZV', 'Characters 3 to 12 are not a PAN. Character 6 must be a digit, not O. Perhaps 0?'],
])('of the GSTIN %s: %s', (text, message) => {
  expect(messageOf('gstin', text)).toBe(message)
})

it('of a deductor’s number it is said that it differs', () => {
  expect(messageOf('gstin', '27AAPFU0939F1DV')).toMatch(/deductors/)
})

it('an empty field has no problem', () => {
  expect(panInputs.pan.read(' ')).toEqual({ ok: true, value: '' })
  expect(panInputs.gstin.read('')).toEqual({ ok: true, value: '' })
})

it('what is read is read again from what is written, and any other text has a message', () => {
  fc.assert(
    fc.property(fc.string(), fc.constantFrom('pan', 'gstin'), (text, name) => {
      const kind = panInputs[name]
      const reading = kind.read(text)
      if (reading.ok) expect(kind.read(kind.write(reading.value))).toEqual(reading)
      else expect(reading.problem).toMatch(/\w.*[.?]$/)
    }),
  )
})
