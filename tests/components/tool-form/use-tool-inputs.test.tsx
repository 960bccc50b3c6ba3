import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderToString } from 'react-dom/server'
import { ChoiceField } from '@/components/fields/choice-field'
import { AmountField, YearsField } from '@/components/fields/number-field'
import { ToolForm } from '@/components/tool-form/tool-form'
import { useToolInputs } from '@/components/tool-form/use-tool-inputs'
import { choice } from '@/lib/inputs/choices'
import { amount, years } from '@/lib/inputs/quantities'

const inputs = {
  principal: amount({ initial: 10_00_000 }),
  years: years({ initial: 20 }),
  keep: choice(['emi', 'tenure'], 'emi'),
}

/** A tool of three fields whose answer is what it has read. */
function SmallTool() {
  const { values, field, reset, fragment } = useToolInputs(inputs)
  return (
    <ToolForm
      onReset={reset}
      result={
        <>
          <output aria-label="Values">{values ? Object.values(values).join(' ') : 'none'}</output>
          <output aria-label="Fragment">{fragment}</output>
        </>
      }
    >
      <AmountField field={field('principal')} label="Loan amount" />
      <YearsField field={field('years')} label="Tenure" hint="Whole years or parts of one" />
      <ChoiceField field={field('keep')} label="Keep" options={{ emi: 'The EMI', tenure: 'The tenure' }} />
    </ToolForm>
  )
}

const loan = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Loan amount' })
const values = () => screen.getByRole('status', { name: 'Values' }).textContent
const address = () => location.search + location.hash

function open(link = '') {
  jest.useFakeTimers()
  history.replaceState(null, '', `/tool${link}`)
  const { unmount } = render(<SmallTool />)
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime })
  return Object.assign(user, { leave: unmount })
}

function hide() {
  jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
  document.dispatchEvent(new Event('visibilitychange'))
  jest.restoreAllMocks()
}

/** The address changes as by a link within the page or the back button. */
function goTo(link: string) {
  act(() => {
    history.replaceState(null, '', `/tool${link}`)
    dispatchEvent(new HashChangeEvent('hashchange'))
  })
}

async function retype(user: ReturnType<typeof userEvent.setup>, text: string) {
  await user.clear(loan())
  await user.type(loan(), text)
}

test('a fresh page shows the defaults and leaves the address alone', () => {
  open()
  act(() => jest.advanceTimersByTime(1_000))
  expect(loan()).toHaveValue('10,00,000')
  expect(values()).toBe('1000000 20 emi')
  expect(address()).toBe('')
})

test.each([
  ['?principal=500000', '500000 20 emi', 'by its query'],
  ['#principal=500000&keep=tenure', '500000 20 tenure', 'by its fragment'],
  ['?principal=500000&years=5#years=7', '500000 7 emi', 'the fragment wins'],
  ['#principal=10+lakh', '1000000 20 emi', 'in words'],
  ['#principal=abc', 'none', 'with what cannot be read'],
])('the link %s fills the fields: %s: %s', (link, expected) => {
  open(link)
  expect(values()).toBe(expected)
})

test('a link with a bad value shows the field’s message and keeps what it brought', () => {
  open('#principal=abc')
  expect(loan()).toHaveValue('abc')
  expect(loan()).toBeInvalid()
  expect(loan()).toHaveAccessibleDescription('Enter a number, such as 10,00,000 or 10 lakh.')
  // A page on which nothing waits leaves its address as it is.
  hide()
  expect(address()).toBe('#principal=abc')
})

test('a change is in the address 300 ms after the last key, without a step in the history', async () => {
  const user = open('?ref=news&years=5')
  const steps = history.length
  await retype(user, '700000')
  expect(values()).toBe('700000 5 emi')
  expect(address()).toBe('?ref=news&years=5')
  act(() => jest.advanceTimersByTime(299))
  expect(address()).toBe('?ref=news&years=5')
  act(() => jest.advanceTimersByTime(1))
  expect(address()).toBe('?ref=news#principal=700000&years=5')
  expect(history.length).toBe(steps)
  expect(screen.getByRole('status', { name: 'Fragment' })).toHaveTextContent('principal=700000&years=5')
  // What is the default again leaves the address again.
  await retype(user, '10 lakh')
  act(() => jest.advanceTimersByTime(300))
  expect(address()).toBe('?ref=news#years=5')
})

test('Reset brings the defaults back and clears the address', async () => {
  const user = open('?years=5#principal=700000&keep=tenure')
  await user.click(screen.getByRole('button', { name: 'Reset' }))
  expect(loan()).toHaveValue('10,00,000')
  expect(values()).toBe('1000000 20 emi')
  expect(screen.getByRole('radio', { name: 'The EMI' })).toBeChecked()
  act(() => jest.advanceTimersByTime(300))
  expect(address()).toBe('')
})

test('a later link takes over from what was typed', async () => {
  const user = open()
  await retype(user, '700000')
  goTo('#principal=250000&years=3')
  expect(values()).toBe('250000 3 emi')
  act(() => jest.advanceTimersByTime(300))
  expect(address()).toBe('#principal=250000&years=3')
})

test('the skip link leaves what was typed; a link back to the fresh page takes over', async () => {
  const user = open()
  await retype(user, '700000')
  act(() => jest.advanceTimersByTime(300))
  goTo('#main')
  expect(values()).toBe('700000 20 emi')
  goTo('')
  expect(values()).toBe('1000000 20 emi')
})

test.each([
  ['left', () => dispatchEvent(new Event('pagehide'))],
  ['hidden', hide],
])('what was typed last is in the address once the page is %s', async (_, leave) => {
  const user = open()
  await retype(user, '700000')
  expect(address()).toBe('')
  leave()
  expect(address()).toBe('#principal=700000')
})

test('a page left before the address was written does not write over the next one', async () => {
  const user = open()
  await retype(user, '700000')
  user.leave()
  history.replaceState(null, '', '/next')
  jest.advanceTimersByTime(1_000)
  expect(location.hash).toBe('')
})

test.each([
  ['1.2 cr', '1,20,00,000'],
  ['ten', 'ten'],
])(
  'a field that is left with %j shows %j: its value in the usual look, or what was typed',
  async (text, left) => {
    const user = open()
    await retype(user, text)
    expect(loan()).toHaveValue(text)
    await user.tab()
    expect(loan()).toHaveValue(left)
  },
)

test('the page as built holds the defaults, whatever the link, and takes the link’s values on arrival', () => {
  history.replaceState(null, '', '/tool#principal=250000')
  const container = document.body.appendChild(document.createElement('div'))
  container.innerHTML = renderToString(<SmallTool />)
  expect(loan()).toHaveValue('10,00,000')
  render(<SmallTool />, { container, hydrate: true })
  expect(loan()).toHaveValue('2,50,000')
})
