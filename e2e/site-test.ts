import { type BrowserContext, expect, test as base } from '@playwright/test'

export * from '@playwright/test'

const CRASHED = 'The tool of this page was replaced by the card of its error boundary'

/**
 * As Playwright's own `test`. Where a page lost its tool to its error boundary the test fails, whatever it looks at.
 */
export const test = base.extend<{ mayCrash: boolean }>({
  mayCrash: [false, { option: true }],
  context: async ({ context, mayCrash }, use) => {
    const crashed = await crashesOf(context)
    await use(context)
    if (!mayCrash) expect([...crashed], CRASHED).toEqual([])
  },
})

/**
 * The addresses of the pages of a context that crash from now on. The mark is of components/islands/island-content.tsx.
 */
async function crashesOf(context: BrowserContext): Promise<ReadonlySet<string>> {
  const crashed = new Set<string>()
  context.on('weberror', (thrown) => {
    if (thrown.error().message === CRASHED) crashed.add(String(thrown.page()?.url()))
  })
  await context.addInitScript((words) => {
    const watch = new MutationObserver(() => {
      if (!document.querySelector('[data-crashed]')) return
      watch.disconnect()
      reportError(new Error(words))
    })
    watch.observe(document, { childList: true, subtree: true })
  }, CRASHED)
  return crashed
}
