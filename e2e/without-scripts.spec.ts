import { expect, type Page, test } from './site-test'
import { tools } from '@/content/catalogue'
import { liveTools, routes } from './built-site'

test.use({ javaScriptEnabled: false })

test('every page shows its words, and a tool its name, its guide and what works without scripts', async ({
  page,
}) => {
  test.setTimeout(120_000)
  for (const route of routes) {
    await page.goto(route)
    await expect(page.getByRole('heading', { level: 1 }), route).toBeVisible()
    const words = await page.getByRole('main').innerText()
    expect(words.split(/\s+/).length, route).toBeGreaterThan(20)
    await expect(page.getByRole('contentinfo'), route).toContainText('All Rights Reserved')
    const tool = tools.find(({ slug }) => route === `/${slug}`)
    if (tool) await showsItsGuide(page, tool)
    if (liveTools.includes(route)) await noteMatchesTool(page, route)
  }
})

async function showsItsGuide(page: Page, { slug, name, summary }: (typeof tools)[number]): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 }), slug).toHaveText(name)
  // A phone has a shorter line in its place.
  await expect(page.getByText(summary, { exact: true }).filter({ visible: true }).first(), slug).toBeVisible()
  await expect(page.getByRole('heading', { name: 'How to use it' }), slug).toBeVisible()
  const faq = page.getByRole('region', { name: 'Frequently Asked Questions (FAQ)' })
  // The answers are in the page, collapsed; find-in-page and search engines read them.
  expect((await faq.textContent())!.length, slug).toBeGreaterThan(500)
}

/** A tool's own claims hold. */
async function noteMatchesTool(page: Page, route: string): Promise<void> {
  // getByText ignores <noscript>.
  const note = await page.locator('article > noscript p').innerText()
  const values = await page
    .locator('article output')
    .evaluateAll((outputs) => outputs.map((output) => output.getAttribute('data-value')))
  const hasResult = values.some((value) => value && value !== '0')
  if (note.includes('The result on this page')) expect(hasResult, route).toBe(true)
  else if (note.includes('This tool needs it')) expect(hasResult, route).toBe(false)
  else expect(note, route).toContain('You can read this page and follow its links')
}

for (const path of ['/search', '/proof', '/suggest-tool'])
  test(`${path} says in both languages that it needs scripts, and waits for none`, async ({ page }) => {
    for (const [route, note] of [
      [path, 'needs JavaScript to'],
      [`/hi${path}`, 'JavaScript चाहिए'],
    ] as const) {
      await page.goto(route)
      await expect(page.locator('main noscript p')).toContainText(note)
      await expect(page.getByText(/Computing…|हिसाब हो रहा है…/).filter({ visible: true })).toHaveCount(0)
    }
  })

test('the EMI of the default loan is there, with its working', async ({ page }) => {
  await page.goto('/emi-calculator')
  await expect(page.locator('output[name=emi]')).toHaveText('₹8,678')
  await expect(page.locator('output[name=totalInterest]')).toHaveText('₹10,82,776')
  await page.getByText('How this is calculated', { exact: true }).click()
  const working = page.getByRole('region', { name: 'How this is calculated' })
  await expect(working).toBeVisible()
  await expect(working).toContainText('₹8,678.23')
})

test('the home page leads to every tool', async ({ page }) => {
  await page.goto('/')
  for (const { slug, name } of tools)
    await expect(page.getByRole('main').getByRole('link', { name }).first()).toHaveAttribute(
      'href',
      `/${slug}`,
    )
})

test('the menu of a small screen opens, and its links lead on', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 })
  await page.goto('/')
  await page.getByRole('button', { name: 'Menu' }).click()
  await page.getByRole('navigation', { name: 'Menu' }).getByRole('link', { name: 'Calculators' }).click()
  await expect(page).toHaveURL(/\/calculators$/)
})
