import { screen, within } from '@testing-library/react'
import { UnitConverter } from '@/components/tools/unit-converter/screen'
import { field, openAt, retype } from '@/tests/calculator-screen'

const open = (link = '') => openAt(`/unit-converter${link}`, UnitConverter)
const result = () => document.querySelector<HTMLOutputElement>('output[name=result]')
const select = (name: string) => screen.getByRole('combobox', { name })

test('a fresh page converts one metre into kilometres, and shows it in all units', () => {
  open()
  expect(result()).toHaveTextContent('0.001 km')
  expect(result()).toHaveAttribute('data-value', '0.001')
  expect(screen.getByText('1 ÷ 1000 = 0.001')).toBeInTheDocument()
  expect(screen.queryByText('In metres')).not.toBeInTheDocument()
  const table = within(screen.getByRole('region', { name: '1 metre in all units of length' }))
  expect(table.getByRole('row', { name: 'Foot 3.28084 ft' })).toBeInTheDocument()
})

test('another value is converted at once; an invalid one asks what to enter, one without an answer is an Error', async () => {
  const user = open('#category=area&value=2&from=bighaUttarPradesh&to=acre')
  expect(result()).toHaveTextContent('1.25 ac')
  expect(screen.getByText(/is counted as 27,225 square feet/)).toBeInTheDocument()
  await retype(user, 'Value', 'abc')
  await user.tab()
  expect(screen.getAllByText('Enter a valid number.').length).toBeGreaterThan(0)
  expect(result()).toBeNull()
  await user.selectOptions(select('Category'), 'fuel')
  await user.selectOptions(select('From'), 'litrePer100Km')
  await user.selectOptions(select('To'), 'kilometrePerLitre')
  await retype(user, 'Value', '0')
  expect(result()).toHaveTextContent('Error')
})

test('Swap exchanges the units and puts the result into the box; a category begins with its first units and 1', async () => {
  const user = open('#value=5&from=foot&to=inch')
  await user.click(screen.getByRole('button', { name: 'Swap' }))
  expect(field('Value')).toHaveValue('60')
  expect(select('From')).toHaveValue('inch')
  expect(result()).toHaveTextContent('5 ft')
  expect(screen.getByText('60 × 0.0254 = 1.524')).toBeInTheDocument()
  await user.selectOptions(select('Category'), 'temperature')
  expect(field('Value')).toHaveValue('1')
  expect(select('From')).toHaveValue('celsius')
  expect(select('To')).toHaveValue('fahrenheit')
  expect(result()).toHaveTextContent('33.8 °F')
})

test('a sentence fills in the fields; a bigha without its state asks which one', async () => {
  const user = open()
  await user.type(field('Ask in words'), '5 ft 7 in to cm')
  expect(result()).toHaveTextContent('170.18 cm')
  expect(field('Value')).toHaveValue('67')
  await user.clear(field('Ask in words'))
  await user.type(field('Ask in words'), '2 bigha in acre')
  expect(screen.getByText('Choose which measure you mean.')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'bigha (Assam)' }))
  expect(field('Ask in words')).toHaveValue('2 bigha (Assam) in acre')
  expect(select('From')).toHaveValue('bighaAssam')
  expect(result()).toHaveTextContent('0.661157 ac')
  // A field of its own asks another question.
  await retype(user, 'Value', '3')
  expect(field('Ask in words')).toHaveValue('')
  expect(result()).not.toBeNull()
})

test.each([
  ['#from=kilogram&to=pound', 'kilogram', 'pound'],
  ['#from=sq%20ft&to=acre', 'squareFoot', 'acre'],
  ['#category=volume&from=litre', 'litre', 'millilitre'],
])('the link %s leads to %s and %s', (link, from, to) => {
  open(link)
  expect(select('From')).toHaveValue(from)
  expect(select('To')).toHaveValue(to)
})

test.each([
  ['5 kg to metre', 'Kilograms and metres measure different things.'],
  ['2 parasang in km', 'We do not know the unit “parasang”.'],
  ['hello', 'Write a number and a unit, such as 5 ft 7 in to cm.'],
])('%s: words take the place of the earlier result', async (text, words) => {
  const user = open('#value=5&from=foot&to=inch')
  await user.type(field('Ask in words'), text)
  expect(result()).toBeNull()
  expect(screen.getByText(words)).toBeVisible()
  expect(screen.queryByText(/in all units/)).not.toBeInTheDocument()
})
