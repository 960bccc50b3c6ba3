import { render, screen } from '@testing-library/react'
import { DateField } from '@/components/fields/date-field'
import { binding } from '@/components/tool-form/binding'

const control = () => screen.getByLabelText('Paid on')
const show = (text: string, rest: Partial<Parameters<typeof DateField>[0]> = {}) =>
  render(<DateField field={binding('paid', text, () => {})} label="Paid on" {...rest} />)

test('a day is repeated in words next to a hint; a problem takes the place of both', () => {
  const { rerender } = show('2026-04-05', { hint: 'Optional' })
  expect(control()).toHaveAccessibleDescription('Optional 5 April 2026')
  rerender(<DateField field={binding('paid', '2026-04-05', () => {}, 'Too early.')} label="Paid on" />)
  expect(control()).toHaveAccessibleDescription('Too early.')
})

test.each(['', '2026-02-30', '0026-04-05'])('%j is no day and has no words', (text) => {
  show(text, { hint: 'Optional' })
  expect(control()).toHaveAccessibleDescription('Optional')
})

test('a month and a time have no day to repeat', () => {
  show('2026-04', { precision: 'month' })
  expect(control()).toHaveAccessibleDescription('')
})
