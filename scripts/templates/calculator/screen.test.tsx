import { screen } from '@testing-library/react'
import { field, openAt, result, retype } from '@/tests/calculator-screen'
import { TemplateTool } from './screen'

const open = (link = '') => openAt(`/template-tool${link}`, TemplateTool)

test('opens with an answer, which follows what is typed', async () => {
  const user = open()
  expect(result('Total')).toHaveAttribute('data-value', '100')
  await retype(user, 'Value', '2500')
  expect(result('Total')).toHaveAttribute('data-value', '250')
})

test('a field with a problem shows its message once it is left, and there is no answer', async () => {
  const user = open()
  await retype(user, 'Value', 'abc')
  await user.tab()
  expect(field('Value')).toBeInvalid()
  expect(screen.getByText('Enter values to calculate.')).toBeVisible()
})

test('Reset brings the defaults back', async () => {
  const user = open('#value=2500')
  expect(result('Total')).toHaveAttribute('data-value', '250')
  await user.click(screen.getByRole('button', { name: 'Reset' }))
  expect(result('Total')).toHaveAttribute('data-value', '100')
})
