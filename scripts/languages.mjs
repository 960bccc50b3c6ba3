import { execFileSync } from 'node:child_process'
import { copyFileSync, cpSync, existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs'
import { createRequire, register } from 'node:module'
import { dirname, join } from 'node:path'
import { sitePages, siteFiles } from './postbuild/site-files.mjs'

/**
 * Builds the pages that are translated once more in each language, by the same routes, and puts them below the language's
 * code: `out/hi/emi-calculator.html`. A process of Next has one language, so that no component is given it as a prop
 * (docs/decisions/0027-a-build-for-each-language.md).
 */

const NEXT = createRequire(import.meta.url).resolve('next/dist/bin/next')
const EXPORT = '.cache/language-site'

/** @returns {string[]} the codes of the languages other than English: folders of `content` with a `language.json` */
export const languageCodes = (root = '.') =>
  readdirSync(join(root, 'content')).filter((code) =>
    existsSync(join(root, 'content', code, 'language.json')),
  )

/** @returns {string} the base of a page's language: '/hi' of '/hi/emi-calculator', '' of an English page */
export function languageBase(route) {
  const bases = languageCodes().map((code) => `/${code}`)
  return bases.find((base) => route === base || route.startsWith(`${base}/`)) ?? ''
}

/** @returns {string} the path of a page without its language: '/hi/emi-calculator' is '/emi-calculator' */
export const pathInEnglish = (route) => route.slice(languageBase(route).length) || '/'

/**
 * @param {string} dir where the English pages are built to
 * @returns {Promise<string>} a line for the build's log
 */
export async function addLanguages(dir) {
  const translated = await translatedPages()
  const counts = translated.map(([code, files]) => {
    rmSync(EXPORT, { recursive: true, force: true })
    execFileSync(process.execPath, [NEXT, 'build', '--debug-build-paths', files.join()], {
      stdio: 'inherit',
      env: { ...process.env, JANTAR_EXPORT_DIR: EXPORT, JANTAR_LANGUAGE: code },
    })
    return `${code} ${movePages(code, dir)}`
  })
  // A build of some routes has left the types of these alone.
  if (counts.length > 0) execFileSync(process.execPath, [NEXT, 'typegen'], { stdio: 'inherit' })
  return `pages in other languages: ${counts.join(', ') || 'none'}`
}

/** @returns {Promise<[code: string, files: string[]][]>} the published languages, each with the files of `app` of its pages */
async function translatedPages() {
  register('./directories/typescript-hooks.mjs', import.meta.url)
  const { pagesIn, publishedLanguages } = await import('../content/languages.ts')
  const all = siteFiles('app').filter((file) => /(?:^|\/)(?:page\.tsx|route\.ts)$/.test(file))
  return publishedLanguages().map(({ code }) => {
    const paths = pagesIn(code)
    const files = all.filter((file) => file.startsWith('[category]') || paths.includes(pathOfFile(file)))
    return [code, files.map((file) => `app/${file}`)]
  })
}

/** '(calculators)/emi-calculator/page.tsx' is '/emi-calculator'. */
const pathOfFile = (file) => `/${dirname(file).replace(/^\.$|\([^)]*\)\/?/g, '')}`

function movePages(code, dir) {
  const pages = sitePages(EXPORT).filter(({ route }) => !/^\/(?:404|_not-found)$/.test(route))
  for (const { file } of pages) {
    const to = file === 'index.html' ? `${code}.html` : join(code, file)
    mkdirSync(dirname(join(dir, to)), { recursive: true })
    copyFileSync(join(EXPORT, file), join(dir, to))
  }
  if (existsSync(join(EXPORT, 'search.json')))
    copyFileSync(join(EXPORT, 'search.json'), join(dir, code, 'search.json'))
  // Scripts and styles are the same files, named by their content.
  cpSync(join(EXPORT, '_next/static'), join(dir, '_next/static'), { recursive: true, force: false })
  return pages.length
}
