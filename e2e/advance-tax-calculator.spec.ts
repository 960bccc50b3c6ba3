import { readFileSync } from 'node:fs'
import { expect, test } from './site-test'
import { openHydrated } from './hydrated'

test('the due dates come as a calendar file', async ({ page }) => {
  await openHydrated(page, '/advance-tax-calculator')
  await page.getByRole('heading', { name: 'Instalments and due dates' }).scrollIntoViewIfNeeded()
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Add these days to calendar (.ics)' }).click()
  const file = await download
  expect(file.suggestedFilename()).toBe('advance-tax-2026-27.ics')
  const text = readFileSync(await file.path(), 'utf8')
  expect(text).toContain('DTSTART;VALUE=DATE:20261215')
  expect(text).toContain('DTSTART;VALUE=DATE:20270731')
})
