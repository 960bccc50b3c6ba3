import { useState } from 'react'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { AmountField } from '@/components/fields/number-field'
import { binding } from '@/components/tool-form/binding'

function Amount({ initial }: { initial: string }) {
  const [text, setText] = useState(initial)
  return <AmountField field={binding('amount', text, setText)} label="Amount" />
}

function open(initial = '') {
  render(<Amount initial={initial} />)
  return userEvent.setup({ delay: null })
}

const amount = () => screen.getByRole('textbox', { name: 'Amount' })

test.each([
  ['10', 'lakh', '10,00,000'],
  ['1.2', 'crore', '1,20,00,000'],
  ['1.15', 'lakh', '1,15,000'],
  ['999', 'crore', '9,99,00,00,000'],
  ['5', 'thousand', '5,000'],
])('%s, then a tap on %s, is %s, and the field keeps the focus', async (typed, word, shown) => {
  const user = open()
  await user.type(amount(), typed)
  await user.click(screen.getByRole('button', { name: `${typed} ${word}` }))
  expect(amount()).toHaveValue(shown)
  expect(amount()).toHaveFocus()
  expect(screen.queryByRole('button')).not.toBeInTheDocument()
})

test.each(['', '0', '1,000', '10 lakh', '-5', '1.2345'])('an amount of %j has no words to choose', (text) => {
  open(text)
  expect(screen.queryByRole('button')).not.toBeInTheDocument()
})

test('Tab passes the words by', async () => {
  const user = open('10')
  await user.tab()
  expect(amount()).toHaveFocus()
  await user.tab()
  expect(document.body).toHaveFocus()
})
