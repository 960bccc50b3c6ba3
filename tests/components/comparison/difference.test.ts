import { differenceText } from '@/components/comparison/difference'
import type { NumberFigure } from '@/lib/answers/figure'

test.each<[NumberFigure, string]>([
  [{ as: 'rupees', value: 321.4 }, '+₹321'],
  [{ as: 'rupees', value: -322 }, '−₹322'],
  [{ as: 'rupees', value: 0.2 }, 'Same'],
  [{ as: 'rupeesAndPaise', value: 0.5 }, '+₹0.50'],
  [{ as: 'percent', value: 0.5, decimals: 1 }, '+0.5%'],
  [{ as: 'number', value: 1.143, decimals: 1 }, '+1.1'],
  [{ as: 'months', value: -6 }, '−6 months'],
])('%j reads %s', (difference, text) => {
  expect(differenceText(difference)).toBe(text)
})
