import { execFileSync } from 'node:child_process'
import { copyFileSync, cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import { basename, dirname, join } from 'node:path'
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

const isPublished = (code) => !JSON.parse(readFileSync(join('content', code, 'language.json'), 'utf8')).draft

/**
 * @param {string} dir where the English pages are built to
 * @param {string[] | null} pages files of `app` to which a build of some pages is limited
 * @returns {string} a line for the build's log
 */
export function addLanguages(dir, pages) {
  const counts = languageCodes()
    .filter(isPublished)
    .map((code) => {
      const files = translatedPages(code).filter((file) => !pages || pages.includes(file))
      if (files.length === 0) return `${code} 0`
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

/** @returns {string[]} the files of `app` whose pages are there in a language, as content/languages.ts lists them */
function translatedPages(code) {
  const names = (folder, ending) =>
    siteFiles(join('content', code, folder))
      .filter((file) => file.endsWith(ending))
      .map((file) => basename(file, ending))
  const tools = names('tools', '.json').filter((slug) => names('screens', '.json').includes(slug))
  const paths = new Set([
    ...JSON.parse(readFileSync('content/frame-pages.json', 'utf8')),
    ...[...tools, ...names('pages', '.mdx')].map((slug) => `/${slug}`),
    ...names('blog', '.mdx').map((slug) => `/blog/${slug}`),
  ])
  return siteFiles('app')
    .filter((file) => /(?:^|\/)(?:page\.tsx|route\.ts)$/.test(file))
    .filter((file) => file.startsWith('[category]') || paths.has(pathOfFile(file)))
    .map((file) => `app/${file}`)
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
