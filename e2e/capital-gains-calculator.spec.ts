import { expect, test } from './site-test'
import { figuresOf, gainVectors, linkOfGain } from '../tests/capital-gains-vectors'
import { openHydrated } from './hydrated'
import { expectLinks } from './results'

const linksOf = (...tools: string[]) =>
  gainVectors(...tools).map((row) => ({ link: linkOfGain(row), expected: figuresOf(row) }))

test('links of single sales lead to figures that are worked out by hand or by an oracle', async ({
  page,
}) => {
  await expectLinks(page, '/capital-gains-calculator', [
    {
      working: '4,00,000 less 1,25,000 at 12.5%, and 4% of it',
      link: 'bought=2023-01-10&sold=2026-10-15&cost=500000&sale=900000',
      expected: { term: 'long', taxableGain: 275000, tax: 34375, taxWithCess: 35750 },
    },
    {
      working: '80 lakh at 12.5%; 20 lakh × 384 ÷ 200 is 38.4 lakh, and 61.6 lakh at 20% is more',
      link: 'asset=property&bought=2012-06-01&sold=2026-06-01&cost=2000000&sale=10000000',
      expected: { taxWithoutIndex: 1000000, taxWithIndex: 1232000, way: '12.5% without index' },
    },
    ...linksOf('cg-equity', 'cg-property', 'cg-other'),
  ])
})

test('links of years, exemptions and TDS lead to theirs', async ({ page }) => {
  await expectLinks(page, '/capital-gains-calculator', [
    {
      working: '5,00,000 less 2,00,000, above 1,25,000: 12.5% of 1,75,000, and 4% of it',
      link: 'sales=equity_2024-01-10_2026-06-01_100000_600000_*equity_2026-01-10_2026-06-01_300000_100000_',
      expected: { leftEquityLong: 300000, tax: 21875, taxWithCess: 22750 },
    },
    {
      working: '40 lakh × 30 lakh ÷ 1 crore',
      link: 'section=54F&gain=4000000&invested=3000000&netConsideration=10000000',
      expected: { exempt: 1200000, taxable: 2800000 },
    },
    ...linksOf('cg-set-off', 'cg-with-income', 'cg-exemption', 'property-tds'),
  ])
})

test('the sales of a year come as a file', async ({ page }) => {
  await openHydrated(page, '/capital-gains-calculator#sales=gold_2022-05-01_2026-06-01_500000_1100000_')
  await page.getByRole('heading', { name: 'Rates, exemptions and sources' }).scrollIntoViewIfNeeded()
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download CSV' }).first().click()
  expect((await download).suggestedFilename()).toBe('capital-gains.csv')
})
