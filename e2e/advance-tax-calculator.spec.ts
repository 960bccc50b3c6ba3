import { expect, test } from './site-test'
import { downloaded } from './downloads'
import { openHydrated } from './hydrated'

test('the due dates come as a calendar file', async ({ page }) => {
  await openHydrated(page, '/advance-tax-calculator')
  await page.getByRole('heading', { name: 'Instalments and due dates' }).scrollIntoViewIfNeeded()
  const { name, bytes } = await downloaded(page, 'Add these days to calendar (.ics)')
  expect(name).toBe('advance-tax-2026-27.ics')
  const text = bytes.toString('utf8')
  expect(text).toContain('DTSTART;VALUE=DATE:20261215')
  expect(text).toContain('DTSTART;VALUE=DATE:20270731')
})
