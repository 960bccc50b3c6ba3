import { expect, test } from './site-test'
import { openHydrated, reloadHydrated } from './hydrated'
import { playService } from './play-service'
import { ways } from './services/ifsc.mjs'

const host = 'https://ifsc.razorpay.com'

test('Razorpay is asked after the visitor agrees, once for all on this device', async ({ page }) => {
  const asked = await playService(page, host, ways)
  await openHydrated(page, '/ifsc-code-finder#ifsc=KKBK0000261')
  await page.getByRole('button', { name: 'Ask for today’s details' }).click()
  await expect(page.getByText(/Razorpay.*KKBK0000261/)).toBeVisible()
  expect(asked).toEqual([])

  await page.getByRole('checkbox', { name: 'Always ask on this device' }).check()
  await page.getByRole('button', { name: 'Ask now' }).click()
  const details = page.getByRole('region', { name: 'Today’s details of KKBK0000261' })
  await expect(details).toContainText('110485003')
  await expect(details).toContainText('MG ROAD')
  expect(asked).toEqual([`${host}/KKBK0000261`])

  await reloadHydrated(page)
  await expect(details).toContainText('110485003')
  expect(asked).toHaveLength(2)
})

for (const [what, ifsc, reason] of [
  ['answers in HTML', 'ICIC0000001', 'A web page came in place of the answer.'],
  ['gives no leave to read', 'PUNB0000100', 'The browser did not let this page read the service’s answer.'],
] as const)
  test(`the list’s answer stays when the service ${what}`, async ({ page }) => {
    await playService(page, host, ways)
    await openHydrated(page, `/ifsc-code-finder#ifsc=${ifsc}`)
    await page.getByRole('button', { name: 'Ask for today’s details' }).click()
    await page.getByRole('button', { name: 'Ask now' }).click()
    await expect(page.getByRole('main').getByRole('alert').last()).toContainText(reason)
    await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible()
    await expect(page.locator('#ifsc-control, [name=ifsc]')).toHaveValue(ifsc)
    await expect(page.locator('.lookup-result')).toContainText(ifsc)
  })
