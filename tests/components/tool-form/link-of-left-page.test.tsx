import { fireEvent, render, screen } from '@testing-library/react'
import { EmiCalculator } from '@/components/tools/emi-calculator/screen'

/** The address is written a moment after the last key; a page that is left before that keeps what was typed, too. */

const hide = () => {
  jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
  document.dispatchEvent(new Event('visibilitychange'))
}

afterEach(() => jest.restoreAllMocks())

test.each([
  ['left', () => dispatchEvent(new Event('pagehide'))],
  ['hidden', hide],
])('what was typed last is in the address once the page is %s', (_, leave) => {
  history.replaceState(null, '', '/emi-calculator')
  render(<EmiCalculator />)
  fireEvent.change(screen.getByRole('textbox', { name: 'Loan amount' }), { target: { value: '765432' } })
  expect(location.hash).toBe('')
  leave()
  expect(location.hash).toBe('#principal=765432')
})

test('a page on which nothing waits leaves its address as it is', () => {
  history.replaceState(null, '', '/emi-calculator#rate=9')
  render(<EmiCalculator />)
  hide()
  expect(location.hash).toBe('#rate=9')
})
