import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, type Page, test } from './site-test'
import { bottomOf } from './first-fields'
import { openHydrated } from './hydrated'
import { output } from './results'
import { ways } from './services/met-norway.mjs'

/** The site as it is built by default: its weather comes from MET Norway. */

const metNorway = 'https://api.met.no'
const field = (page: Page) => page.locator('[name=city]')

async function open(page: Page, address = '') {
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await openHydrated(page, `/weather-forecast${address}`)
  return asked
}

/** Plays MET Norway at its own address, which the page of a fresh build asks. */
async function playMetNorway(page: Page) {
  const server = createServer((request, response) => {
    const url = new URL(request.url!, 'http://service')
    ways[url.pathname as keyof typeof ways](response, url, request)
  })
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  const local = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  await page.route(`${metNorway}/**`, async (route) => {
    const response = await route.fetch({ url: route.request().url().replace(metNorway, local) })
    await route.fulfill({ response })
  })
  return () => server.close()
}

test('a fresh build asks MET Norway, and only once the visitor asks', async ({ page, baseURL }) => {
  const close = await playMetNorway(page)
  const asked = await open(page)
  await field(page).fill('Delhi')
  expect(asked.filter((url) => !url.startsWith(baseURL!))).toEqual([])
  await page.getByRole('button', { name: 'Search', exact: true }).click()
  await expect(output(page, 'name')).toHaveText('Delhi')
  await expect(output(page, 'windSpeed')).toHaveAttribute('data-value', '6.8')
  expect(asked.filter((url) => !url.startsWith(baseURL!))).toEqual([
    `${metNorway}/weatherapi/locationforecast/2.0/compact?lat=28.65&lon=77.23`,
  ])
  await expect(page.getByRole('region', { name: 'The next nine days' }).getByRole('listitem')).toHaveCount(9)
  await expect(page.getByRole('link', { name: 'MET Norway', exact: true })).toBeVisible()
  close()
})

test('only the page of the weather may ask the weather service', async ({ page }) => {
  const policyOf = async (path: string) => {
    await page.goto(path)
    return page.locator('meta[http-equiv="Content-Security-Policy"]').getAttribute('content')
  }
  expect(await policyOf('/weather-forecast')).toContain(`connect-src 'self' ${metNorway};`)
  expect(await policyOf('/emi-calculator')).toContain("connect-src 'self';")
})

test('on a phone a city is suggested with its state, from one small file, and taken with the keyboard', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.route(`${metNorway}/**`, (route) => route.abort())
  const asked = await open(page)
  await field(page).pressSequentially('bilaspur')
  const options = page.getByRole('option')
  await expect(options.first()).toHaveText('BilaspurChhattisgarh')
  expect((await options.first().boundingBox())!.height).toBeGreaterThanOrEqual(44)
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  await expect(options.nth(1)).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('Enter')
  await expect(field(page)).toHaveValue('Bilaspur, Himachal Pradesh')
  await expect(options).toHaveCount(0)
  await expect(page).toHaveURL(/#city=Bilaspur%2C\+Himachal\+Pradesh$/)
  await expect(page.getByRole('main').getByRole('alert')).toBeVisible()
  const files = asked.filter((url) => url.includes('/directories/')).map((url) => new URL(url).pathname)
  expect(new Set(files)).toEqual(new Set(['/directories/cities/b.json']))
})

test('on a phone all cities to choose from, then the temperature, are above the fold', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 })
  const close = await playMetNorway(page)
  await open(page)
  const cities = page.getByRole('list', { name: 'Popular cities' }).getByRole('button')
  await expect(cities.last()).toBeInViewport({ ratio: 1 })
  await cities.first().click()
  await expect(output(page, 'temperature')).toBeInViewport({ ratio: 1 })
  await page.evaluate(() => scrollTo(0, 0))
  expect(await bottomOf(output(page, 'description'))).toBeLessThanOrEqual(780)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
  close()
})
