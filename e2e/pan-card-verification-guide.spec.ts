import { expect, test } from './site-test'
import { openHydrated } from './hydrated'

const path = '/pan-card-verification-guide'

test('a link brings a PAN and a GSTIN', async ({ page }) => {
  await page.goto(`${path}#pan=aaapz1234c&gstin=29AAGCB7383J1Z4`)
  await expect(page.locator('output[name=panFormat]')).toHaveText('Format valid')
  await expect(page.locator('output[name=holderType]')).toHaveAttribute('data-value', 'person')
  await expect(page.locator('output[name=gstinState]')).toHaveAttribute('data-value', '29')
  await expect(page.locator('output[name=samePan]')).toHaveAttribute('data-value', 'false')
})

test('by the keyboard alone; an error is shown, and the text stays', async ({ page }) => {
  await openHydrated(page, path)
  await page.getByRole('textbox', { name: 'PAN', exact: true }).focus()
  await page.keyboard.type('abcde1234f')
  await expect(page.locator('#message-pan')).toContainText('D is not a valid holder type (fourth letter).')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await page.keyboard.type('27aapfu0939f1zv')
  await expect(page.locator('output[name=gstinFormat]')).toHaveText('Format valid')
  await expect(page.locator('output[name=panFormat]')).toHaveText('Format wrong')
  await expect(page.getByRole('textbox', { name: 'PAN', exact: true })).toHaveValue('ABCDE1234F')
  await expect(page).toHaveURL(/\/pan-card-verification-guide$/)
})
