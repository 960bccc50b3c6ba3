import { screen, within } from '@testing-library/react'
import { PercentageCalculator } from '@/components/tools/percentage-calculator/screen'
import { comeIntoSight } from '@/tests/in-sight'
import { openAt, retype } from '@/tests/calculator-screen'

const result = () => screen.getByRole('status', { name: 'Result' })
const box = (name: string) => screen.getByRole('textbox', { name })

const open = (link = '') => openAt(`/percentage-calculator${link}`, PercentageCalculator)

test('opens with 10% of 50; another question has other labels, and its result is in percent', async () => {
  const user = open()
  expect(result()).toHaveTextContent(/^5$/)
  expect(screen.getByText('10% of 50 is 5.')).toBeVisible()
  expect(screen.getByText('10 × 50 ÷ 100 = 5')).toBeInTheDocument()
  await user.selectOptions(screen.getByRole('combobox', { name: 'Question' }), 'X is what % of Y?')
  await retype(user, 'Value 1', '438')
  await retype(user, 'Value 2', '500')
  expect(result()).toHaveTextContent('87.6%')
  expect(screen.getByText('438 is 87.60% of 500.')).toBeVisible()
  await user.selectOptions(
    screen.getByRole('combobox', { name: 'Question' }),
    'Percentage Change from X to Y',
  )
  expect(box('Initial Value')).toHaveValue('438')
  expect(box('Final Value')).toHaveValue('500')
  expect(screen.getByRole('status', { name: 'Rise' })).toHaveTextContent('14.16%')
  expect(screen.getByText('From 438 to 500 is a rise of 14.16%.')).toBeVisible()
})

test.each([
  ['percentChange&x=50&y=40', 'Fall', '-20%', 'From 50 to 40 is a fall of 20%.'],
  ['percentChange&x=50&y=50', 'No change', '0%', 'From 50 to 50 there is no change.'],
  ['isWhatPercentOf&x=-123456&y=7', 'Result', '-17,63,657.14%', '-1,23,456 is -17,63,657.14% of 7.'],
])('#mode=%s is labelled %s', (link, label, text, sentence) => {
  open(`#mode=${link}`)
  expect(screen.getByRole('status', { name: label })).toHaveTextContent(text)
  expect(screen.getByText(sentence)).toBeVisible()
})

test.each([
  ['#mode=isWhatPercentOf&x=5&y=0', 'Cannot divide by zero'],
  ['#mode=percentChange&x=0&y=5', 'Cannot calculate percentage change from zero'],
])('%s shows Error and the reason: %s', (link, reason) => {
  open(link)
  expect(result()).toHaveTextContent(/^Error$/)
  expect(screen.getByText(reason)).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Copy Result' })).not.toBeInTheDocument()
  expect(screen.queryByRole('heading', { name: 'How this is calculated' })).not.toBeInTheDocument()
})

test('a link with a mode that does not exist gets the message for it', () => {
  open('#mode=half')
  expect(screen.getAllByText('Invalid calculation mode')).toHaveLength(2)
  expect(screen.queryByRole('status', { name: 'Result' })).not.toBeInTheDocument()
})

const figure = (use: string, name: string) =>
  within(screen.getByRole('region', { name: use })).getByRole('status', { name })

test('below, marks, discount and original price have their answers', async () => {
  const user = open()
  comeIntoSight()
  await screen.findByRole('region', { name: 'Marks' })
  expect(figure('Marks', 'Percentage')).toHaveTextContent('87.6%')
  expect(figure('Discount', 'You pay')).toHaveTextContent('₹1,259.37')
  expect(figure('Discount', 'Total discount')).toHaveTextContent('37%')
  expect(figure('Original price', 'Original price')).toHaveTextContent('₹1,000.00')
  await retype(user, 'Marks obtained', '360')
  expect(figure('Marks', 'Percentage')).toHaveTextContent('72%')
  await user.click(screen.getByRole('radio', { name: 'Added' }))
  expect(figure('Original price', 'Original price')).toHaveTextContent('₹739.13')
})

test('below, a question without an answer shows the reason', async () => {
  open('#outOf=0&rate=100&price=x')
  comeIntoSight()
  expect(await screen.findByText('— Marks out of zero have no percentage.')).toBeInTheDocument()
  expect(screen.getByText('— After 100% off, the original price cannot be worked out.')).toBeInTheDocument()
  const discount = within(screen.getByRole('region', { name: 'Discount' }))
  expect(discount.getByText('Enter valid numbers to calculate.')).toBeVisible()
})

test('each field has a button for its sign, since the keypad of an iPhone has no minus', async () => {
  const user = open('#mode=percentChange&x=50&y=40')
  for (const name of ['Initial Value', 'Final Value']) {
    expect(box(name)).toHaveAttribute('inputmode', 'decimal')
    const sign = screen.getByRole('button', { name: `Change the sign of ${name}` })
    const before = (box(name) as HTMLInputElement).value
    await user.click(sign)
    expect(box(name)).toHaveValue(`-${before}`)
  }
  // From −50 to −40: 10 ÷ 50.
  expect(screen.getByRole('status', { name: 'Rise' })).toHaveTextContent('20%')
  await user.click(screen.getByRole('button', { name: 'Change the sign of Final Value' }))
  expect(box('Final Value')).toHaveValue('40')
})
