import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { EraseButton } from '@/components/ui/erase-button'

function open() {
  const erase = jest.fn()
  render(<EraseButton label="Erase" warning="All of it will be deleted." confirm="Yes" onErase={erase} />)
  return { erase, user: userEvent.setup({ delay: null }) }
}

const button = (name: string) => screen.getByRole('button', { name })

test.each([
  ['Yes', 1],
  ['Cancel', 0],
])('after the question %s erases %i times, and the keyboard is back at the button', async (answer, times) => {
  const { erase, user } = open()
  await user.tab()
  await user.keyboard('{Enter}')
  expect(screen.getByRole('alert')).toHaveTextContent('All of it will be deleted.')
  expect(erase).not.toHaveBeenCalled()
  // The keyboard stays where it is, right before the question.
  expect(button('Erase')).toHaveFocus()
  await user.tab()
  expect(button('Yes')).toHaveFocus()
  await user.click(button(answer))
  expect(erase).toHaveBeenCalledTimes(times)
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
  expect(button('Erase')).toHaveFocus()
})
