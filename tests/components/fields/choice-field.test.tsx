import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { ChoiceField } from '@/components/fields/choice-field'
import { useToolInputs } from '@/components/tool-form/use-tool-inputs'
import { choice } from '@/lib/inputs/choices'

const inputs = { keep: choice(['emi', 'tenure'], 'emi') }

function Keep() {
  const { field } = useToolInputs(inputs)
  return (
    <ChoiceField field={field('keep')} label="The bank keeps" options={{ emi: 'EMI', tenure: 'Tenure' }} />
  )
}

const option = (name: string) => screen.getByRole('radio', { name })

function open(link = '') {
  history.replaceState(null, '', `/tool${link}`)
  render(<Keep />)
  return userEvent.setup({ delay: null })
}

test('the options are in a named group, in their order; a click chooses, and arrow keys move the choice', async () => {
  const user = open()
  expect(screen.getByRole('group', { name: 'The bank keeps' })).toBeVisible()
  expect(screen.getAllByRole('radio').map((radio) => radio.getAttribute('value'))).toEqual(['emi', 'tenure'])
  expect(option('EMI')).toBeChecked()
  await user.click(option('Tenure'))
  expect(option('Tenure')).toBeChecked()
  await user.keyboard('{ArrowUp}')
  expect(option('EMI')).toBeChecked()
  await user.keyboard('{ArrowDown}')
  expect(option('Tenure')).toBeChecked()
  expect(option('Tenure')).toHaveFocus()
})

test('a link chooses; one with an unknown option chooses none and lists the options', () => {
  open('#keep=nothing')
  expect(screen.queryByRole('radio', { checked: true })).not.toBeInTheDocument()
  const group = screen.getByRole('group', { name: 'The bank keeps' })
  expect(group).toHaveAccessibleDescription('Choose one of “EMI”, “Tenure”.')
})
