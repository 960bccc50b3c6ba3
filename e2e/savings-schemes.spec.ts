import { test } from './site-test'
import { linkOfVector, savingsVectors } from '../tests/savings-vectors'
import { expectLinks } from './results'

const TOOLS = ['ssy', 'scss', 'mis', 'time-deposit', 'recurring-deposit', 'nsc', 'kvp']

/** Lists as the page writes them, joined by commas. */
const asFigure = (value: unknown) => (typeof value === 'number' ? value : String(value))

test('links lead to figures that are worked out by hand or published', async ({ page }) => {
  const shared = TOOLS.flatMap((tool) =>
    savingsVectors(tool).map((row) => ({
      link: `scheme=${tool}&${linkOfVector(row)}`,
      expected: Object.fromEntries(
        Object.entries(row.expected).map(([name, value]) => [name, asFigure(value)]),
      ),
    })),
  )
  await expectLinks(page, '/savings-schemes', [
    {
      working: '30,00,000 × 8.2% ÷ 4',
      link: 'scheme=scss&amount=3000000&opened=2026-11-01',
      expected: { quarterly: 61500, yearly: 246000, maturityDate: '2031-11-01' },
    },
    ...shared,
  ])
})
