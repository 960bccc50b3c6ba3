import type { Page } from '@playwright/test'

/** Before the page opens: notes all that its live regions hold, in their order. */
export async function listenTo(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const heard: string[] = []
    Object.assign(window, { heard })
    const LIVE = '[aria-live=polite], [aria-live=assertive], [role=status], [role=alert], output'
    const last = new WeakMap<Element, string>()
    const note = () => {
      for (const region of document.querySelectorAll(LIVE)) {
        if (region.closest('[aria-live=off], [hidden]')) continue
        const text = region.textContent.replace(/\s+/g, ' ').trim()
        if (last.get(region) === text) continue
        last.set(region, text)
        if (text) heard.push(text)
      }
    }
    new MutationObserver(note).observe(document, { childList: true, characterData: true, subtree: true })
  })
}

/** What was heard since the last question. */
export const heard = (page: Page): Promise<string[]> =>
  page.evaluate(() => (window as unknown as { heard: string[] }).heard.splice(0))
