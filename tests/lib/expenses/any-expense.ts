import fc from 'fast-check'
import type { ExpenseDetails } from '@/lib/expenses/expense'
import { LONGEST_CATEGORY, LONGEST_DESCRIPTION, trimmedTo } from '@/lib/expenses/expense'

const pieces = fc.constantFrom(
  'दूध',
  'चाय, नाश्ता',
  '"quoted"',
  'a\nb',
  'x\r\ny',
  '=1+1',
  '@SUM(A1)',
  "'=1",
  '+91',
  '-5',
  ';',
  ',',
  '\t',
  '😀',
  "''@",
  'auto',
  '₹',
  '\u2028',
)
const words = (longest: number) =>
  fc
    .oneof(
      fc.string({ minLength: 1, maxLength: 30, unit: 'grapheme' }),
      fc.array(pieces, { minLength: 1, maxLength: 6 }).map((parts) => parts.join('')),
    )
    .map((text) => trimmedTo(text, longest))
    .filter((text) => text !== '')

const day = fc
  .integer({ min: 0, max: 40_000 })
  .map((days) => new Date(Date.UTC(1970, 0, 1) + days * 86_400_000).toISOString().slice(0, 10))

export const anyDetails: fc.Arbitrary<ExpenseDetails> = fc.record({
  date: day,
  description: words(LONGEST_DESCRIPTION),
  amountPaise: fc.integer({ min: 1, max: 1_00_00_00_000 * 100 }),
  category: words(LONGEST_CATEGORY),
})
