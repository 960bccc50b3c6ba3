import { expect, test } from './site-test'
import { openHydrated } from './hydrated'
import { languagesOf } from './open-service-words'
import { playService } from './play-service'
import { ways } from './services/postal.mjs'
import { pastTimeLimit } from './time-limit'

const host = 'https://api.postalpincode.in'

for (const { base, words } of languagesOf('/pincode-finder')) {
  const askNow = { name: words('Ask now') }
  const ask = { name: words('Ask for today’s post offices') }

  test(`${base}/pincode-finder names today’s offices beside those of the directory`, async ({ page }) => {
    const asked = await playService(page, host, ways)
    await openHydrated(page, `${base}/pincode-finder#pincode=500001`)
    await page.getByRole('button', ask).click()
    expect(asked).toEqual([])
    await page.getByRole('button', askNow).click()
    const label = words('Today’s post offices of {0}').replace('{0}', '500001')
    await expect(page.getByRole('region', { name: label })).toContainText('Hyderabad')
    expect(asked).toEqual([`${host}/pincode/500001`])
    // Without leave for good, nothing is stored and the next page asks nothing.
    expect(await page.evaluate(() => localStorage.getItem('alwaysAsk.pincode'))).toBeNull()
  })

  test(`${base}/pincode-finder waits 8 seconds for the service, and the directory’s answer stays`, async ({
    page,
  }) => {
    await playService(page, host, ways)
    await page.clock.install()
    await openHydrated(page, `${base}/pincode-finder#pincode=700001`)
    await page.getByRole('button', ask).click()
    await pastTimeLimit(page, [host], () => page.getByRole('button', askNow).click(), 8_500)
    await expect(page.getByRole('alert').last()).toContainText(words('The service did not answer in time.'))
    await expect(page.locator('output[name=offices]')).toBeVisible()
  })
}

test('/pincode-finder: a pincode that nobody has', async ({ page }) => {
  await playService(page, host, ways)
  await openHydrated(page, '/pincode-finder#pincode=999999')
  await page.getByRole('button', { name: 'Ask for today’s post offices' }).click()
  await page.getByRole('button', { name: 'Ask now' }).click()
  await expect(page.getByText('The service knows no post office of 999999.')).toBeVisible()
})
