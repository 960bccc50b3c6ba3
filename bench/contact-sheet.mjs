import { mkdirSync, writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { chromium } from '@playwright/test'
import { buildForHost } from '../scripts/build.mjs'
import { browserArguments, ensureBrowser } from '../scripts/browser.mjs'
import { sitePages } from '../scripts/site/site-files.mjs'
import { startSiteServer } from '../scripts/serving/site-server.mjs'

/**
 * `npm run bench contact-sheet`: pictures of every tool in `.cache/contact-sheet`, with a page that shows
 * them side by side and the height of each page. Options narrow it: `-- --tools emi-calculator,gst-calculator
 * --widths 360 --themes dark`.
 */
const { values: options } = parseArgs({
  options: {
    tools: { type: 'string', default: '' },
    widths: { type: 'string', default: '320,360,768,1280' },
    themes: { type: 'string', default: 'light,dark' },
    states: { type: 'string', default: 'filled,empty,error' },
  },
})
const list = (text) => text.split(',').filter(Boolean)
const OUTPUT = '.cache/contact-sheet'

const TYPED = { empty: '', error: 'x' }

async function bring(page, state) {
  if (state === 'filled') return
  const fields = page.locator(
    'main input[type=text]:visible, main input:not([type]):visible, main textarea:visible',
  )
  for (const field of await fields.all()) if (await field.isEditable()) await field.fill(TYPED[state])
  await page.evaluate(() => document.activeElement?.blur())
  await page.waitForTimeout(700)
}

async function photograph(browser, origin, tool) {
  mkdirSync(`${OUTPUT}/${tool}`, { recursive: true })
  const pictures = []
  for (const width of list(options.widths).map(Number))
    for (const theme of list(options.themes)) {
      const context = await browser.newContext({
        viewport: { width, height: width < 700 ? 780 : 900 },
        colorScheme: theme,
        reducedMotion: 'reduce',
        serviceWorkers: 'block',
      })
      for (const state of list(options.states)) {
        const page = await context.newPage()
        await page.goto(`${origin}/${tool}`, { waitUntil: 'networkidle' })
        await bring(page, state)
        const file = `${tool}/${width}-${theme}-${state}.jpg`
        await page.screenshot({ path: `${OUTPUT}/${file}`, fullPage: true, type: 'jpeg', quality: 60 })
        const height = await page.evaluate(() => document.documentElement.scrollHeight)
        pictures.push({ file, width, theme, state, height })
        await page.close()
      }
      await context.close()
    }
  return pictures
}

const figure = ({ file, width, theme, state, height }) =>
  `<figure><a href="${file}"><img loading="lazy" src="${file}" alt="" width="${width / 2}"></a>
<figcaption>${width} px, ${theme}, ${state}: ${height} px high</figcaption></figure>`

await buildForHost()
const server = await startSiteServer({ dir: 'out', port: 0 })
const origin = `http://localhost:${server.address().port}`
const executablePath = ensureBrowser()
const browser = await chromium.launch({ executablePath, args: browserArguments })
const routes = sitePages('out').map(({ route }) => route.slice(1))
const chosen = options.tools ? list(options.tools) : await toolsAmong(routes)
const sections = []
for (const tool of chosen) {
  const pictures = await photograph(browser, origin, tool)
  const filled = pictures.find(({ state }) => state === 'filled') ?? pictures[0]
  console.log(`${tool}: ${filled.height} px high at ${filled.width} px`)
  sections.push(`<h2>${tool}</h2><div>${pictures.map(figure).join('')}</div>`)
}
await browser.close()
server.close()
writeFileSync(
  `${OUTPUT}/index.html`,
  `<!doctype html><meta charset="utf-8"><title>Contact sheet</title>
<style>div{display:flex;flex-wrap:wrap;gap:16px;align-items:start}img{border:1px solid}</style>${sections.join('\n')}`,
)
console.log(`Pictures: ${OUTPUT}/index.html`)

/** A page is a tool's when its structured data declares one. */
async function toolsAmong(candidates) {
  const page = await browser.newPage()
  const tools = []
  for (const route of candidates) {
    await page.goto(`${origin}/${route}`)
    if (await page.locator('script[type="application/ld+json"]', { hasText: '"WebApplication"' }).count())
      tools.push(route)
  }
  await page.close()
  return tools
}
