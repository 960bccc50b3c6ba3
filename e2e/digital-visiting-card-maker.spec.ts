import { expect, type Page, test } from './site-test'
import { downloaded } from './downloads'
import { drawnPicture, withMarks } from './drawn-picture'
import { openHydrated, reloadHydrated } from './hydrated'
import { readPicture } from './read-picture'

const field = (page: Page, name: string) => page.locator(`[name=${name}]`)
const generate = (page: Page) => page.getByRole('button', { name: 'Generate card' })

async function fill(page: Page) {
  await openHydrated(page, '/digital-visiting-card-maker')
  await field(page, 'fullName').fill('श्री Asha Sharma')
  await field(page, 'jobTitle').fill('Partner; Sales')
  await field(page, 'company').fill('Sharma Traders, Delhi')
  await field(page, 'phone').fill('+91 98765 43210')
  await field(page, 'email').fill('asha@example.in')
  await field(page, 'website').fill('example.in')
  await field(page, 'address').fill('12, Main Road, Rohini\nDelhi 110085')
}

test('a full card gives a code, pictures and a contact file that say the same', async ({ page }) => {
  await fill(page)
  await generate(page).click()
  const output = page.locator('output[name=qrCode]')
  await expect(output).toContainText('Scan test passed')
  const contact = (await output.getAttribute('data-value'))!
  expect(contact.split('\r\n')).toEqual([
    'BEGIN:VCARD',
    'VERSION:3.0',
    'FN:श्री Asha Sharma',
    'N:Sharma;श्री Asha;;;',
    'TITLE:Partner\\; Sales',
    'ORG:Sharma Traders\\, Delhi',
    'TEL:+91 98765 43210',
    'EMAIL:asha@example.in',
    'URL:https://example.in',
    'ADR:;;12\\, Main Road\\, Rohini\\nDelhi 110085;;;;',
    'END:VCARD',
  ])

  const png = await downloaded(page, 'Download QR code (PNG)')
  expect(png.name).toBe('श्री Asha Sharma QR.png')
  expect(await readPicture(page, png.bytes, 'image/png')).toMatchObject({
    width: 180,
    height: 180,
    text: contact,
  })

  const svg = await downloaded(page, 'Download QR code (SVG)')
  expect(svg.name).toBe('श्री Asha Sharma QR.svg')
  const large = Buffer.from(
    svg.bytes.toString('utf8').replace('width="180" height="180"', 'width="580" height="580"'),
  )
  expect((await readPicture(page, large, 'image/svg+xml')).text).toBe(contact)

  const vcf = await downloaded(page, 'Download contact file (.vcf)')
  expect(vcf.name).toBe('श्री Asha Sharma.vcf')
  expect(vcf.bytes.toString('utf8').replaceAll('\r\n ', '')).toBe(`${contact}\r\n`)

  for (const look of ['Paper', 'Band', 'Night']) {
    await page.getByText(look, { exact: true }).click()
    const face = await downloaded(page, 'Download card (PNG)')
    expect(face.name).toBe('श्री Asha Sharma card.png')
    expect(await readPicture(page, face.bytes, 'image/png')).toMatchObject({
      width: 1700,
      height: 1100,
      text: contact,
    })
  }
})

test('a photograph loses its place and its size, an SVG is refused; the file holds the picture, the code does not', async ({
  page,
}) => {
  await fill(page)
  await field(page, 'profilePicture').setInputFiles({
    name: 'asha.svg',
    mimeType: 'image/svg+xml',
    buffer: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>document.title="x"</script></svg>'),
  })
  await expect(page.getByText('Please select a JPEG, PNG or WebP picture.')).toBeVisible()
  const png = await drawnPicture(page, { width: 2000, height: 1000, type: 'image/png', ink: 'black' })
  await field(page, 'profilePicture').setInputFiles({
    name: 'asha.png',
    mimeType: 'image/png',
    buffer: png,
  })
  const preview = page.getByRole('img', { name: 'Profile picture: preview' })
  await expect(preview).toHaveAttribute('src', /^data:image\/png;base64,/)
  expect(
    await preview.evaluate((image: HTMLImageElement) => [image.naturalWidth, image.naturalHeight]),
  ).toEqual([480, 240])
  await generate(page).click()
  await expect(page.locator('output[name=qrCode]')).not.toHaveAttribute('data-value', /PHOTO/)
  const vcf = await downloaded(page, 'Download contact file (.vcf)')
  expect(vcf.bytes.toString('utf8')).toContain('PHOTO;ENCODING=b;TYPE=PNG:')
  const face = await downloaded(page, 'Download card (PNG)')
  expect((await readPicture(page, face.bytes, 'image/png')).text).toContain('BEGIN:VCARD')

  // As a photograph that knows where it was taken.
  const jpeg = await drawnPicture(page, { width: 1200, height: 900, type: 'image/jpeg', ink: 'black' })
  const photograph = withMarks(jpeg, 'place of taking: 28.6139 N 77.2090 E')
  await field(page, 'profilePicture').setInputFiles({
    name: 'a.jpg',
    mimeType: 'image/jpeg',
    buffer: photograph,
  })
  await expect(preview).toHaveAttribute('src', /^data:image\/jpeg;base64,/)
  const kept = Buffer.from((await preview.getAttribute('src'))!.split(',')[1]!, 'base64')
  expect(kept.includes('place of taking')).toBe(false)
})

test('with the keyboard alone: a name, Enter, and the contact file', async ({ page }) => {
  await openHydrated(page, '/digital-visiting-card-maker')
  await field(page, 'fullName').focus()
  await page.keyboard.press('Enter')
  await expect(field(page, 'fullName')).toHaveAccessibleDescription('Enter the full name.')
  await page.keyboard.type('Asha')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'QR code and files', exact: true })).toBeFocused()
  await expect(page.getByRole('button', { name: 'Download contact file' })).toBeVisible()
  await page.keyboard.press('Tab')
  const waiting = page.waitForEvent('download')
  await page.keyboard.press('Enter')
  expect((await waiting).suggestedFilename()).toBe('Asha.vcf')
})

test('a kept card is there again, and nothing of it is in the address', async ({ page }) => {
  await fill(page)
  await page.getByRole('checkbox', { name: 'Keep this card in this browser' }).check()
  await reloadHydrated(page)
  await expect(field(page, 'fullName')).toHaveValue('श्री Asha Sharma')
  await expect(page).toHaveURL(/\/digital-visiting-card-maker$/)
})

test('ten cards print on one sheet', async ({ page }) => {
  await fill(page)
  await generate(page).click()
  await expect(page.locator('output[name=qrCode]')).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('banner')).toBeHidden()
  const box = (await page.locator('.visiting-card-sheet').boundingBox())!
  // 210 mm at 96 dots an inch.
  expect(box.width).toBeCloseTo((210 / 25.4) * 96, 0)
  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1')
  expect(pdf.match(/\/Type\s*\/Page\b(?!s)/g)).toHaveLength(1)
})
