import { expect, test } from './site-test'
import { openHydrated } from './hydrated'

test.use({ viewport: { width: 360, height: 800 } })

test('10, then a tap on lakh: in the field that is typed in, 44 px, and nothing around it moves', async ({
  page,
}) => {
  await openHydrated(page, '/emi-calculator')
  const field = page.locator('[name=principal]')
  const chips = page.getByRole('button', { name: /^10 (thousand|lakh|crore)$/ })
  const places = () =>
    page.evaluate(() =>
      ['[name=principal]', '#message-principal', '[name=rate]', '#result'].map((selector) => {
        const { x, y, height } = document.querySelector(selector)!.getBoundingClientRect()
        return { x, y, height }
      }),
    )
  await field.fill('5000')
  const before = await places()
  await field.fill('10')
  await expect(chips).toHaveCount(3)
  expect(await places()).toEqual(before)
  for (const chip of await chips.all()) {
    const box = (await chip.boundingBox())!
    expect(Math.min(box.width, box.height)).toBeGreaterThanOrEqual(44)
  }
  // The number next to them stays readable.
  expect((await field.boundingBox())!.width).toBeGreaterThan(48)

  await page.keyboard.press('Tab')
  await expect(chips.first()).toBeHidden()
  await field.focus()
  await page.getByRole('button', { name: '10 lakh' }).click()
  await expect(field).toHaveValue('10,00,000')
  await expect(field).toBeFocused()
  await expect(page.locator('output[name=emi]')).toHaveText('₹8,678')
})
