import { expect, type Page, test } from './site-test'
import { openHydrated, reloadHydrated, untilHydrated } from './hydrated'
import { output } from './results'

async function keep(page: Page, name: string) {
  await page.getByRole('button', { name: 'Compare', exact: true }).click()
  await page.getByRole('textbox', { name: 'Name of this calculation' }).fill(name)
  await page.getByRole('button', { name: 'Keep', exact: true }).click()
  await expect(page.getByText(`Kept as ${name}`)).toBeVisible()
}

const storedKeys = (page: Page) => page.evaluate(() => Object.keys(localStorage))

test('/compare shows loans of two banks as the calculator does, from one link', async ({ page, browser }) => {
  const emis: string[] = []
  for (const [bank, rate] of [
    ['SBI', 9],
    ['HDFC', 8.5],
  ] as const) {
    // A new fragment alone would leave the page, and its unfolded form, as it is.
    await page.goto('about:blank')
    await openHydrated(page, `/emi-calculator#principal=2500000&rate=${rate}`)
    await page.getByRole('button', { name: 'Compare', exact: true }).click()
    expect((await storedKeys(page)).includes('keptCalculations')).toBe(bank === 'HDFC')
    await page.getByRole('button', { name: 'Compare', exact: true }).click()
    emis.push((await output(page, 'emi').getAttribute('data-value'))!)
    await keep(page, bank)
  }
  await page.getByRole('link', { name: 'Compare 2 calculations' }).click()
  await untilHydrated(page)
  const shown = (of: Page) =>
    output(of, 'emi').evaluateAll((all) => all.map((one) => one.getAttribute('data-value')))
  await expect.poll(() => shown(page)).toEqual(emis)
  await expect(page.getByRole('columnheader', { name: /^HDFC/ })).toBeVisible()

  // The link alone holds it: another visitor has nothing stored.
  const other = await browser.newPage()
  await openHydrated(other, page.url())
  await expect.poll(() => shown(other)).toEqual(emis)
  expect(await storedKeys(other)).not.toContain('keptCalculations')
  await other.close()

  await reloadHydrated(page)
  await page.getByRole('button', { name: 'Remove SBI', exact: true }).click()
  await expect(page.getByText('Choose one more calculation to compare.')).toBeVisible()
  await expect(page.getByRole('table')).toHaveCount(0)
})

test('/compare has a table that scrolls inside a phone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  const link = new URLSearchParams({
    calculation1: 'income-tax-calculator?income=1500000',
    calculation2: 'income-tax-calculator?income=2500000',
  })
  await openHydrated(page, `/compare#${link}`)
  await expect(output(page, 'totalTax')).toHaveCount(2)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
})
