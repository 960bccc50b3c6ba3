import { expect, type Page, test } from './site-test'
import { field, list, openMore, openTax, openWithItem, paste, showPaper } from './document-form'
import { downloaded } from './downloads'
import { openHydrated } from './hydrated'
import { expectResults, output } from './results'

const paper = (page: Page) => page.locator('.paper').first()
const message = (page: Page, name: string) => page.locator(`#message-${name}`)

test('a row of the list fits a phone: client and date have lines of their own', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await openWithItem(page, '99999999')
  await field(page, 'clientName').fill('Shree Venkateshwara Traders and Suppliers Private Limited')
  const row = list(page).getByRole('listitem').first()
  await expect(row).toContainText('Venkateshwara')
  const [box, client] = [await row.boundingBox(), await row.getByText(/Venkateshwara/).boundingBox()]
  expect(box!.height).toBeLessThan(220)
  expect(client!.width).toBeGreaterThan(200)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
})

test('problems are shown at their fields', async ({ page }) => {
  await openWithItem(page)
  await field(page, 'items-1-taxRatePercent').fill('17')
  await expect(message(page, 'items-1-taxRatePercent')).toHaveText(/Not a GST rate on this date/)
  await field(page, 'date').fill('2017-06-30')
  await expect(message(page, 'date')).toHaveText('GST began on 1 July 2017. Check the date.')
  await field(page, 'companyGstin').fill('27AAPFU0939F1ZV')
  await field(page, 'clientGstin').fill('27AAPFU0939F1ZV')
  await expect(message(page, 'clientGstin')).toHaveText('This is your own GSTIN. Enter the client’s.')
})

test('a supply to an SEZ without tax carries its endorsement', async ({ page }) => {
  await openWithItem(page)
  await openTax(page)
  await field(page, 'specialZone').check()
  await field(page, 'zeroRated').selectOption('withoutTax')
  await expectResults(page, { subtotal: 1000, igst: 0, total: 1000 })
  await expect(paper(page)).toContainText('without payment of integrated tax')
})

test('on a desktop the paper is next to the form and the total stays in sight', async ({ page }) => {
  for (const width of [1024, 1280]) {
    await page.setViewportSize({ width, height: 800 })
    await openWithItem(page)
    await expect(page.getByRole('button', { name: 'Download PDF' })).toBeEnabled()
    await page.evaluate(() => scrollTo(0, 0))
    const [form, bar, sheet] = [
      await page.locator('.tool form').boundingBox(),
      await page.locator('.doc-bar').boundingBox(),
      await paper(page).boundingBox(),
    ]
    expect(sheet!.x).toBeGreaterThan(form!.x + form!.width - 1)
    expect(sheet!.x + sheet!.width).toBeLessThanOrEqual(width)
    // The bar is 44 px and its edges, as high as the head of the form, and the paper begins below it.
    expect(bar!.height).toBeLessThanOrEqual(47)
    expect(bar!.y).toBeCloseTo(form!.y, 0)
    expect(sheet!.y - bar!.y).toBeLessThan(100)
    await field(page, 'terms').scrollIntoViewIfNeeded()
    await expect(output(page, 'total')).toBeInViewport()
    await expect(paper(page)).toBeInViewport()
    expect((await page.locator('.doc-bar').boundingBox())!.y).toBeCloseTo(0, 0)
  }
})

test('on a phone the paper is one tap away, as wide as the screen, and the bar stays at the foot', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await openWithItem(page)
  await expect(paper(page)).toBeHidden()
  await showPaper(page)
  await expect(page.locator('.tool form')).toBeHidden()
  const box = await paper(page).boundingBox()
  expect(box!.x).toBeGreaterThanOrEqual(0)
  expect(box!.x + box!.width).toBeLessThanOrEqual(360)
  expect(box!.width).toBeGreaterThan(250)
  expect(box!.y).toBeLessThan(200)
  await expectBarAtFoot(page)
  // The arrow keys go from one to the other, and the form comes back where it was left.
  await page.getByRole('radio', { name: 'Paper' }).press('ArrowLeft')
  await expect(paper(page)).toBeHidden()
  await field(page, 'terms').scrollIntoViewIfNeeded()
  await expectBarAtFoot(page)
  const left = await page.evaluate(() => scrollY)
  expect(left).toBeGreaterThan(500)
  await showPaper(page)
  await expect(paper(page)).toBeInViewport()
  await page.locator('.doc-sides').getByText('Edit', { exact: true }).click()
  // Within a line: a browser keeps in place what it sees.
  await expect.poll(() => page.evaluate((from) => Math.abs(scrollY - from), left)).toBeLessThan(25)
})

test('a paper that comes after it was asked for is shown from its head too', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  let letCome = () => {}
  const asked = new Promise<void>((resolve) => (letCome = resolve))
  await page.route(/paper-preview-\w+\.js/, async (route) => {
    await asked
    await route.continue()
  })
  await openWithItem(page)
  await field(page, 'terms').scrollIntoViewIfNeeded()
  await showPaper(page)
  letCome()
  await expect.poll(async () => (await paper(page).boundingBox())?.y).toBeGreaterThan(0)
  await expectBarAtFoot(page)
})

async function expectBarAtFoot(page: Page): Promise<void> {
  await expect(async () => {
    const bar = await page.locator('.doc-bar').boundingBox()
    expect(bar!.y + bar!.height).toBeCloseTo(740, 0)
    expect(bar!.height).toBeLessThan(80)
  }).toPass()
  await expect(page.getByRole('button', { name: 'Download PDF' })).toBeInViewport({ ratio: 1 })
  await expect(output(page, 'total')).toBeInViewport({ ratio: 1 })
}

test('pasted rows are shown before they become lines; freight and a discount in rupees', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await openHydrated(page, '/invoice-generator')
  await field(page, 'registered').selectOption('yes')
  await field(page, 'items-1-description').focus()
  await paste(page, 'Item\tQty\tMRP (Incl. of taxes)\tHSN\nChair\t2\t500\t9403\nTea\t4\t50\t0902')
  const part = page.getByRole('region', { name: 'Columns of the copied rows' })
  await expect(part).toBeFocused()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
  await part.getByRole('button', { name: 'Add 2 rows' }).click()
  await expect(field(page, 'items-2-description')).toHaveValue('Tea')
  await expectResults(page, { subtotal: 1200 })
  await field(page, 'items-1-discountUnit').selectOption('rupees')
  await field(page, 'items-1-discountAmount').fill('100')
  await expectResults(page, { subtotal: 1100 })
  await page.getByRole('button', { name: 'Add freight' }).click()
  await expect(field(page, 'items-3-description')).toHaveValue('Freight')
})

test('a receipt settles its invoice in part; the list shows what is due', async ({ page }) => {
  await openWithItem(page)
  await openMore(page)
  await page.getByRole('button', { name: 'Make the receipt' }).click()
  await expect(page).toHaveURL(/receipt-generator/)
  await expect(message(page, 'against')).toHaveText('₹1,180.00 of ₹1,180.00 is due.')
  await field(page, 'amount').fill('500')
  await expect.poll(() => page.evaluate(() => JSON.stringify(localStorage))).toMatch(/amount\W+500\b/)
  await openHydrated(page, '/invoice-generator')
  await expect(output(page, 'balanceDue')).toHaveText('₹680.00')
  await expect(list(page).getByText('Due ₹680.00')).toBeVisible()
  await list(page).getByRole('button', { name: 'New invoice' }).click()
  await field(page, 'items-1-rate').fill('0')
  await list(page).getByRole('checkbox', { name: 'Unpaid invoices only' }).check()
  await expect(list(page).getByRole('button', { name: 'Delete INV-001' })).toBeVisible()
  await expect(list(page).getByRole('button', { name: 'Delete INV-002' })).toBeHidden()
  await list(page).getByRole('checkbox', { name: 'Unpaid invoices only' }).uncheck()
  await list(page).getByRole('searchbox').fill('chair')
  await expect(list(page).getByRole('button', { name: 'Delete INV-002' })).toBeHidden()
})

test('credit note, debit note and challan are made from an invoice', async ({ page }) => {
  await openWithItem(page)
  for (const [button, title, number] of [
    ['Credit note', 'Credit Note', 'CN-001'],
    ['Debit note', 'Debit Note', 'DN-001'],
    ['Delivery challan', 'Delivery Challan', 'DC-001'],
  ] as const) {
    await openMore(page)
    await page.locator('.results').getByRole('button', { name: button }).click()
    await expect(field(page, 'number')).toHaveValue(number)
    await expect(page.getByRole('article', { name: `${title} ${number}` })).toContainText('Chair')
    await list(page).getByRole('button', { name: 'INV-001', exact: true }).click()
  }
  await openTax(page)
  await field(page, 'supply').selectOption('mixed')
  await expect(page.getByRole('article', { name: 'Invoice-cum-Bill of Supply INV-001' })).toBeVisible()
})

test('a quotation becomes a proforma invoice, and that an invoice', async ({ page }) => {
  await openHydrated(page, '/quotation-generator')
  await field(page, 'registered').selectOption('yes')
  await field(page, 'items-1-rate').fill('400')
  await field(page, 'taxRate').fill('5')
  await openMore(page)
  await page.getByRole('button', { name: 'Proforma invoice' }).click()
  await expect(field(page, 'number')).toHaveValue('PI-001')
  await expectResults(page, { subtotal: 400, total: 420 })
  await openMore(page)
  await page.getByRole('button', { name: 'Turn into an invoice' }).click()
  await expect(page).toHaveURL(/invoice-generator/)
  await expectResults(page, { subtotal: 400, total: 420 })
})

test('rent: TDS is proposed with the day of its rate, future months are cautioned, the year is summed', async ({
  page,
}) => {
  // In the middle of the year of the receipts, whenever the test runs.
  await page.clock.setFixedTime(new Date('2026-11-23T06:30:00Z'))
  await openHydrated(page, '/receipt-generator')
  await page.getByText('House rent', { exact: true }).click()
  await field(page, 'amount').fill('60000')
  await field(page, 'yearPack').check()
  await field(page, 'month').fill('2026-04')
  await expect(page.getByText(/The rate holds from 1 (October 2024|April 2026)/)).toBeVisible()
  await page.getByRole('button', { name: 'Use ₹14,400.00' }).click()
  await expect(field(page, 'tdsAmount')).toHaveValue('14,400')
  await expect(page.getByText(/employers ask for the landlord’s PAN/).first()).toBeVisible()
  await expect(page.getByText('Some of these months are not over.')).toBeVisible()
  await expect(page.getByRole('article', { name: /^Rent Summary/ })).toContainText('₹7,20,000.00')
})

test('the register, the tables of GSTR-1 and an e-way bill are saved as files', async ({ page }) => {
  await openWithItem(page)
  await page.getByText('Transport, for the e-way bill').click()
  await page.getByRole('button', { name: 'E-way bill (JSON)' }).click()
  await expect(page.getByText(/The e-way bill still needs your GSTIN/)).toBeVisible()
  const typed = {
    'items-1-hsn': '9403',
    companyGstin: '27AAPFU0939F1ZV',
    companyAddress: '12 Laxmi Road, Pune 411030',
    clientName: 'श्री गणेश',
    clientGstin: '29AAGCB7383J1Z4',
    clientAddress: '4 MG Road, Bengaluru 560001',
    vehicle: 'MH 12 AB 1234',
    distanceKm: '840',
  }
  for (const [name, text] of Object.entries(typed)) await field(page, name).fill(text)
  const saved = async (button: string) => (await downloaded(page, button)).bytes.toString('utf8')

  const register = await saved('Register of invoices (CSV)')
  expect(register.startsWith('\ufeff"Number",')).toBe(true)
  expect(register).toContain('Taxable value at 18%')
  expect(register).toContain('श्री गणेश')

  await list(page).getByText('GSTR-1 files', { exact: true }).click()
  const tables = list(page).getByRole('list', { name: 'GSTR-1 tables' })
  await expect(tables).toContainText('hsn(b2b)')
  await expect(list(page).getByText('Taxable and exempt value of all tables: ₹1,000.00')).toBeVisible()
  const gstr1 = await saved('Save b2b,sez,de')
  expect(gstr1).toContain('"GSTIN/UIN of Recipient","Receiver Name","Invoice Number"')
  expect(gstr1).toContain('"29AAGCB7383J1Z4","श्री गणेश","INV-001",')
  expect(gstr1).toContain('"1180.00","29-Karnataka","N","","Regular B2B","","18","1000.00"')

  const { billLists } = JSON.parse(await saved('E-way bill (JSON)')) as { billLists: [object] }
  const bill = { docNo: 'INV-001', fromPincode: 411030, toGstin: '29AAGCB7383J1Z4', totInvValue: 1180 }
  expect(billLists[0]).toMatchObject(bill)
})

test('the business and the clients are remembered once asked; clients are searched, edited and deleted', async ({
  page,
}) => {
  await openWithItem(page)
  await field(page, 'companyName').fill('Ganesh Traders')
  await page.getByRole('button', { name: 'Yes, remember' }).click()
  await field(page, 'clientName').fill('Asha Stores')
  await list(page).getByText('Clients (1)').click()
  const clients = list(page).getByRole('list', { name: 'Clients' })
  await clients.getByRole('button', { name: 'Edit Asha Stores' }).click()
  await clients.getByLabel('Address').fill('Nashik')
  await clients.getByRole('button', { name: 'Save' }).click()
  await list(page).getByRole('button', { name: 'New invoice' }).click()
  await expect(field(page, 'companyName')).toHaveValue('Ganesh Traders')
  await expect(page.getByRole('button', { name: 'Yes, remember' })).toBeHidden()
  await field(page, 'clientName').fill('Asha Stores')
  await expect(field(page, 'clientAddress')).toHaveValue('Nashik')
  await list(page).getByRole('searchbox', { name: 'Search clients' }).fill('zzz')
  await expect(clients.getByRole('button', { name: 'Edit Asha Stores' })).toBeHidden()
  await list(page).getByRole('searchbox', { name: 'Search clients' }).fill('')
  await clients.getByRole('button', { name: 'Delete Asha Stores' }).click()
  await expect(clients.getByRole('listitem')).toHaveCount(0)
})
