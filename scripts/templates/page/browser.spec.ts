import { expect, test } from '@/e2e/site-test'

test('a fresh page holds its guide before any script has run', async ({ browser }) => {
  const page = await browser.newPage({ javaScriptEnabled: false })
  await page.goto('/template-tool')
  await expect(page.getByRole('region', { name: 'Guide' })).toBeVisible()
  await expect(page.getByRole('main')).not.toContainText('TODO')
  await page.close()
})
