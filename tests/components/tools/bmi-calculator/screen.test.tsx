import { screen } from '@testing-library/react'
import { BmiCalculator } from '@/components/tools/bmi-calculator/screen'
import { openAt } from '@/tests/calculator-screen'

const figure = (name: string) => screen.getByRole('status', { name })
const box = (name: string) => screen.getByRole('textbox', { name })

const open = (link = '') => openAt(`/bmi-calculator${link}`, BmiCalculator)

test('a fresh page shows the index, its category by WHO and the weights for the height', () => {
  open()
  expect(figure('BMI')).toHaveTextContent(/^24\.2$/)
  expect(figure('BMI')).toHaveAttribute('data-value', '24.221453287197235')
  expect(figure('WHO category')).toHaveTextContent('Normal weight')
  expect(figure('WHO category')).toHaveAttribute('name', 'category')
  expect(figure('Normal range')).toHaveTextContent('53.5–72.0 kg')
  expect(screen.queryByRole('status', { name: 'From the normal range' })).not.toBeInTheDocument()
  expect(screen.getByText('70 ÷ (1.7 × 1.7) = 24.2')).toBeInTheDocument()
  expect(screen.getByText(/in pregnancy/)).toBeVisible()
})

// 5 ft 7 in is 1.7018 m. WHO: up to 24.9 × 1.7018² = 72.11 kg, 159.0 lb. Indian: 18 to 22.9, 114.9 to 146.2 lb.
test.each([
  ['WHO', '170', 'Overweight', '118.1–159.0 lb', '11.0 lb above'],
  ['Indian', '170', 'Obesity', '114.9–146.2 lb', '23.8 lb above'],
  ['Indian', '110', 'Underweight', '114.9–146.2 lb', '4.9 lb below'],
])(
  'by the %s standard %s lb has category, range and distance from that standard alone',
  async (standard, lb, category, range, away) => {
    const user = open(`#unit=imperial&pounds=${lb}`)
    await user.click(screen.getByRole('radio', { name: standard }))
    expect(figure(`${standard} category`)).toHaveTextContent(category)
    expect(screen.getAllByRole('status', { name: /category/ })).toHaveLength(1)
    expect(figure('Normal range')).toHaveTextContent(range)
    expect(figure('From the normal range')).toHaveTextContent(away)
  },
)

test('a link chooses the standard', () => {
  open('#standard=indian')
  expect(figure('Indian category')).toHaveTextContent('Overweight')
  expect(screen.getByRole('img', { name: 'BMI 24.2 on the Asian-Indian scale: Overweight' })).toBeVisible()
  expect(figure('Overweight from')).toHaveTextContent('66.5 kg')
})

test('imperial units have fields of their own, and Reset leads back to metric ones', async () => {
  const user = open()
  await user.click(screen.getByRole('radio', { name: 'Imperial' }))
  expect(figure('BMI')).toHaveTextContent('24.1')
  expect(figure('Normal range')).toHaveTextContent('118.1–159.0 lb')
  expect(screen.getByText('67 in × 0.0254 = 1.7018 m')).toBeInTheDocument()
  await user.clear(box('Weight'))
  await user.type(box('Weight'), '100')
  expect(figure('From the normal range')).toHaveTextContent('18.1 lb below')
  await user.click(screen.getByRole('button', { name: 'Reset' }))
  expect(box('Height')).toHaveValue('170')
  expect(figure('BMI')).toHaveTextContent('24.2')
})

test('a height in feet and inches is read', async () => {
  const user = open()
  await user.clear(box('Height'))
  await user.type(box('Height'), "5'7")
  await user.tab()
  expect(box('Height')).toHaveValue('170.18')
  expect(figure('WHO category')).toHaveTextContent('Normal weight')
})

test.each([
  ['5.7', '5 ft 7 in', '24.2'],
  ['1.7', '1.70 m', '24.2'],
])('a height of %s cm is asked about: %s?', async (typed, meant, index) => {
  const user = open(`#height=${typed}`)
  expect(box('Height')).toHaveAccessibleDescription(`Did you mean ${meant}?`)
  expect(screen.queryByRole('status', { name: 'BMI' })).not.toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: `Yes, ${meant}` }))
  expect(figure('BMI')).toHaveTextContent(index)
})

test('a dial shows the index, and its bands are named with where they begin', () => {
  open()
  expect(screen.getByRole('img', { name: 'BMI 24.2 on the WHO scale: Normal weight' })).toBeVisible()
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(
    expect.arrayContaining([
      'Underweight, below 18.5',
      'Normal weight, from 18.5',
      'Overweight, from 25',
      'Obesity, from 30',
    ]),
  )
})
