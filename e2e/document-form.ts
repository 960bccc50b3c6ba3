import type { Page } from '@playwright/test'

/** Unfolds the terms of the tax, whose summary joins what is chosen of them. */
export const openTax = (page: Page) => page.locator('form summary', { hasText: ' · ' }).click()

/** Unfolds the other acts of a document. */
export const openMore = (page: Page) => page.locator('.doc-more > summary').click()

/** On a phone: the paper in place of the form. */
export const showPaper = (page: Page) =>
  page.locator('.doc-sides').getByText('Paper', { exact: true }).click()
