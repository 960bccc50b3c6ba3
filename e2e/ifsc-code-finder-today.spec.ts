import { expect, type Page, test } from './site-test'
import { oneOfEachKind } from './each-night'
import { openHydrated, reloadHydrated } from './hydrated'
import { languagesOf } from './open-service-words'
import { playService } from './play-service'
import { ways } from './services/ifsc.mjs'
import { pastTimeLimit } from './time-limit'

const host = 'https://ifsc.razorpay.com'
const code = (page: Page) => page.locator('output[name=code]')

for (const { base, words } of languagesOf('/ifsc-code-finder')) {
  const ask = words('Ask for today’s details')

  test(`${base}/ifsc-code-finder asks Razorpay after the visitor agrees, once for all on this device`, async ({
    page,
  }) => {
    const asked = await playService(page, host, ways)
    await openHydrated(page, `${base}/ifsc-code-finder#ifsc=KKBK0000261`)
    await expect(code(page)).toHaveAttribute('data-value', 'KKBK0000261')
    await page.getByRole('button', { name: ask }).click()
    await expect(page.getByText(words('Ask now'))).toBeVisible()
    await expect(page.getByText(/KKBK0000261.*Razorpay|Razorpay.*KKBK0000261/)).toBeVisible()
    expect(asked).toEqual([])

    await page.getByRole('checkbox', { name: words('Always ask on this device') }).check()
    await page.getByRole('button', { name: words('Ask now') }).click()
    const details = page.getByRole('region', {
      name: words('Today’s details of {0}').replace('{0}', 'KKBK0000261'),
    })
    await expect(details).toContainText('110485003')
    await expect(details).toContainText('MG ROAD')
    expect(asked).toEqual([`${host}/KKBK0000261`])

    await reloadHydrated(page)
    await expect(details).toContainText('110485003')
    expect(asked).toHaveLength(2)
  })

  const failures = [
    ['breaks off', 'SBIN0000691', 'The service could not be reached.'],
    ['is busy', 'HDFC0000001', 'The service has a fault of its own.'],
    ['has had enough', 'BARB0VJGUNA', 'The service has had too many questions. Try again in some minutes.'],
    ['refuses', 'CNRB0000001', 'The service refused to answer.'],
    [
      'answers in HTML',
      'ICIC0000001',
      'A web page came in place of the answer. You may have to sign in to this network first.',
    ],
    ['gives no leave to read', 'PUNB0000100', 'The browser did not let this page read the service’s answer.'],
    ['has another shape', 'IDIB000A001', 'The service’s answer could not be used.'],
    ['never answers', 'UTIB0000003', 'The service did not answer in time.'],
  ] as const
  const kinds = ['is busy', 'answers in HTML', 'gives no leave to read', 'never answers']
  for (const [what, ifsc, reason] of oneOfEachKind(failures, kinds))
    test(`${base}/ifsc-code-finder keeps the list’s answer when the service ${what}`, async ({ page }) => {
      await playService(page, host, ways)
      if (what === 'never answers') await page.clock.install()
      await openHydrated(page, `${base}/ifsc-code-finder#ifsc=${ifsc}`)
      await page.getByRole('button', { name: ask }).click()
      const askNow = () => page.getByRole('button', { name: words('Ask now') }).click()
      if (what === 'never answers') await pastTimeLimit(page, [host], askNow)
      else await askNow()
      await expect(page.getByRole('main').getByRole('alert').last()).toContainText(words(reason))
      await expect(page.getByRole('button', { name: words('Try again') })).toBeVisible()
      await expect(page.locator('#ifsc-control, [name=ifsc]')).toHaveValue(ifsc)
      await expect(page.locator('.lookup-result')).toContainText(ifsc)
    })
}

test('/ifsc-code-finder: a code that Razorpay does not have', async ({ page }) => {
  await playService(page, host, ways)
  await openHydrated(page, '/ifsc-code-finder#ifsc=ABCD0123456')
  await page.getByRole('button', { name: 'Ask for today’s details' }).click()
  await page.getByRole('button', { name: 'Ask now' }).click()
  await expect(page.getByRole('alert').last()).toContainText('IFSC code not found. The service of Razorpay')
})
