import { expect, test } from '@playwright/test'

/** Every page's own policy, headers and requests: every-page.spec.ts. */

test('a script that is not the page’s own does not run', async ({ page }) => {
  await page.goto('/')
  const ran = await page.evaluate(async () => {
    const script = document.createElement('script')
    script.textContent = 'window.planted = true'
    document.body.append(script)
    await new Promise((resolve) => setTimeout(resolve, 50))
    return 'planted' in window
  })
  expect(ran).toBe(false)
})

test('a page may not be framed', async ({ page, baseURL }) => {
  await page.route('**/framing-page', (route) =>
    route.fulfill({ contentType: 'text/html', body: `<iframe src="${baseURL}/"></iframe>` }),
  )
  await page.goto('/framing-page')
  await page.waitForTimeout(300)
  const frame = page.frames()[1]!
  await expect(frame.locator('main')).toHaveCount(0)
})
