import { growthColumns } from '@/components/results/charts/growth-by-year'

test('columns of one year’s sums name the year, since the chart shows the sums so far under the same words', () => {
  const year = { after: 2, invested: 30_000, value: 33_000, paidIn: 12_000, growth: 2_000 }
  const columns = growthColumns({ paidIn: 'Invested', growth: 'Growth' }, undefined)
  expect(columns.map(({ heading, cell }) => [heading, cell(year, 0)])).toEqual([
    ['Year', expect.any(String)],
    ['Invested in the year', 12_000],
    ['Growth in the year', 2_000],
    ['Value', 33_000],
  ])
})
