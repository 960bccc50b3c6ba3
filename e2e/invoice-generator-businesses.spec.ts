import { readFileSync } from 'node:fs'
import { expect, type Page, test } from './site-test'
import { openHydrated, reloadHydrated } from './hydrated'

/** The words of a page that the visitor taps. */
const ENGLISH = {
  path: '/invoice-generator',
  several: 'Several businesses',
  business: 'Business',
  name: 'Name of the business',
  gstin: 'GSTIN, if it has one',
  add: 'Add business',
  gstr1: 'GSTR-1 files',
  taxable: /Taxable and exempt value of all tables: (\S+)/,
  exportAll: 'Export all',
  importFile: 'Import a file',
  addCopy: 'Add it as another business',
  takeBack: 'Take the copy back',
  both: 'Changed on both sides',
}
const HINDI: typeof ENGLISH = {
  path: '/hi/invoice-generator',
  several: 'एक से ज्यादा कारोबार',
  business: 'कारोबार',
  name: 'कारोबार का नाम',
  gstin: 'GSTIN, अगर हो',
  add: 'कारोबार जोड़ें',
  gstr1: 'GSTR-1 की फाइलें',
  taxable: /सारी तालिकाओं की कुल कीमत, टैक्स लगने वाली और छूट की: (\S+)/,
  exportAll: 'सब एक्सपोर्ट करें',
  importFile: 'फाइल से जोड़ें',
  addCopy: 'नए कारोबार के रूप में जोड़ें',
  takeBack: 'कॉपी वापस लें',
  both: 'दोनों तरफ बदले हुए',
}

const field = (page: Page, name: string) => page.locator(`form [name=${name}]`)

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

async function addBusiness(page: Page, words: typeof ENGLISH, name: string) {
  await page.getByText(words.several, { exact: true }).click()
  await page.locator('[name=newBusinessName]').fill(name)
  await page.getByRole('button', { name: words.add, exact: true }).click()
}

const theSwitch = (page: Page) => page.locator('[name=business]')

async function taxableOfMonth(page: Page, words: typeof ENGLISH) {
  await page.getByText(words.gstr1, { exact: true }).click()
  const sum = page.getByRole('status').filter({ hasText: words.taxable }).filter({ hasText: '₹' })
  return words.taxable.exec((await sum.first().textContent())!)![1]
}

async function copyOf(page: Page, words: typeof ENGLISH): Promise<string> {
  const waiting = page.waitForEvent('download')
  await page.getByRole('button', { name: words.exportAll }).click()
  return readFileSync(await (await waiting).path(), 'utf8')
}

const importCopy = (page: Page, words: typeof ENGLISH, text: string) =>
  page
    .getByLabel(words.importFile)
    .setInputFiles({ name: 'copy.json', mimeType: 'application/json', buffer: Buffer.from(text) })

for (const words of [ENGLISH, HINDI])
  test(`${words.path} keeps two businesses apart, and takes a copy of one back`, async ({
    page,
    browser,
  }) => {
    await openHydrated(page, words.path)
    await field(page, 'companyName').fill('Asha Stores')
    await bill(page, 'Client A', '100')
    await expect(theSwitch(page)).toHaveCount(0)

    await addBusiness(page, words, 'Bina Traders')
    await expect(theSwitch(page).locator(':checked')).toHaveText('Bina Traders')
    await expect(field(page, 'companyName')).toHaveValue('Bina Traders')
    await expect(field(page, 'number')).toHaveValue('INV-001')
    await bill(page, 'Client B', '250')
    expect(await taxableOfMonth(page, words)).toBe('₹250.00')

    await theSwitch(page).selectOption('Asha Stores')
    await expect(field(page, 'clientName')).toHaveValue('Client A')
    await expect(field(page, 'number')).toHaveValue('INV-001')
    expect(await taxableOfMonth(page, words)).toBe('₹100.00')

    await theSwitch(page).selectOption('Bina Traders')
    await reloadHydrated(page)
    await expect(field(page, 'clientName')).toHaveValue('Client B')
    const copy = await copyOf(page, words)

    // The consultant has a business of their own.
    const other = await (await browser.newContext()).newPage()
    await openHydrated(other, words.path)
    await bill(other, 'Own client', '10')
    await importCopy(other, words, copy)
    await other.getByRole('button', { name: words.addCopy }).click()
    await theSwitch(other).selectOption('Bina Traders')
    await expect(field(other, 'clientName')).toHaveValue('Client B')
    await field(other, 'items-1-rate').fill('300')
    const back = await copyOf(other, words)
    await other.context().close()

    await field(page, 'notes').fill('changed here too')
    await theSwitch(page).selectOption('Asha Stores')
    await importCopy(page, words, back)
    await expect(page.getByRole('list', { name: words.both })).toContainText('INV-001')
    await page.getByRole('button', { name: words.takeBack }).click()
    await expect(field(page, 'clientName')).toHaveValue('Client A')
    await theSwitch(page).selectOption('Bina Traders')
    await expect(field(page, 'notes')).toHaveValue('changed here too')
  })
