import { fireEvent, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { AllInOneCalculator } from '@/components/tools/all-in-one-calculator/screen'
import { clearTape } from '@/lib/arithmetic/tape'

const display = () => screen.getByRole('status', { name: 'Display' })
const key = (name: string) => screen.getByRole('button', { name })
const tape = () => within(screen.getByRole('region', { name: 'Tape' }))

function open(link = '') {
  clearTape()
  history.replaceState(null, '', `/all-in-one-calculator${link}`)
  render(<AllInOneCalculator />)
  return userEvent.setup({ delay: null })
}

/** One of dozens of presses: a search by role would compute the name of each of the thirty keys each time. */
function keyNamed(name: string): HTMLButtonElement {
  const keys = [...document.querySelectorAll('button')]
  const found = keys.filter((one) => (one.getAttribute('aria-label') ?? one.textContent) === name)
  expect(found).toHaveLength(1)
  return found[0]!
}

type User = ReturnType<typeof userEvent.setup>
async function press(user: User, ...names: string[]) {
  for (const name of names) await user.click(keyNamed(name))
}

describe('the keypad', () => {
  test('every key of the contract is there under its name, and GST at the rates in force', () => {
    open()
    const names = ['AC', 'Toggle sign', 'Percent', 'Divide', 'Multiply', 'Subtract', 'Add', 'Equals']
    for (const name of [...names, 'Decimal point', ...'0123456789']) expect(key(name)).toBeVisible()
    expect(display()).toHaveAttribute('name', 'display')
    const gst = within(screen.getByRole('group', { name: 'GST' }))
    expect(gst.getAllByRole('button').map((button) => button.textContent)).toEqual([
      ...['+5%', '+18%', '+40%'],
      ...['−5%', '−18%', '−40%'],
    ])
  })

  test('keys make a sum, step by step, and a division by zero is an error until AC', async () => {
    const user = open()
    await press(user, '2', 'Add', '3', 'Multiply')
    expect(display()).toHaveTextContent(/^5$/)
    expect(screen.getByText('2 + 3 ×')).toBeVisible()
    await press(user, '4', '0', '0', '0', '0', '0', 'Equals')
    expect(display()).toHaveTextContent(/^20,00,000$/)
    expect(display()).toHaveAttribute('data-value', '2000000')
    await press(user, 'Decimal point', '1', 'Add', 'Decimal point', '2', 'Equals', 'Divide', '0', 'Equals')
    expect(display()).toHaveTextContent(/^Error$/)
    expect(display()).toHaveAttribute('data-value', 'Error')
    await press(user, 'AC')
    expect(display()).toHaveTextContent(/^0$/)
  })

  test('sign, percent, deletion, memory and GST keys', async () => {
    const user = open()
    await press(user, '5', '5', 'Delete last digit', 'Toggle sign')
    expect(display()).toHaveTextContent('-5')
    await press(user, 'Percent')
    expect(display()).toHaveTextContent('-0.05')
    await press(user, 'AC', '1', '0', '0', '0', '+18% GST')
    expect(display()).toHaveTextContent('1,180')
    await press(user, 'M+', 'AC', 'MR')
    expect(display()).toHaveTextContent('1,180')
    expect(screen.getByText('M 1,180')).toBeVisible()
    await press(user, '−18% GST', 'MC')
    expect(display()).toHaveTextContent('1,000')
    expect(screen.queryByText('M 1,180')).not.toBeInTheDocument()
  })

  test('GST removed from a price is shown to the paisa next to the exact number', async () => {
    const user = open()
    await press(user, '1', '9', '9', '−18% GST')
    // 199 ÷ 1.18 = 168.644067…
    expect(display()).toHaveTextContent('≈ 168.644068')
    expect(screen.getByText('₹168.64')).toBeVisible()
    await press(user, '+18% GST')
    expect(display()).toHaveTextContent(/^199$/)
    expect(screen.queryByText(/^₹/)).not.toBeInTheDocument()
    await press(user, 'AC', '1', '0', 'Divide', '3', 'Equals')
    expect(screen.queryByText(/^₹/)).not.toBeInTheDocument()
  })

  test('2400 + 15 % is 2400.15 with its sum above it, and 2,760 in one tap', async () => {
    const user = open()
    await press(user, ...'2400', 'Add', '1', '5', 'Percent')
    expect(display()).toHaveTextContent(/^0\.15$/)
    expect(screen.getByText('2,400 +')).toBeVisible()
    const name = '2,760 (2,400 + 15% of 2,400)'
    expect(key(name)).toBeVisible()
    await press(user, 'Equals')
    expect(display()).toHaveTextContent(/^2,400\.15$/)
    expect(screen.getAllByText('2,400 + 0.15 =')[0]).toBeVisible()
    await press(user, name)
    expect(display()).toHaveTextContent(/^2,760$/)
    expect(tape().getByText('2,400 + 15% of 2,400 =')).toBeVisible()
    expect(screen.queryByRole('button', { name })).not.toBeInTheDocument()
    expect(key('M+')).toBeVisible()
  })
})

describe('the keyboard', () => {
  test('types a sum anywhere on the page', async () => {
    // The division key does not reach the search of the site.
    const seen = jest.fn()
    addEventListener('keydown', seen)
    const user = open()
    await user.keyboard('12.5*4-8/2={Enter}')
    expect(seen).not.toHaveBeenCalled()
    removeEventListener('keydown', seen)
    expect(display()).toHaveTextContent(/^21$/)
    await user.keyboard('{Escape}77{Backspace}%')
    expect(display()).toHaveTextContent(/^0\.07$/)
  })

  test('Enter on a key that has the focus presses it, and counts as Equals once a sum was typed', async () => {
    const user = open()
    key('7').focus()
    await user.keyboard('{Enter}')
    expect(display()).toHaveTextContent(/^7$/)
    await user.keyboard('*6{Enter}')
    expect(display()).toHaveTextContent(/^42$/)
  })

  test('a key pressed by the mouse leaves Enter to Equals', async () => {
    const user = open()
    await press(user, '7', 'Add', '8')
    await user.keyboard('{Enter}')
    expect(display()).toHaveTextContent(/^15$/)
  })

  test('other keys, and keys held with Ctrl, are let through', async () => {
    const user = open()
    await user.keyboard('a{Tab}{Control>}5{/Control}')
    expect(display()).toHaveTextContent(/^0$/)
  })

  test('an amount in words of India is pasted, and no other text', () => {
    open()
    for (const text of ['₹ 5 lakh', 'many'])
      fireEvent.paste(document.body, { clipboardData: { getData: () => text } })
    expect(display()).toHaveTextContent('5,00,000')
  })
})

describe('the tape', () => {
  test('keeps finished sums, gives their results back and is cleared', async () => {
    const user = open()
    expect(tape().getByText(/kept here, on this device only/)).toBeVisible()
    await press(user, '1', '0', '0', 'Multiply', '1', '2', 'Equals', '7', 'Subtract', '2', 'Equals')
    const sums = tape().getAllByRole('listitem')
    expect(sums.map((sum) => sum.textContent)).toEqual(['7 − 2 =5', '100 × 12 =1,200'])
    await user.click(tape().getByRole('button', { name: 'Use 1,200 again' }))
    expect(display()).toHaveTextContent('1,200')
    await user.click(tape().getByRole('button', { name: 'Copy the tape' }))
    expect(await navigator.clipboard.readText()).toBe('100 × 12 = 1,200\n7 − 2 = 5')
    await user.click(tape().getByRole('button', { name: 'Clear tape' }))
    expect(tape().queryByRole('listitem')).not.toBeInTheDocument()
  })

  test('stays on the device, and takes nothing strange from it', async () => {
    const user = open()
    await press(user, '2', 'Add', '2', 'Equals')
    expect(localStorage.getItem('calculatorTape')).toContain('{"sum":"2 + 2","value":4}')
    const strange = [{ sum: 'kept', value: 1 }, { sum: 5, value: 1 }, { sum: 'x', value: null }, null]
    localStorage.setItem('calculatorTape', JSON.stringify({ state: { entries: strange }, version: 0 }))
    await jest.isolateModulesAsync(async () => {
      const { tapeStore } = await import('@/lib/arithmetic/tape')
      tapeStore.subscribe(() => {})
      expect(tapeStore.getState().value).toEqual([{ sum: 'kept', value: 1 }])
    })
  })
})

describe('the scientific mode', () => {
  const line = () => screen.findByRole('textbox', { name: 'Sum' })

  test('reads a whole line, and its keys write into it', async () => {
    const user = open()
    await user.click(screen.getByRole('radio', { name: 'Scientific' }))
    await user.type(await line(), '2+3*4')
    expect(display()).toHaveTextContent(/^14$/)
    await press(user, 'Equals', 'AC', 'Use 14 again')
    expect(await line()).toHaveValue('14')
    await press(user, 'AC', 'sin', '3', '0', ')', 'Add', 'Square root', '9', ')', 'Power', '2')
    expect(await line()).toHaveValue('sin(30) + √(9)^2')
    expect(display()).toHaveTextContent(/^9\.5$/)
    await press(user, 'Delete last character', '3', 'Equals')
    expect(display()).toHaveTextContent(/^27\.5$/)
    expect(tape().getByText('sin(30) + √(9)^3 =')).toBeVisible()
    await user.click(screen.getByRole('radio', { name: 'Radians' }))
    expect(display()).toHaveTextContent(/^≈ 26\.0119684$/)
  })

  test('keys write where the caret is', async () => {
    const user = open('#mode=scientific&sum=12')
    const input = await line()
    ;(input as HTMLInputElement).setSelectionRange(1, 1)
    await press(user, 'Add')
    expect(input).toHaveValue('1 + 2')
  })

  test('half a sum waits; asked for, it is an error; Escape clears it', async () => {
    const user = open('#mode=scientific')
    await user.type(await line(), '2+')
    expect(display()).toHaveTextContent('—')
    await user.keyboard('{Enter}')
    expect(display()).toHaveTextContent(/^Error$/)
    await user.keyboard('3{Enter}')
    expect(display()).toHaveTextContent(/^5$/)
    await user.keyboard('{Escape}')
    expect(display()).toHaveTextContent(/^0$/)
    expect(tape().getAllByRole('listitem')).toHaveLength(1)
  })
})
