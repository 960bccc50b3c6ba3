import { expect, test } from './site-test'
import { openHydrated } from './hydrated'
import { output, testLink } from './results'

// The week of Gandhi Jayanti 2026, a Friday: four working days, two off, one holiday.
testLink('/date-calculator#from=2026-09-28&to=2026-10-04&last=true&holidays=central', { workingDays: 4 })
// General Clauses Act: a month from 15 March ends on 15 April.
testLink('/date-calculator#mode=notice&from=2026-03-15&notice=1&noticeIn=months', { lastDay: '2026-04-15' })

test('with the keyboard alone: typed, answered, in the link, and reset', async ({ page }) => {
  await page.clock.setFixedTime('2026-11-28T06:30:00Z')
  await openHydrated(page, '/date-calculator')
  await page.locator('[name=mode]').focus()
  await page.keyboard.press('ArrowDown')
  await expect(output(page, 'day')).toHaveAttribute('data-value', '2027-02-26')
  await page.locator('[name=count]').focus()
  await page.keyboard.press('ControlOrMeta+A')
  await page.keyboard.type('45')
  await expect(output(page, 'day')).toHaveAttribute('data-value', '2027-01-12')
  await expect(page).toHaveURL(/#mode=move&count=45$/)
  await page.getByRole('button', { name: 'Reset' }).press('Enter')
  await expect(page).toHaveURL(/\/date-calculator$/)
})
