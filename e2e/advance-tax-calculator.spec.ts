import { expect, test } from './site-test'
import { downloaded } from './downloads'
import { openHydrated } from './hydrated'
import { testLink } from './results'

// 3% of 30,000, 90,000 and 1,50,000, 1% of 2,00,000; 4 months of 1%.
testLink('/advance-tax-calculator#taxOnReturnedIncome=200000&filedOn=2027-07-31', { payable: 218100 })

test('the due dates come as a calendar file', async ({ page }) => {
  await openHydrated(page, '/advance-tax-calculator')
  await page.getByRole('heading', { name: 'Instalments and due dates' }).scrollIntoViewIfNeeded()
  const { name, bytes } = await downloaded(page, 'Add these days to calendar (.ics)')
  expect(name).toBe('advance-tax-2026-27.ics')
  const text = bytes.toString('utf8')
  expect(text).toContain('DTSTART;VALUE=DATE:20261215')
  expect(text).toContain('DTSTART;VALUE=DATE:20270731')
})
