import { expect, test } from '@playwright/test'
import { expectStill } from './layout'
import { expectLinks, output } from './results'

test('a fresh page holds its answer before any script has run', async ({ browser }) => {
  const page = await browser.newPage({ javaScriptEnabled: false })
  await page.goto('/epf-calculator')
  await expect(output(page, 'corpus')).not.toBeEmpty()
  await page.close()
})

test('links lead to figures that are worked out by hand', async ({ page }) => {
  await expectLinks(page, '/epf-calculator', [
    {
      working: '12 × (3,600 + 2,350), and 66 × 5,950 × 8.25% ÷ 12',
      link: 'monthlyWage=30000&raisePct=0&years=1',
      expected: {
        corpus: 74100,
        ownContribution: 43200,
        employerToEpf: 28200,
        employerToEps: 15000,
        interest: 2700,
      },
    },
    {
      working: '15,000 × (20 + 2) ÷ 70',
      link: 'kind=epsPension&years=19&months=6',
      expected: { monthlyPension: 4714, serviceCounted: 22 },
    },
    {
      working: '20,000 + 50,000 + 80,000 at the start of three months × 8.25% ÷ 12',
      link: 'kind=epfTaxableInterest&years=1',
      expected: { taxableInterest: 1031, taxableAccount: 111031 },
    },
  ])
})

for (const width of [360, 1280])
  test(`nothing moves while the page loads at ${width} px`, async ({ page }) => {
    await expectStill(page, '/epf-calculator', width)
  })
