import { expect, test } from './site-test'
import { downloaded } from './downloads'
import { openHydrated } from './hydrated'
import { output } from './results'

test('the names are scored with the keyboard alone, and are in no address and no request', async ({
  page,
}) => {
  const requests: string[] = []
  page.on('request', (request) => requests.push(request.url() + (request.postData() ?? '')))
  await openHydrated(page, '/love-calculator')
  await page.getByRole('textbox', { name: 'Your name' }).focus()
  await page.keyboard.type('राम')
  await page.keyboard.press('Tab')
  await page.keyboard.type('सीता')
  await page.keyboard.press('Enter')
  await expect(output(page, 'score')).toHaveAttribute('data-value', '91')
  expect((await downloaded(page, 'Share a card')).name).toBe('love-score.png')
  const everything = decodeURIComponent([page.url(), ...requests].join(' '))
  expect(everything).not.toMatch(/राम|सीता/)
})

for (const press of ['click', 'tap'] as const)
  test.describe(`on a phone, by ${press}`, () => {
    test.use({ viewport: { width: 360, height: 740 }, hasTouch: true })
    test('the button does not move away from under the finger as the field above it is left', async ({
      page,
    }) => {
      await openHydrated(page, '/love-calculator')
      await page.getByLabel('Your name').fill('Asha')
      await page.getByLabel('The other name').fill('Ravi')
      await page.getByRole('button', { name: 'Calculate' })[press]()
      await expect(output(page, 'score')).toBeVisible()
    })
  })

test('at 1280 px the names begin at the head of the result, with the score below them', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  await openHydrated(page, '/love-calculator#name1=Asha&name2=Ravi')
  await page.getByRole('button', { name: 'Calculate' }).click()
  const score = page.locator('output[name=score]')
  await expect(score).toBeVisible()
  const topOf = async (selector: string) => (await page.locator(selector).boundingBox())!.y
  expect((await topOf('#label-score')) - (await topOf('.headline'))).toBeLessThan(30)
  expect(await topOf('output[name=score]')).toBeGreaterThan(await topOf('#label-score'))
})
