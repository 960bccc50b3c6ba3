import { expect, type Page, test } from './site-test'
import { openHydrated } from './hydrated'
import { testLink } from './results'

testLink('/ifsc-code-finder?ifsc=sbin0000691', { bank: 'State Bank of India', upi: 'true' })

async function open(page: Page, link = '') {
  await openHydrated(page, `/ifsc-code-finder${link}`)
}

test('a branch is found by its name and by bank and state, for some tens of kilobytes', async ({ page }) => {
  const fetched: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (pathname.startsWith('/directories/')) fetched.push(pathname)
  })
  await open(page)
  expect(fetched).toEqual([])
  await page.locator('[name=place]').fill('parliament sbin')
  await page.getByRole('button', { name: 'Find', exact: true }).click()
  const hits = page.getByRole('region', { name: 'Branches found for parliament sbin' })
  await expect(hits.getByRole('listitem').first()).toContainText('PARLIAMENT')
  expect(fetched.length).toBeLessThanOrEqual(5)
  await page.getByRole('button', { name: 'Choose by bank and state' }).click()
  await page.locator('[name=ofBank]').selectOption('JAKA')
  await page.locator('[name=inState]').selectOption('LADAKH')
  await page.locator('[name=filter]').fill('kargil')
  await page
    .getByRole('region', { name: /^Branches of .* in Ladakh$/ })
    .getByRole('button')
    .first()
    .click()
  await expect(page.locator('output[name=state]')).toHaveText('LADAKH')
  await expect(page.locator('output[name=code]')).toHaveAttribute('data-value', /^JAKA0/)
})

test('the cheque comes when it is about to be seen, with the code that was found', async ({ page }) => {
  await open(page, '#ifsc=HDFC0000001')
  await page.getByRole('heading', { name: 'Where to find the code on a cheque' }).scrollIntoViewIfNeeded()
  await expect(page.getByRole('img', { name: /IFSC HDFC0000001 is below/ })).toBeVisible()
})

test('a phone needs no sideways scrolling in any answer', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  for (const link of ['', '#ifsc=SBIN0000691', '#ifsc=ABHY0065099', '#ifsc=ABCD0123456', '#place=andheri']) {
    await page.goto('about:blank')
    await open(page, link)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
  }
})
