import { expect, type Page, test } from './site-test'
import { openHydrated } from './hydrated'

test.use({ viewport: { width: 1280, height: 900 } })

async function write(page: Page, path: string) {
  await openHydrated(page, path)
  await page.locator('form [name=registered]').selectOption('yes')
  await page.locator('form [name=items-1-description]').fill('Chair')
  await page.locator('form [name=items-1-rate]').fill('1000')
}

const hindi = (page: Page) => page.getByRole('radio', { name: 'हिन्दी' })

test('on a Hindi page the paper is in Hindi from the first item', async ({ page }) => {
  await write(page, '/hi/invoice-generator')
  await expect(page.locator('.paper')).toContainText('टैक्स इनवॉइस')
  // 1,000 and 18 %.
  await expect(page.locator('.paper')).toContainText('एक हजार एक सौ अस्सी रुपये मात्र')
})

test('on an English page the paper is in Hindi once that is chosen', async ({ page }) => {
  await write(page, '/invoice-generator')
  await expect(page.locator('.paper')).toContainText('Tax Invoice')
  await hindi(page).check({ force: true })
  await expect(page.locator('.paper')).toContainText('टैक्स इनवॉइस')
})
