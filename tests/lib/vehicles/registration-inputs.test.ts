import { markProblemText } from '@/components/tools/vehicle-rc-checker/problem-text'
import { registrationInputs } from '@/lib/vehicles/registration-inputs'

const kind = registrationInputs.registration

it.each([
  ['ZZ 12 AB 1234', 'No state or union territory has the code ZZ.'],
  ['MH12', 'The number is not complete. Enter it as on the plate, such as MH 12 AB 1234 or 77 CD 12.'],
  ['77 CD', 'The number is not complete. Enter it as on the plate, such as MH 12 AB 1234 or 77 CD 12.'],
  ['20BH1234AA', 'The BH series began in 2021, so its first two digits are 21 or more.'],
])('%s: %s', (text, message) => {
  const reading = kind.read(text)
  expect(reading.ok ? null : markProblemText(reading.problem)).toBe(message)
})

it('an empty field has no problem, and a number is shown with its parts set apart', () => {
  expect(kind.read(' ')).toEqual({ ok: true, value: '' })
  expect(kind.read('mh12ab1234')).toEqual({ ok: true, value: 'MH 12 AB 1234' })
})
