import { expect, test } from './site-test'
import { holdWorker } from './hold-worker'
import { output } from './results'

test('a link gives the panchang of a day in a city, with when its limbs end', async ({ page }) => {
  await page.goto('/daily-panchang-muhurat#date=2025-10-20&city=mumbai')
  // Of 20 October 2025 in Mumbai: Amavasya begins at 3:45 pm, so Chaturdashi is there at sunrise.
  await expect(output(page, 'tithi')).toHaveAttribute('data-value', '29')
  await expect(output(page, 'tithi')).toHaveAttribute('data-ends', /^2025-10-20T15:4[45]/)
  await expect(output(page, 'sunrise')).toHaveAttribute('data-value', /^2025-10-20T06:3\d:\d\d\+05:30$/)
  await expect(page.getByRole('heading', { name: 'Monday, 20 October 2025' })).toBeVisible()
})

test('the next day is one press away, also when the answers are late', async ({ page }) => {
  const release = await holdWorker(page)
  await page.goto('/daily-panchang-muhurat#date=2026-01-01')
  const result = page.getByRole('region', { name: 'Result', exact: true })
  await expect(result).toHaveAttribute('aria-busy', 'true')
  await page.getByRole('button', { name: 'Next day' }).click()
  await expect(page).toHaveURL(/#date=2026-01-02$/)
  release()
  await expect(page.getByRole('heading', { name: 'Friday, 2 January 2026' })).toBeVisible()
  await expect(result).toHaveAttribute('aria-busy', 'false')
})

test('the month can be read and a day of it chosen', async ({ page }) => {
  await page.goto('/daily-panchang-muhurat#date=2026-11-20')
  const month = page.getByRole('heading', { name: 'The month', exact: true })
  await month.scrollIntoViewIfNeeded()
  await page.getByRole('button', { name: /^8 November 2026.*Diwali/ }).click()
  await expect(page.getByRole('heading', { name: 'Sunday, 8 November 2026' })).toBeVisible()
  await expect(page).toHaveURL(/#date=2026-11-08$/)
})

test('a place abroad has its own clocks, and near a pole the page states what is missing', async ({
  page,
}) => {
  await page.goto('/daily-panchang-muhurat#date=2026-06-21&city=other&latitude=51.5074&longitude=-0.1278')
  await page.getByLabel('Time zone').selectOption('Europe/London')
  // Swiss Ephemeris: 04:43:08 and 21:21:31 in London.
  await expect(output(page, 'sunrise')).toHaveAttribute('data-value', /^2026-06-21T04:43:0\d\+01:00$/)
  await expect(output(page, 'sunset')).toHaveText('9:22 pm')
  await expect(page).toHaveURL(/timeZone=Europe%2FLondon/)
  await page.getByLabel('Latitude').fill('78.22')
  await expect(page.getByText(/^The Sun does not set here on this date\./)).toBeVisible()
  await expect(output(page, 'tithi')).toHaveCount(0)
  await expect(page.getByRole('heading', { name: 'Good and avoided times' })).toHaveCount(0)
})

test('a town of the shipped list is found by its first letters', async ({ page }) => {
  await page.goto('/daily-panchang-muhurat#date=2026-11-30&city=other')
  await page.getByLabel('Town or city').fill('Pune')
  await page.getByRole('listbox', { name: 'Towns and cities' }).getByRole('option').first().click()
  await expect(page.getByText(/^Pune, Maharashtra ·/)).toBeVisible()
  await expect(page).toHaveURL(/place=Pune/)
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })
  test('the page shows the day on which it was built, and states it', async ({ page }) => {
    await page.goto('/daily-panchang-muhurat')
    await expect(page.getByText(/computed when this page was built/)).toBeVisible()
    await expect(output(page, 'tithi')).toHaveAttribute('data-ends', /\+05:30$/)
  })
})
