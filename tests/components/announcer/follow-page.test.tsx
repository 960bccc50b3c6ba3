import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { followPage } from '@/components/announcer/follow-page'
import { AdvanceTaxCalculator } from '@/components/tools/advance-tax-calculator/screen'
import { EmiCalculator } from '@/components/tools/emi-calculator/screen'

const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms))
const region = () => document.getElementById('spoken')!

/** All that the live region of the page speaks from now on. */
function heard(): string[] {
  const sentences: string[] = []
  new MutationObserver(() => {
    if (region().textContent) sentences.push(region().textContent)
  }).observe(region(), { childList: true })
  return sentences
}

function open(tool: React.ReactElement) {
  jest.useFakeTimers()
  history.replaceState(null, '', '/')
  document.body.innerHTML = ''
  const container = document.body.appendChild(document.createElement('main'))
  render(tool, { container })
  act(() => followPage(document.body.textContent, []))
  if (!document.getElementById('spoken')) document.body.append(liveRegionOfTest())
  return userEvent.setup({ advanceTimers: jest.advanceTimersByTime })
}

/** The page's own goes with the page of the test before. */
function liveRegionOfTest() {
  const made = document.createElement('div')
  made.id = 'spoken'
  return made
}

test('the answer is spoken once, a second after the last key, with its name', async () => {
  const user = open(<EmiCalculator />)
  await pass(2_000)
  const sentences = heard()
  const amount = screen.getByRole('textbox', { name: 'Loan amount' })
  await user.clear(amount)
  await user.type(amount, '2500000')
  await pass(900)
  expect(sentences).toEqual([])
  await pass(300)
  expect(sentences).toEqual(['Monthly EMI ₹21,696'])
  await pass(5_000)
  expect(sentences).toHaveLength(1)
})

test('a number that is half typed says nothing, and its message is spoken once when the field is left', async () => {
  const user = open(<EmiCalculator />)
  await pass(2_000)
  const sentences = heard()
  const amount = screen.getByRole('textbox', { name: 'Loan amount' })
  await user.clear(amount)
  await user.type(amount, '25 la')
  await pass(3_000)
  expect(sentences).toEqual([])
  await user.tab()
  await pass(3_000)
  expect(sentences).toHaveLength(1)
  expect(sentences[0]).toMatch(/^Loan amount: /)
})

test('a row that is removed gives its focus to the one in its place, and is named', async () => {
  const user = open(<AdvanceTaxCalculator />)
  await pass(2_000)
  const sentences = heard()
  const add = screen.queryByRole('button', { name: 'Add another payment' })
  expect(add).not.toBeNull()
  await user.click(add!)
  await pass(300)
  expect(document.activeElement!.closest('fieldset')).toHaveAccessibleName('Payment 2')
  expect(sentences).toContain('Payment 2 added.')
  await user.click(screen.getByRole('button', { name: 'Remove payment 1' }))
  await pass(300)
  expect(sentences).toContain('Payment 1 removed.')
  expect(document.activeElement!.closest('fieldset')).toHaveAccessibleName('Payment 1')
})

test('on a phone a tapped field is brought above the bar of results', async () => {
  window.innerWidth = 360
  Element.prototype.scrollIntoView = jest.fn()
  const user = open(<EmiCalculator />)
  const field = screen.getByRole('textbox', { name: 'Loan amount' })
  await user.click(field)
  expect(jest.mocked(field.scrollIntoView).mock.contexts).toContain(field)
})
