import { expect, test } from './site-test'
import { openMore } from './document-form'
import { openHydrated } from './hydrated'
import { expectResults } from './results'

test('a quotation without tax at first, with a rate when typed, turned into an invoice', async ({ page }) => {
  await openHydrated(page, '/quotation-generator')
  await expect(page.locator('[name=number]')).toHaveValue('QTN-001')
  await expect(page.locator('[name=taxRate]')).toHaveValue('0')
  await page.locator('[name=items-1-rate]').fill('40000')
  await expectResults(page, { subtotal: 40000, cgst: 0, sgst: 0, igst: 0, total: 40000 })
  await page.locator('[name=registered]').selectOption('yes')
  await page.locator('[name=taxRate]').fill('18')
  await expectResults(page, { subtotal: 40000, cgst: 3600, sgst: 3600, total: 47200 })
  await openMore(page)
  await page.getByRole('button', { name: 'Turn into an invoice' }).click()
  await expect(page).toHaveURL(/invoice-generator/)
  await expect(page.locator('[name=number]')).toHaveValue('INV-001')
  await expectResults(page, { subtotal: 40000, cgst: 3600, sgst: 3600, total: 47200 })
})

test('an invalid rate is pointed out', async ({ page }) => {
  await openHydrated(page, '/quotation-generator')
  await page.locator('[name=taxRate]').fill('-1')
  await expect(page.locator('[name=taxRate]')).toHaveAttribute('aria-invalid', 'true')
})
