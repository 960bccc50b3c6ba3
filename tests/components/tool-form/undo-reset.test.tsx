import type { ComponentType } from 'react'
import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { AllInOneCalculator } from '@/components/tools/all-in-one-calculator/screen'
import { CountdownTimerCreator } from '@/components/tools/countdown-timer-creator/screen'
import { cards } from '@/components/tools/digital-visiting-card-maker/kept'
import { DigitalVisitingCardMaker } from '@/components/tools/digital-visiting-card-maker/screen'
import { ExamResultCheckerGuide } from '@/components/tools/exam-result-checker-guide/screen'
import { PanCardVerificationGuide } from '@/components/tools/pan-card-verification-guide/screen'
import { QrCodeGenerator } from '@/components/tools/qr-code-generator/screen'
import { mostAskedBoards } from '@/lib/education/exam-boards'
import { UnitConverter } from '@/components/tools/unit-converter/screen'

type User = ReturnType<typeof userEvent.setup>

const button = (name: string | RegExp) => screen.getByRole('button', { name })
const undo = () => screen.queryByRole('button', { name: 'Undo reset' })
const reset = (user: User) => user.click(button('Reset'))
const typeInto = (name: string, text: string) => async (user: User) => {
  await user.clear(screen.getByRole('textbox', { name }))
  await user.type(screen.getByRole('textbox', { name }), text)
}

/** All that the visitor has set: controls, the keypad's display, whether a clock runs. */
function entries(): string[] {
  const controls = document.querySelectorAll<HTMLInputElement>(
    'form :is(input:not([type=file]), select, textarea)',
  )
  const values = [...controls].map((control) => `${control.name} ${control.value} ${control.checked}`)
  const display = document.querySelector('output[name=display]')?.textContent ?? ''
  const buttons = screen.getAllByRole('button').map(({ textContent }) => textContent)
  return [...values, display, ...buttons.filter((text) => text !== 'Undo reset')]
}

const TOOLS: [string, ComponentType, (user: User) => Promise<void>, (user: User) => Promise<void>][] = [
  [
    'the keypad, with its memory and a sum half entered',
    AllInOneCalculator,
    async (user) => {
      for (const name of ['7', 'M+', 'Add', '5']) await user.click(button(name))
    },
    (user) => user.click(button('9')),
  ],
  ['a question about units', UnitConverter, typeInto('Ask in words', '5 kg in lb'), typeInto('Value', '2')],
  [
    'a QR code',
    () => <QrCodeGenerator sample={{ modules: 21, path: 'M0 0h7v1h-7z' }} />,
    typeInto('Text', 'Hello'),
    typeInto('Text', 'Bye'),
  ],
  [
    'all boards',
    () => <ExamResultCheckerGuide mostAsked={mostAskedBoards} />,
    (user) => user.click(button(/^Show all/)),
    typeInto('Board', 'CBSE'),
  ],
  ['a PAN', PanCardVerificationGuide, typeInto('PAN', 'AAAPZ1234C'), typeInto('PAN', 'A')],
  [
    'a running countdown',
    CountdownTimerCreator,
    async (user) => {
      await typeInto('Label', 'Exam')(user)
      await user.type(screen.getByLabelText('Target date'), '2099-01-01')
      await user.click(button('Start'))
    },
    typeInto('Label', 'Wedding'),
  ],
]

test.each(TOOLS)(
  '%s: Reset can be undone until something else is entered',
  async (_, Tool, enter, enterElse) => {
    localStorage.clear()
    history.replaceState(null, '', '/')
    render(<Tool />)
    const user = userEvent.setup({ delay: null })
    const fresh = entries()
    expect(undo()).not.toBeInTheDocument()

    await enter(user)
    const entered = entries()
    expect(entered).not.toEqual(fresh)
    await reset(user)
    expect(entries()).toEqual(fresh)
    const announcement = screen.getByText('Your entries were reset. Undo reset restores them.')
    expect(announcement).toHaveAttribute('data-spoken')

    await user.click(undo()!)
    expect(entries()).toEqual(entered)
    expect(button('Reset')).toHaveFocus()
    expect(announcement).toBeEmptyDOMElement()

    await reset(user)
    await enterElse(user)
    expect(undo()).not.toBeInTheDocument()
  },
)

test('a card that is kept in the browser is kept again after Undo', async () => {
  HTMLCanvasElement.prototype.getContext = () => null
  act(() => cards.reset())
  render(<DigitalVisitingCardMaker />)
  const user = userEvent.setup({ delay: null })
  await typeInto('Full name', 'Asha Sharma')(user)
  await user.click(screen.getByRole('checkbox', { name: 'Keep this card in this browser' }))
  const kept = JSON.stringify(localStorage)
  expect(kept).toContain('Asha Sharma')
  await reset(user)
  expect(JSON.stringify(localStorage)).not.toContain('Asha Sharma')
  await user.click(undo()!)
  expect(JSON.stringify(localStorage)).toBe(kept)
  await reset(user)
  await typeInto('Company', 'Sharma Traders')(user)
  expect(undo()).not.toBeInTheDocument()
  act(() => cards.reset())
})
