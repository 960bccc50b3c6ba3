import { rechargeInputs } from '@/lib/recharge/recharge-inputs'
import { valueOrMessage } from '@/tests/value-or-message'

const { days, validity, data } = rechargeInputs

it.each([
  ['90 days', days.read('90 days'), 90],
  [' 28Days ', validity.read(' 28Days '), 28],
  ['2 GB', data.read('2 GB'), 2],
  ['1.5gb/day', data.read('1.5gb/day'), 1.5],
])('%s is read with its unit', (_, reading, expected) => {
  expect(reading).toEqual({ ok: true, value: expected })
})

it.each([
  [days.read('3651'), 'Enter 3,650 days or fewer.'],
  [days.read('0'), 'Enter 1 day or more.'],
  [days.read('1.5 days'), 'Enter a whole number.'],
  [data.read('11 GB'), 'Enter 10 GB or less.'],
  [data.read('GB'), 'Enter a number, such as 1.5.'],
])('%o has the problem: %s', (reading, problem) => {
  expect(valueOrMessage(reading)).toBe(problem)
})
