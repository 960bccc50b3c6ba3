import { expect, test } from '@/e2e/site-test'
import { openHydrated } from '@/e2e/hydrated'
import { output } from '@/e2e/results'

test('TODO: a link with a real code searches at once', async ({ page }) => {
  await openHydrated(page, '/template-tool#code=TODO')
  await expect(output(page, 'name')).toHaveText('TODO: the name that the source gives')
})

test('the keyboard alone finds a code, and its link is in the address', async ({ page }) => {
  await openHydrated(page, '/template-tool')
  await page.locator('[name=code]').focus()
  await page.keyboard.type('a1')
  await page.keyboard.press('Enter')
  await expect(output(page, 'name')).toHaveText('The first')
  await expect(page).toHaveURL(/#code=A1$/)
})
