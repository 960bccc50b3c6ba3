import { expect, test } from './site-test'

/** Fields in parts of a page that are fetched when seen: a part that lags behind its own field drops letters. */
const lateFields = [
  ['/gst-calculator', 'lines-1-amount'],
  ['/sip-calculator', 'withdrawal'],
  ['/fd-calculator', 'otherInterest'],
  ['/investment-returns-calculator', 'cagrFrom'],
  ['/credit-card-payoff-calculator', 'minimumFloor'],
  ['/credit-card-payoff-calculator', 'cards-1-balance'],
  ['/percentage-calculator', 'price'],
  ['/exam-result-checker-guide', 'subjects-1-marks'],
  ['/exam-result-checker-guide', 'link'],
  ['/vehicle-rc-checker', 'link'],
  ['/pan-card-verification-guide', 'link'],
] as const

test('no key is lost in a field that came late, as fast as keys can follow each other', async ({ page }) => {
  // Tall enough that the parts fetched when seen are there.
  await page.setViewportSize({ width: 360, height: 6_000 })
  for (const [path, name] of lateFields) {
    await page.goto(path)
    const field = page.locator(`[name=${name}]`)
    await field.fill('')
    await field.pressSequentially('987654321')
    await expect.soft(field, `${name} of ${path}`).toHaveValue(/^98,?76,?54,?321$/)
  }
})
