import { expect, test } from './site-test'
import { downloaded } from './downloads'
import { openHydrated } from './hydrated'
import { testLink } from './results'

// 80 lakh at 12.5%; 20 lakh × 384 ÷ 200 is 38.4 lakh, and 61.6 lakh at 20% is more.
testLink(
  '/capital-gains-calculator#asset=property&bought=2012-06-01&sold=2026-06-01&cost=2000000&sale=10000000',
  { way: '12.5% without index' },
)
// 5,00,000 less 2,00,000, above 1,25,000: 12.5% of 1,75,000, and 4% of it.
testLink(
  '/capital-gains-calculator#sales=equity_2024-01-10_2026-06-01_100000_600000_*equity_2026-01-10_2026-06-01_300000_100000_',
  { taxWithCess: 22750 },
)
// 40 lakh × 30 lakh ÷ 1 crore.
testLink('/capital-gains-calculator#section=54F&gain=4000000&invested=3000000&netConsideration=10000000', {
  exempt: 1200000,
})

test('the sales of a year come as a file', async ({ page }) => {
  await openHydrated(page, '/capital-gains-calculator#sales=gold_2022-05-01_2026-06-01_500000_1100000_')
  await page.getByRole('heading', { name: 'Rates, exemptions and sources' }).scrollIntoViewIfNeeded()
  expect((await downloaded(page, 'Download CSV')).name).toBe('capital-gains.csv')
})
