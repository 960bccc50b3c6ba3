import { expect, test } from './site-test'
import { openHydrated } from './hydrated'
import { testLink } from './results'

// 28 birthdays, 15 November, six days.
testLink('/age-calculator#dob=1998-08-15&on=2026-11-21', { years: 28, months: 3, days: 6 })

const path = '/age-calculator'

test('the page as built asks for a date, and the browser fills in today without a mismatch', async ({
  page,
}) => {
  const faults: string[] = []
  page.on('pageerror', (error) => faults.push(String(error)))
  page.on('console', (message) => message.type() === 'error' && faults.push(message.text()))
  // One second before midnight in India: a test that asked for the day itself would meet the next one.
  await page.clock.setFixedTime(new Date('2027-12-31T18:29:59Z'))
  await openHydrated(page, path)
  await expect(page.getByText('Select your date of birth.')).toBeVisible()
  await expect(page.getByLabel('Age on', { exact: true })).toHaveValue('2027-12-31')
  expect(faults).toEqual([])
})

test('a day is picked by the keyboard alone', async ({ page }) => {
  await openHydrated(page, path)
  await page.getByRole('button', { name: 'Pick a date' }).press('Enter')
  await page.getByRole('combobox', { name: 'Year' }).selectOption('1998')
  await page.getByRole('combobox', { name: 'Month' }).selectOption('August')
  await page.keyboard.press('Tab')
  await page.locator('[role=grid] [tabindex="0"]').focus()
  await page.keyboard.press('Home')
  await page.keyboard.press('Enter')
  await expect(page.getByLabel('Date of birth')).toHaveValue(/^1998-08-\d\d$/)
  await expect(page.locator('output[name=years]')).not.toBeEmpty()
  await expect(page.getByRole('button', { name: 'Pick a date' })).toBeFocused()
})

test('the age is the largest text of its page, and is not cut, on any screen', async ({ page }) => {
  await openHydrated(page, `${path}#dob=1990-05-11&on=2026-05-10`)
  const answer = page.locator('output[name=age]')
  await expect(answer).toHaveText('35 years 11 months 29 days')
  const sizeOf = (element: Element) => Number.parseFloat(getComputedStyle(element).fontSize)
  for (const width of [320, 640, 1280])
    await test.step(`${width} px`, async () => {
      await page.setViewportSize({ width, height: 800 })
      const size = await answer.evaluate(sizeOf)
      for (const heading of await page.locator('h1, h2').all())
        expect(await heading.evaluate(sizeOf)).toBeLessThan(size)
      const beyond = await answer.evaluate((element) => element.scrollWidth - element.clientWidth)
      expect(beyond).toBeLessThanOrEqual(0)
    })
})
