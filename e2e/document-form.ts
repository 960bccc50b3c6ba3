import type { Page } from '@playwright/test'
import { openHydrated } from './hydrated'

export const field = (page: Page, name: string) => page.locator(`form [name=${name}]`)

export const list = (page: Page) => page.getByRole('region', { name: 'Your documents' })

/** An invoice of a registered seller with one item. */
export async function openWithItem(page: Page, rate = '1000', path = '/invoice-generator') {
  await openHydrated(page, path)
  await field(page, 'registered').selectOption('yes')
  await field(page, 'items-1-description').fill('Chair')
  await field(page, 'items-1-rate').fill(rate)
}

/** Unfolds the terms of the tax, whose summary joins what is chosen of them. */
export const openTax = (page: Page) => page.locator('form summary', { hasText: ' · ' }).click()

/** Unfolds the other acts of a document. */
export const openMore = (page: Page) => page.locator('.doc-more > summary').click()

/** On a phone: the paper in place of the form. */
export const showPaper = (page: Page) =>
  page.locator('.doc-sides').getByText('Paper', { exact: true }).click()

/** Text pasted into the field that has the focus, as from a spreadsheet. */
export const paste = (page: Page, text: string) =>
  page.evaluate((pasted) => {
    const data = new DataTransfer()
    data.setData('text/plain', pasted)
    document.activeElement!.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }),
    )
  }, text)

/** Before the page opens: gives the device a share sheet. @returns name and text of what went to it */
export async function takeShared(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const shared: string[] = []
    Object.assign(window, { shared })
    Object.assign(navigator, {
      canShare: () => true,
      share: async ({ files, text }: { files: File[]; text: string }) =>
        void shared.push(files[0]!.name, text),
    })
  })
  return () => page.evaluate(() => (window as unknown as { shared: string[] }).shared)
}
