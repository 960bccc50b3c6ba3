import { fdInputs } from '@/lib/finance/deposits/fd'
import { investmentInputs } from '@/lib/finance/investment-returns'
import { valueOrMessage } from '@/tests/value-or-message'

// Names, defaults and bounds of all fields are held by docs/links.md: tests/docs/links.test.ts.

it.each([
  ['0', 'Enter 1 day or more.'],
  ['36,501', 'Enter 36,500 days or fewer.'],
  ['a year', 'Enter a number, such as 400.'],
])('a fixed deposit of %s days: %s', (text, problem) => {
  expect(valueOrMessage(fdInputs.days.read(text))).toBe(problem)
})

it('asks for the day of a payment that has none', () => {
  expect(valueOrMessage(investmentInputs.flows.read('_1_in'))).toBe('Row 1: Choose a day.')
})
