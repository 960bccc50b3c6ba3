import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import type { AxeResults, RunOptions } from 'axe-core'

/** The small one, as each page is sent it and parses it anew. */
const axeSource = readFileSync('node_modules/axe-core/axe.min.js', 'utf8')

/** What passes need not be listed, which is half of the work. */
export const ALL_RULES: RunOptions = { resultTypes: ['violations'] }
export const RULES_OF_COLOUR: RunOptions = {
  ...ALL_RULES,
  runOnly: { type: 'rule', values: ['color-contrast', 'link-in-text-block'] },
}

/** Gives axe to an open page, whose transitions end: they need frames, which a busy machine delays. */
export async function bringAxe(page: Page): Promise<void> {
  await page.evaluate(axeSource)
  await page.evaluate(() => {
    const still = new CSSStyleSheet()
    still.replaceSync('*, ::before, ::after { transition: none !important; animation: none !important }')
    document.adoptedStyleSheets.push(still)
  })
}

/** What axe finds in a page that has it, in a line each. */
export function axeFaults(page: Page, options: RunOptions): Promise<string[]> {
  return page.evaluate(async (runOptions) => {
    const { axe } = window as unknown as { axe: { run(at: Node, how: RunOptions): Promise<AxeResults> } }
    const { violations } = await axe.run(document, runOptions)
    return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 160)}`))
  }, options)
}
