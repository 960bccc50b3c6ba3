import { gstinProblemText, panProblemText } from '@/components/tools/pan-card-verification-guide/problem-text'
import { panInputs } from '@/lib/identity/pan-inputs'

const panMessage = (text: string) => {
  const reading = panInputs.pan.read(text)
  return reading.ok ? null : panProblemText(reading.problem)
}
const gstinMessage = (text: string) => {
  const reading = panInputs.gstin.read(text)
  return reading.ok ? null : gstinProblemText(reading.problem)
}

it.each([
  [
    'ABCDE1234F',
    'D is not a valid holder type (fourth letter). Valid types are P, C, H, F, A, B, T, L, J and G.',
  ],
  ['AAAPZ123', 'A PAN has 10 characters; this has 8.'],
  ['AAAPZO123C', 'Character 6 must be a digit, not O. Perhaps 0?'],
  ['AAAPZ1234_', 'A PAN has only letters and digits.'],
  ['AAAPZX123C', 'Character 6 must be a digit, not X.'],
  ['AAAPZ0000C', 'The four digits of a PAN run from 0001 to 9999.'],
])('of the PAN %s: %s', (text, message) => {
  expect(panMessage(text)).toBe(message)
})

it.each([
  ['27AAPFU0939F1ZW', 'The last character should be V, not W: a typing mistake, or an invented number.'],
  ['39AAPFU0939F1ZV', 'It begins with 39, which is not a GST state code.'],
  ['27AAPFU0939F', 'A GSTIN has 15 characters; this has 12.'],
  ['27AAPFU0939F1Z!', 'A GSTIN has only letters and digits.'],
  ['27AAPFU0939F1DV', /deductors/],
  ['9917SGP29001OST', /supplier of online services from abroad \(OIDAR\)/],
  ['27AAPFUO939F1ZV', 'Characters 3 to 12 are not a PAN. Character 6 must be a digit, not O. Perhaps 0?'],
])('of the GSTIN %s: %s', (text, message) => {
  expect(gstinMessage(text)).toMatch(message)
})
