import { expect, test } from '@playwright/test'

/** Fixed words are not in the data React hydrates from (docs/decisions/slim-payload.md): they must outlive React. */

const QUESTIONS = 'Frequently Asked Questions (FAQ)'

test('words stay when React takes over the page, and the form works', async ({ page }) => {
  await page.goto('/emi-calculator', { waitUntil: 'networkidle' })
  await expect(page.getByRole('heading', { name: QUESTIONS })).toBeVisible()
  await page.getByRole('textbox', { name: 'Loan amount' }).fill('500000')
  await expect(page.locator('output[name=emi]')).toHaveText(/4,339/)
  await expect(page.getByRole('heading', { name: QUESTIONS })).toBeVisible()
})

test('words come back when React must build the page anew, as after a translator changed it', async ({
  page,
}) => {
  const errors: string[] = []
  page.on('pageerror', (error) => errors.push(error.message))
  // What a page translator does, at the worst moment: before React has seen the page.
  await page.addInitScript(() => {
    new MutationObserver((_, observer) => {
      const link = document.querySelector('.skip-link')
      if (!link) return
      observer.disconnect()
      link.innerHTML = '<font>सामग्री पर जाएँ</font>'
    }).observe(document, { childList: true, subtree: true })
  })
  await page.goto('/emi-calculator', { waitUntil: 'networkidle' })
  expect(errors.join()).toContain('#418')
  await expect(page.getByRole('heading', { name: QUESTIONS })).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('EMI Calculator')
  for (const words of await page.locator('[data-static]').all())
    expect(await words.textContent()).not.toBe('')
})
