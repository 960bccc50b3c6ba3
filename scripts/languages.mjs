import { existsSync, readdirSync } from 'node:fs'
import { register } from 'node:module'
import { dirname, join } from 'node:path'
import { writePages } from './pages.mjs'
import { siteFiles } from './site/site-files.mjs'

/**
 * The pages in other languages: written by the same routes, put below the language's code as `hi/emi-calculator.html`.
 */

/** @returns {string[]} the codes of the languages other than English: folders of `content` with a `language.json` */
export const languageCodes = (root = '.') =>
  readdirSync(join(root, 'content')).filter((code) =>
    existsSync(join(root, 'content', code, 'language.json')),
  )

/** @returns {string[]} what the addresses of their pages begin with: '/hi' */
export const languageBases = () => languageCodes().map((code) => `/${code}`)

/** @returns {string} the base of a page's language: '/hi' of '/hi/emi-calculator', '' of an English page */
export function languageBase(route) {
  return languageBases().find((base) => route === base || route.startsWith(`${base}/`)) ?? ''
}

/** @returns {string} the path of a page without its language: '/hi/emi-calculator' is '/emi-calculator' */
export const pathInEnglish = (route) => route.slice(languageBase(route).length) || '/'

/**
 * @returns {Promise<{ code: string, routes: string[] }[]>} the published languages, each with the files of
 * `app` of its pages
 */
export async function translatedRoutes() {
  register('./directories/typescript-hooks.mjs', import.meta.url)
  const { pagesIn, publishedLanguages } = await import('../content/languages.ts')
  const all = siteFiles('app').filter((file) => /(?:^|\/)(?:page\.tsx|route\.ts)$/.test(file))
  return publishedLanguages().map(({ code }) => {
    const paths = pagesIn(code)
    const files = all.filter((file) => file.startsWith('[category]') || paths.includes(pathOfFile(file)))
    return { code, routes: files.map((file) => `app/${file}`) }
  })
}

/** '(calculators)/emi-calculator/page.tsx' is '/emi-calculator'. */
const pathOfFile = (file) => `/${dirname(file).replace(/^\.$|\([^)]*\)\/?/g, '')}`

/** @returns {number} how many pages of a language, and its search, were written into `dir` */
export const writeTranslated = (dir, { code, routes }) =>
  writePages(dir, {
    env: { JANTAR_LANGUAGE: code },
    routes,
    placeOf: (name) => (name === 'index.html' ? `${code}.html` : `${code}/${name}`),
  })
