import { existsSync, readdirSync, readFileSync } from 'node:fs'
import type { PageLanguage } from '@/lib/language/page-language'

/** Other than English: a folder of `content` with a `language.json` and the words (docs/hindi.md). */
export interface Language {
  /** The first part of its addresses: 'hi'. */
  code: string
  /** As in `hreflang`: 'hi-IN'. */
  locale: string
  /** In itself: 'हिन्दी'. */
  name: string
  /** Its pages are neither built nor linked to yet, unless asked for by JANTAR_LANGUAGE. */
  draft?: boolean
  /** Rules that its script needs, such as a greater line height. */
  style?: string
  /** The link from a calculator in a frame of another site to its page: 'Open on Jantar'. */
  openOnSite?: string
  /** For preview pictures, where letters are joined or reordered: a file of a package. */
  previewFont?: string
}

const ROOT = 'content'
const framePages = readJson<string[]>(`${ROOT}/frame-pages.json`)

export const languagesIn = (root = ROOT): Language[] =>
  fileNames(root)
    .filter((code) => existsSync(/* turbopackIgnore: true */ `${root}/${code}/language.json`))
    .map((code) => ({ code, ...readJson<Omit<Language, 'code'>>(`${root}/${code}/language.json`) }))

export const publishedLanguages = (): Language[] => languagesIn().filter(({ draft }) => !draft)

/** A tool has a page in a language when both its own words and those of its screen are there. */
const toolsIn = (code: string, root = ROOT): string[] => {
  const screens = namesIn(`${root}/${code}/screens`)
  return namesIn(`${root}/${code}/tools`).filter((slug) => screens.includes(slug))
}

/**
 * The paths, as in English, of the pages in a language: those whose words are in the code, tools, pages and articles.
 */
export const pagesIn = (code: string, root = ROOT): string[] => [
  ...framePages,
  ...[...toolsIn(code, root), ...textsIn(code, 'pages', root)].map((slug) => `/${slug}`),
  ...textsIn(code, 'blog', root).map((slug) => `/blog/${slug}`),
]

/** The paths of the tools, pages and articles that have no page in a language. */
function englishOnlyIn(code: string, root: string): string[] {
  const translated = pagesIn(code, root)
  const tools = fileNames(`${ROOT}/tools`).map((file) => `/${file.replace('.ts', '')}`)
  const pages = textsIn('', 'pages').map((slug) => `/${slug}`)
  const articles = textsIn('', 'blog').map((slug) => `/blog/${slug}`)
  return [...tools, ...pages, ...articles].filter((path) => !translated.includes(path))
}

/** The pages or articles that have their text in a language; those in English are in `content` itself. */
const textsIn = (code: string, folder: 'pages' | 'blog', root = ROOT): string[] =>
  fileNames(`${root}/${code}/${folder}`)
    .filter((file) => file.endsWith('.mdx'))
    .map((file) => file.replace('.mdx', ''))

/** A language with all its words; those that a page does not need are taken out of it later. */
export function pageLanguageOf(code: string, root = ROOT): PageLanguage {
  const shared = namesIn(`${root}/${code}/shared`).map((name) => `shared/${name}.json`)
  const screens = toolsIn(code, root).map((slug) => `screens/${slug}.json`)
  const words = [...shared, ...screens].map((file) =>
    readJson<PageLanguage['words']>(`${root}/${code}/${file}`),
  )
  const lists = namesIn(`${root}/${code}/names`).map((list) => ({
    [list]: readJson<Readonly<Record<string, string>>>(`${root}/${code}/names/${list}.json`),
  }))
  return {
    lang: code,
    base: `/${code}`,
    englishOnly: englishOnlyIn(code, root),
    words: Object.assign({}, ...words, ...lists) as PageLanguage['words'],
  }
}

/**
 * What people type for a tool or a category in other languages, on pages of any language: by its slug in
 * `content/<code>/keywords.json`, set apart by commas.
 */
export const typedKeywordsOf = (slug: string, root = ROOT): string[] =>
  languagesIn(root).flatMap(({ code }) => {
    const file = `${root}/${code}/keywords.json`
    if (!existsSync(/* turbopackIgnore: true */ file)) return []
    return readJson<Readonly<Record<string, string>>>(file)[slug]?.split(', ') ?? []
  })

/** The contents of `content/<code>/tools/<slug>.json`; null if there is no such file. */
export function toolWordsIn<Words>(code: string, slug: string, root = ROOT): Words | null {
  return toolsIn(code, root).includes(slug) ? readJson<Words>(`${root}/${code}/tools/${slug}.json`) : null
}

/** The contents of `content/<code>/blog/<slug>.json`; null if the article is in English only. */
export function articleWordsIn<Words>(code: string, slug: string, root = ROOT): Words | null {
  return textsIn(code, 'blog', root).includes(slug)
    ? readJson<Words>(`${root}/${code}/blog/${slug}.json`)
    : null
}

/** The other languages that have a page of this path, and where it is. */
export const translationsOf = (path: string): (Language & { href: string })[] =>
  publishedLanguages()
    .filter(({ code }) => pagesIn(code).includes(path))
    .map((language) => ({ ...language, href: `/${language.code}${path}`.replace(/\/$/, '') }))

/**
 * The language that this process builds, null for English: scripts/languages.mjs builds each in a process of its own.
 */
export const builtLanguage: Language | null =
  languagesIn().find(({ code }) => code === process.env.JANTAR_LANGUAGE) ?? null

/** The address of a file that each language has of its own: '/hi/blog/rss.xml' of '/blog/rss.xml'. */
export const fileAddress = (path: string): string => (builtLanguage ? `/${builtLanguage.code}${path}` : path)

const namesIn = (folder: string): string[] => fileNames(folder).map((file) => file.replace(/\.json$/, ''))

// Turbopack would search the project for whatever a computed path may name, 45,000 files, unless asked not to.
function fileNames(folder: string): string[] {
  return existsSync(/* turbopackIgnore: true */ folder) ? readdirSync(/* turbopackIgnore: true */ folder) : []
}

function readJson<Content>(file: string): Content {
  return JSON.parse(readFileSync(/* turbopackIgnore: true */ file, 'utf8')) as Content
}
