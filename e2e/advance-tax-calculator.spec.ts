import { readFileSync } from 'node:fs'
import { expect, test } from './site-test'
import { advanceTaxCases, linkOfAdvanceTax } from '../tests/advance-tax-vectors'
import { openHydrated } from './hydrated'
import { expectLinks } from './results'

test('links lead to figures that are worked out by hand or by an oracle', async ({ page }) => {
  await expectLinks(page, '/advance-tax-calculator', [
    {
      working: '3% of 30,000, 90,000 and 1,50,000, 1% of 2,00,000; 4 months of 1%',
      link: 'taxOnReturnedIncome=200000&filedOn=2027-07-31',
      expected: {
        section425: 10100,
        section424: 8000,
        section425ByInstalment: '900,2700,4500,2000',
        payable: 218100,
      },
    },
    ...advanceTaxCases().map(({ input, expected: { section425ByInstalment: list, ...figures } }) => ({
      link: linkOfAdvanceTax(input),
      expected: {
        ...(figures as Record<string, number>),
        ...(list.length > 0 && { section425ByInstalment: list.join(',') }),
      },
    })),
  ])
})

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
