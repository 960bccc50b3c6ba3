import { expect, test } from './site-test'
import { openHydrated } from './hydrated'

const path = '/pan-card-verification-guide'

test('the page as built has its form and shows how a PAN is read', async ({ request }) => {
  const html = await (await request.get(path)).text()
  expect(html).toContain('Enter a PAN or a GSTIN.')
  expect(html).toContain('How to read one:')
  expect(html).not.toContain('<output')
})

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

test('an address is examined, nothing is asked of any host', async ({ page, baseURL }) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await page.goto(`${path}#pan=AAAPZ1234C`)
  await page.getByRole('heading', { name: 'PAN guide' }).scrollIntoViewIfNeeded()
  await page
    .getByRole('textbox', { name: 'Web address to check' })
    .fill('https://incometax.gov.in.pan-refund.com')
  await expect(page.locator('output[name=linkVerdict]')).toHaveAttribute('data-value', 'lookAlike')
  await page.getByText('Verify a PAN or a GSTIN officially').click()
  await expect(page.getByText('A PAN: on incometax.gov.in choose Verify Your PAN.')).toBeVisible()
  expect(asked.every((url) => url.startsWith(baseURL!) || url.startsWith('data:'))).toBe(true)
  expect(asked.join(' ')).not.toContain('AAAPZ')
})
