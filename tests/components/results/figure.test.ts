/** @jest-environment node */
import { figureText } from '@/components/results/figure'
import { type Figure, figureValue } from '@/lib/answers/figure'
import { figureForFile } from '@/components/results/column'

it.each<[Figure, string, number | string, string]>([
  [{ as: 'rupees', value: 1234.5 }, '₹1,235', 1234.5, '1234.50'],
  [{ as: 'rupeesAndPaise', value: 1234.5 }, '₹1,234.50', 1234.5, '1234.50'],
  [{ as: 'paise', value: 1_234_00 }, '₹1,234.00', 1234, '1234.00'],
  [{ as: 'paiseIfAny', value: 1_234_00 }, '₹1,234', 1234, '1234.00'],
  [{ as: 'paiseIfAny', value: 1_234_50 }, '₹1,234.50', 1234.5, '1234.50'],
  [{ as: 'number', value: 12345.678, decimals: 1 }, '12,345.7', 12345.678, '12345.678'],
  [{ as: 'months', value: 0 }, '0 months', 0, '0'],
  [{ as: 'day', value: '2026-11-21' }, '21 November 2026', '2026-11-21', '2026-11-21'],
  [{ as: 'text', value: 'x', text: '393(1),\u00a0Sl. 6' }, '393(1),\u00a0Sl. 6', 'x', '393(1), Sl. 6'],
])('%j reads %s, is %s to machines and %s in a file', (figure, text, value, inFile) => {
  expect(figureText(figure)).toBe(text)
  expect(figureValue(figure)).toBe(value)
  expect(figureForFile(figure)).toBe(inFile)
})
