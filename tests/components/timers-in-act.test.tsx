import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'

const PAUSE_MS = 60
const aLittleLater = () => new Promise((resolve) => setTimeout(resolve, 2 * PAUSE_MS))

function Flash() {
  const [lit, setLit] = useState(false)
  const flash = () => {
    setLit(true)
    setTimeout(() => setLit(false), PAUSE_MS)
  }
  return <button onClick={flash}>{lit ? 'lit' : 'dark'}</button>
}

test('a pause of a component that ends while the test does something else is no fault of the page', async () => {
  const user = userEvent.setup({ delay: null })
  render(<Flash />)
  await user.click(screen.getByRole('button'))
  expect(screen.getByRole('button')).toHaveTextContent('lit')
  // Outside the test library's own waiting; what React complains of fails the test (tests/setup.ts).
  await aLittleLater()
  expect(screen.getByRole('button')).toHaveTextContent('dark')
})
