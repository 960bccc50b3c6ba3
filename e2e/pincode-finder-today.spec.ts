import { expect, test } from './site-test'
import { openHydrated } from './hydrated'
import { playService } from './play-service'
import { ways } from './services/postal.mjs'
import { pastTimeLimit } from './time-limit'

const host = 'https://api.postalpincode.in'
const ask = { name: 'Ask for today’s post offices' }
const askNow = { name: 'Ask now' }

test('today’s offices are named beside those of the directory', async ({ page }) => {
  const asked = await playService(page, host, ways)
  await openHydrated(page, '/pincode-finder#pincode=500001')
  await page.getByRole('button', ask).click()
  expect(asked).toEqual([])
  await page.getByRole('button', askNow).click()
  await expect(page.getByRole('region', { name: 'Today’s post offices of 500001' })).toContainText(
    'Hyderabad',
  )
  expect(asked).toEqual([`${host}/pincode/500001`])
  // Without leave for good, nothing is stored and the next page asks nothing.
  expect(await page.evaluate(() => localStorage.getItem('alwaysAsk.pincode'))).toBeNull()
})

test('the service has 8 seconds, and the directory’s answer stays', async ({ page }) => {
  await playService(page, host, ways)
  await page.clock.install()
  await openHydrated(page, '/pincode-finder#pincode=700001')
  await page.getByRole('button', ask).click()
  await pastTimeLimit(page, [host], () => page.getByRole('button', askNow).click(), 8_500)
  await expect(page.getByRole('alert').last()).toContainText('The service did not answer in time.')
  await expect(page.locator('output[name=offices]')).toBeVisible()
})
