import { expect, test } from './site-test'
import { openHydrated } from './hydrated'
import { output, testLinks } from './results'

testLinks('date-calculator', [
  {
    working: '28 days of March, 30, 31, and 15 of June; 104 = 14 × 7 + 6',
    link: 'from=2026-03-03&to=2026-06-15',
    expected: { days: 104, weeks: 14, duration: 'P0Y3M12D', weekdayFrom: 'Tuesday', weekdayTo: 'Monday' },
  },
  {
    working: 'the week of Gandhi Jayanti 2026, a Friday: four working days, two off, one holiday',
    link: 'from=2026-09-28&to=2026-10-04&last=true&holidays=central',
    expected: { days: 7, workingDays: 4, daysOff: 2, holidayCount: 1 },
  },
  {
    working: '31 + 28 + 31 days',
    link: 'mode=move&from=2026-01-01&count=90',
    expected: { day: '2026-04-01' },
  },
  {
    working: 'General Clauses Act: a month from 15 March ends on 15 April',
    link: 'mode=notice&from=2026-03-15&notice=1&noticeIn=months',
    expected: { lastDay: '2026-04-15' },
  },
  {
    working: 'a Friday, as every history has it',
    link: 'mode=weekday&from=1947-08-15',
    expected: { weekday: 'Friday' },
  },
])

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
