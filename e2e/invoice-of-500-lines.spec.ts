import { expect, type Page, test } from '@playwright/test'
import { openHydrated, reloadHydrated } from './hydrated'
import { output } from './results'

const field = (page: Page, name: string) => page.locator(`[name=${name}]`)
const stored = (page: Page) => page.evaluate(() => localStorage.getItem('jantarDocuments') ?? '')

async function open(page: Page) {
  await openHydrated(page, '/invoice-generator')
}

test('in an invoice of 500 lines a key has its total within 50 ms', async ({ page }) => {
  await open(page)
  await field(page, 'notes').fill('x')
  await expect.poll(() => stored(page)).toContain('"x"')
  await page.evaluate(() => {
    const saved = JSON.parse(localStorage.getItem('jantarDocuments')!)
    const [doc] = saved.state.documents
    const [line] = doc.lines
    doc.lines = Array.from({ length: 500 }, (_, place) => ({
      ...line,
      id: place + 1,
      rate: '10',
      hsn: '9403',
    }))
    // The page writes what it holds when it goes; this comes after it.
    addEventListener('pagehide', () => localStorage.setItem('jantarDocuments', JSON.stringify(saved)))
  })
  await reloadHydrated(page)
  await expect(output(page, 'total')).toHaveText('₹5,900.00')
  const rate = field(page, 'items-250-rate')
  await rate.scrollIntoViewIfNeeded()
  await rate.focus()
  const times = await page.evaluate(async () => {
    const input = document.activeElement as HTMLInputElement
    const write = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!
    const total = document.querySelector<HTMLOutputElement>('output[name=total]')!
    const taken: number[] = []
    for (const text of ['1', '12', '123', '1234', '12345', '1234', '123', '12', '1', '11']) {
      const before = total.textContent
      const begun = performance.now()
      write.call(input, text)
      input.dispatchEvent(new Event('input', { bubbles: true }))
      const lasted = performance.now() - begun
      // From the key until the page holds the new total; paper and checks follow when there is time, and painting is not in it.
      taken.push(total.textContent === before ? Infinity : lasted)
      await new Promise((done) => setTimeout(done, 150))
    }
    return taken.sort((one, other) => one - other)
  })
  test
    .info()
    .annotations.push({ type: 'ms from a key to its total', description: times.map(Math.round).join(' ') })
  // The third quickest of ten: the machine of a test is busy with other tests too.
  expect(times[2]).toBeLessThan(50)
})
