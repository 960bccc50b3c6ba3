import { expect, test } from './site-test'

const path = '/pan-card-verification-guide'

test('a link brings a PAN and a GSTIN', async ({ page }) => {
  await page.goto(`${path}#pan=aaapz1234c&gstin=29AAGCB7383J1Z4`)
  await expect(page.locator('output[name=panFormat]')).toHaveText('Format valid')
  await expect(page.locator('output[name=holderType]')).toHaveAttribute('data-value', 'person')
  await expect(page.locator('output[name=gstinState]')).toHaveAttribute('data-value', '29')
  await expect(page.locator('output[name=samePan]')).toHaveAttribute('data-value', 'false')
})
