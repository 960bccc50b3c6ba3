import { expect, type Page, test } from './site-test'
import { openHydrated, reloadHydrated } from './hydrated'
import { output } from './results'

const field = (page: Page, name: string) => page.locator(`[name=${name}]`)
const stored = (page: Page) => page.evaluate(() => localStorage.getItem('jantarDocuments') ?? '')

async function open(page: Page) {
  await openHydrated(page, '/invoice-generator')
}

test('in an invoice of 500 lines a key brings its total with it and touches its own line only', async ({
  page,
}) => {
  await open(page)
  await field(page, 'registered').selectOption('yes')
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
  // Paper and checks follow when there is time; with the key itself come the total and the one line.
  const keys = await page.evaluate(async () => {
    const input = document.activeElement as HTMLInputElement
    const write = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!
    const total = document.querySelector<HTMLOutputElement>('output[name=total]')!
    const watch = new MutationObserver(() => {})
    watch.observe(document.querySelector('main')!, {
      subtree: true,
      childList: true,
      characterData: true,
      attributes: true,
    })
    const counted: { isTotalNew: boolean; lines: string[] }[] = []
    const lineOf = ({ target }: MutationRecord) =>
      /^items-(\d+)-/.exec((target as HTMLInputElement).name ?? '')?.[1]
    for (const text of ['1', '12', '123', '1234', '12345', '1234', '123', '12', '1', '11']) {
      const before = total.textContent
      watch.takeRecords()
      write.call(input, text)
      input.dispatchEvent(new Event('input', { bubbles: true }))
      const lines = new Set(watch.takeRecords().flatMap((record) => lineOf(record) ?? []))
      counted.push({ isTotalNew: total.textContent !== before, lines: [...lines] })
      await new Promise((done) => setTimeout(done, 150))
    }
    return counted
  })
  expect(keys.filter(({ isTotalNew }) => !isTotalNew)).toEqual([])
  expect(keys.filter(({ lines }) => lines.some((line) => line !== '250'))).toEqual([])
})
