import { expect, test } from './site-test'
import { openHydrated } from './hydrated'
import { output, testLink } from './results'

testLink('/exam-result-checker-guide#state=KA', { boards: 4 })

test('with the keyboard alone: a board is found, a link checked, and reset', async ({ page }) => {
  await openHydrated(page, '/exam-result-checker-guide')
  await page.locator('[name=board]').focus()
  await page.keyboard.type('upmsp')
  await expect(output(page, 'boards')).toHaveText('1 board')
  await page.getByRole('heading', { name: 'Check a link' }).scrollIntoViewIfNeeded()
  await page.locator('[name=link]').focus()
  await page.keyboard.type('upmsp.edu.in')
  await expect(output(page, 'linkVerdict')).toHaveAttribute('data-value', 'official')
  await expect(page).toHaveURL(/#board=upmsp&link=upmsp\.edu\.in$/)
  await page.getByRole('button', { name: 'Reset' }).press('Enter')
  await expect(page).toHaveURL(/\/exam-result-checker-guide$/)
})
