import { expect, type Page, test } from './site-test'
import { field } from './document-form'
import { downloaded } from './downloads'
import { openHydrated, reloadHydrated } from './hydrated'

/** A bill of one item for a client, within Maharashtra. */
async function bill(page: Page, client: string, rate: string) {
  if (await field(page, 'registered').count()) await field(page, 'registered').selectOption('yes')
  await field(page, 'companyState').selectOption('27')
  await field(page, 'clientName').fill(client)
  await field(page, 'clientState').selectOption('27')
  await field(page, 'items-1-description').fill('Rice')
  await field(page, 'items-1-hsn').fill('1006')
  await field(page, 'items-1-rate').fill(rate)
}

async function addBusiness(page: Page, name: string) {
  await page.getByText('Several businesses', { exact: true }).click()
  await page.locator('[name=newBusinessName]').fill(name)
  await page.getByRole('button', { name: 'Add business', exact: true }).click()
}

const theSwitch = (page: Page) => page.locator('[name=business]')

async function taxableOfMonth(page: Page) {
  const taxable = /Taxable and exempt value of all tables: (\S+)/
  await page.getByText('GSTR-1 files', { exact: true }).click()
  const sum = page.getByRole('status').filter({ hasText: taxable }).filter({ hasText: '₹' })
  return taxable.exec((await sum.first().textContent())!)![1]
}

const copyOf = async (page: Page) => (await downloaded(page, 'Export all')).bytes

const importCopy = (page: Page, buffer: Buffer) =>
  page.getByLabel('Import a file').setInputFiles({ name: 'copy.json', mimeType: 'application/json', buffer })

test('/invoice-generator keeps two businesses apart, and takes a copy of one back', async ({
  page,
  browser,
}) => {
  await openHydrated(page, '/invoice-generator')
  await field(page, 'companyName').fill('Asha Stores')
  await bill(page, 'Client A', '100')
  await expect(theSwitch(page)).toHaveCount(0)

  await addBusiness(page, 'Bina Traders')
  await expect(theSwitch(page).locator(':checked')).toHaveText('Bina Traders')
  await expect(field(page, 'companyName')).toHaveValue('Bina Traders')
  await expect(field(page, 'number')).toHaveValue('INV-001')
  await bill(page, 'Client B', '250')
  expect(await taxableOfMonth(page)).toBe('₹250.00')

  await theSwitch(page).selectOption('Asha Stores')
  await expect(field(page, 'clientName')).toHaveValue('Client A')
  await expect(field(page, 'number')).toHaveValue('INV-001')
  expect(await taxableOfMonth(page)).toBe('₹100.00')

  await theSwitch(page).selectOption('Bina Traders')
  await reloadHydrated(page)
  await expect(field(page, 'clientName')).toHaveValue('Client B')
  const copy = await copyOf(page)

  // The consultant has a business of their own.
  const other = await (await browser.newContext()).newPage()
  await openHydrated(other, '/invoice-generator')
  await bill(other, 'Own client', '10')
  await importCopy(other, copy)
  await other.getByRole('button', { name: 'Add it as another business' }).click()
  await theSwitch(other).selectOption('Bina Traders')
  await expect(field(other, 'clientName')).toHaveValue('Client B')
  await field(other, 'items-1-rate').fill('300')
  const back = await copyOf(other)
  await other.context().close()

  await field(page, 'notes').fill('changed here too')
  await theSwitch(page).selectOption('Asha Stores')
  await importCopy(page, back)
  await expect(page.getByRole('list', { name: 'Changed on both sides' })).toContainText('INV-001')
  await page.getByRole('button', { name: 'Take the copy back' }).click()
  await expect(field(page, 'clientName')).toHaveValue('Client A')
  await theSwitch(page).selectOption('Bina Traders')
  await expect(field(page, 'notes')).toHaveValue('changed here too')
})
