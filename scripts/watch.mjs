// npm run data watch: what is new where law, rates and tariffs are announced, and what became of the sources.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { register } from 'node:module'
import { dirname } from 'node:path'
import { parseArgs } from 'node:util'
import { politeFetch } from './watching/polite-fetch.mjs'
import { reportOf, watchPages } from './watching/watch-pages.mjs'
import './constants/set-build-constants.mjs'

const usage = `npm run data watch                          reads every page that announces law and every source, and prints what is new
npm run data -- watch --kept FILE           where the digests of the last reading are kept (.cache/watch.json)
npm run data -- watch --pages FILE          the pages of a JSON file, { "pages": [], "canaries": [] }, in place of the project's
npm run data -- watch --list                only lists the pages`

function readArguments() {
  const { values } = parseArgs({
    options: {
      kept: { type: 'string', default: '.cache/watch.json' },
      pages: { type: 'string' },
      list: { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    },
  })
  return values
}

async function pagesOf(file) {
  if (file) return JSON.parse(readFileSync(file, 'utf8'))
  // Before any module that imports lib.
  register('./directories/typescript-hooks.mjs', import.meta.url)
  const { canaries, watchedPages } = await import('../content/changes/watched-pages.ts')
  return { pages: watchedPages(), canaries }
}

async function main() {
  const { kept: file, pages: given, list, help } = readArguments()
  if (help) return console.log(usage)
  const { pages, canaries } = await pagesOf(given)
  if (list)
    return console.log([...pages, ...canaries].map(({ title, href }) => `${href}  ${title}`).join('\n'))
  const before = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {}
  const contact = process.env.NEXT_PUBLIC_SITE_URL
  const get = politeFetch(contact ? { contact } : {})
  const { kept, findings } = await watchPages({ pages, canaries, before, get })
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, `${JSON.stringify(kept)}\n`)
  console.log(reportOf(findings))
}

main().catch((error) => {
  console.error(`watch: ${error.message}`)
  process.exitCode = 1
})
