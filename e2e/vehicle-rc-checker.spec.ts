import { expect, test } from './site-test'
import { openHydrated, untilHydrated } from './hydrated'
import { testLink } from './results'

testLink('/vehicle-rc-checker?registration=24BH1234AA', { year: 2024 })

const path = '/vehicle-rc-checker'

test('without the list of offices a number is read all the same', async ({ page, context }) => {
  await openHydrated(page, path)
  await page.waitForLoadState('networkidle')
  await context.setOffline(true)
  await page.getByRole('textbox', { name: 'Registration number' }).fill('UP32AB1234')
  await expect(page.getByText('The list of offices did not load.')).toBeVisible()
  await expect(page.locator('output[name=state]')).toHaveAttribute('data-value', 'UP')
  await expect(page.locator('output[name=office]')).toHaveText('not known: the list is missing')
  await context.setOffline(false)
  // A part below may have been wanted without a network too, and offers the same.
  const result = page.getByRole('region', { name: 'Result' })
  await result.getByRole('button', { name: 'Try again' }).click()
  await expect(page.locator('output[name=office]')).toHaveText('Lucknow')
  await expect(page.getByText('The list of offices did not load.')).toBeHidden()
})

test('a part whose shared script failed is there after two tries at most, and what was typed is kept', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 640 })
  await openHydrated(page, path)
  await page.getByRole('textbox', { name: 'Registration number' }).fill('MH12AB1234')
  await expect(page.locator('output[name=office]')).toHaveText('Pune')
  // What the page loads at once is there: from now on these are scripts that its lazy parts have in common.
  await page.route('**/*-chunk-*.js', (route) => route.abort())
  const guide = page.getByRole('region', { name: 'RC guide' })
  await guide.scrollIntoViewIfNeeded()
  await guide.getByRole('button', { name: 'Try again' }).click({ trial: true })
  await page.unroute('**/*-chunk-*.js')
  await guide.getByRole('button', { name: 'Try again' }).click()
  // A browser that keeps the failure of the shared script offers the page once more.
  const content = guide.getByText('See the record of a vehicle officially')
  const reload = guide.getByRole('button', { name: 'Reload' })
  await expect(reload.or(content)).toBeVisible()
  if (await reload.isVisible()) {
    await Promise.all([page.waitForEvent('load'), reload.click()])
    await untilHydrated(page)
  }
  await guide.scrollIntoViewIfNeeded()
  await expect(content).toBeVisible()
  await expect(page.locator('output[name=office]')).toHaveText('Pune')
})

test('long names of states and offices stay within a small phone', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 })
  for (const [number, office] of [
    ['AP09AB1234', 'Hyderabad (Khairatabad)'],
    ['PB65AB1234', 'Mohali (Sahibzada Ajit Singh Nagar)'],
  ]) {
    await page.goto('about:blank')
    await page.goto(`${path}#registration=${number}`)
    await expect(page.locator('output[name=office]')).toHaveText(office!)
    const ends = await page.locator('.breakdown').evaluate((card) => {
      const edge = card.getBoundingClientRect().right
      return [...card.querySelectorAll('output')].map((one) => edge - one.getBoundingClientRect().right)
    })
    expect(Math.min(...ends)).toBeGreaterThanOrEqual(0)
  }
})
