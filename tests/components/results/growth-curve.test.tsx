import { render, screen } from '@testing-library/react'
import { GrowthCurve } from '@/components/results/charts/growth-curve'

const years = [
  { after: 1, invested: 1_00_000, value: 1_10_000, paidIn: 1_00_000, growth: 10_000 },
  { after: 2, invested: 1_00_000, value: 1_21_000, paidIn: 0, growth: 11_000 },
]
const draw = (rows = years, initial = 1_00_000) =>
  render(<GrowthCurve summary="Chart of the money" initial={initial} years={rows} paidIn="Deposited" />)

const chart = () => screen.getByRole('img', { name: 'Chart of the money' })
const heightOf = (name: string) => Number(screen.getByText(name).closest('text')!.getAttribute('y'))

test('both curves are named at their ends, with their amounts; the axis is in lakh, and in whole years', () => {
  draw()
  expect(chart()).toHaveTextContent('Value₹1.21 L')
  expect(chart()).toHaveTextContent('Deposited₹1 L')
  const texts = [...chart().querySelectorAll('text')].map(({ textContent }) => textContent)
  expect(texts).toEqual(
    expect.arrayContaining(['₹0', '₹50\u00a0k', '₹1\u00a0L', '₹1.5\u00a0L', '0', '1', '2']),
  )
  expect(texts).not.toContain('0.5')
})

test('a sum put in at once is there from the start, payments begin at nothing', () => {
  draw()
  const [first] = chart().querySelector('polyline')!.getAttribute('points')!.split(' ')
  draw(years, 0)
  const [from] = screen.getAllByRole('img')[1]!.querySelector('polyline')!.getAttribute('points')!.split(' ')
  const heightAt = (point: string | undefined) => Number(point!.split(',')[1])
  expect(heightAt(from)).toBeGreaterThan(heightAt(first))
})

test('names of curves that end close together do not overlap', () => {
  draw([{ after: 0.1, invested: 1_00_000, value: 1_00_100, paidIn: 1_00_000, growth: 100 }])
  expect(heightOf('Deposited') - heightOf('Value')).toBeGreaterThanOrEqual(30)
  expect([...chart().querySelectorAll('text')].map(({ textContent }) => textContent)).toContain('0.1')
})
