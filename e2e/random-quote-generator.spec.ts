import { expect, test } from './site-test'
import { downloaded } from './downloads'
import { openHydrated, reloadHydrated } from './hydrated'
import { output } from './results'

test('a quotation is drawn at load without a fault, and never the same twice in a row', async ({ page }) => {
  const faults: string[] = []
  page.on('pageerror', (fault) => faults.push(String(fault)))
  page.on('console', (message) => message.type() === 'error' && faults.push(message.text()))
  await openHydrated(page, '/random-quote-generator')
  for (let draw = 0; draw < 20; draw += 1) {
    const before = await output(page, 'quote').textContent()
    await page.getByRole('button', { name: 'New quote' }).click()
    await expect(output(page, 'quote')).not.toHaveText(before!)
  }
  expect(faults).toEqual([])
})

test('visits draw for themselves', async ({ page }) => {
  const drawn = new Set<string | null>()
  for (let visit = 0; visit < 6; visit += 1) {
    await openHydrated(page, '/random-quote-generator')
    drawn.add(await output(page, 'quote').textContent())
  }
  expect(drawn.size).toBeGreaterThan(1)
})

test('a saved quotation is there after a reload, and its picture can be taken along', async ({ page }) => {
  await openHydrated(page, '/random-quote-generator')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('button', { name: 'Saved' })).toBeVisible()
  const quote = (await output(page, 'quote').textContent())!
  expect((await downloaded(page, 'Picture')).name).toBe('quote.png')
  await reloadHydrated(page)
  await expect(page.getByRole('region', { name: 'Saved quotes' })).toContainText(quote)
})
