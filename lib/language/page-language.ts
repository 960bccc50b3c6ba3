/**
 * A sentence with its places {0}, {1}; a sentence for each plural form of a count; a list of names; or names
 * by their English.
 */
type Wording = string | Readonly<Record<string, string>> | readonly string[]

export interface PageLanguage {
  /** As in `<html lang>`: 'en-IN', 'hi'. */
  lang: string
  /** Before the path of each of its pages: '', '/hi'. */
  base: string
  /** The paths of the pages that are there in English alone; none in English. */
  englishOnly: readonly string[]
  /** Wordings by their English. */
  words: Readonly<Record<string, Wording>>
  /** The address of a module with the words that only lazy parts use: components/islands/part-words.ts. */
  later?: string
  /** The file of words that only the frame uses. */
  frame?: string
}

declare global {
  /** Set by the build, and by tests; in the browser it is read from the page. */
  var pageLanguage: PageLanguage | undefined
}

/** The id of the element with which a page brings its language; English pages have none. */
export const LANGUAGE_ID = 'page-language'

const ENGLISH: PageLanguage = { lang: 'en-IN', base: '', englishOnly: [], words: {} }

/** The language of this page. Each build of the site, and each page in a browser, has one. */
export const pageLanguage = (): PageLanguage => (globalThis.pageLanguage ??= languageOfDocument() ?? ENGLISH)

/** The `lang` of what is not translated, such as the title of a source; none on English pages. */
export const langOfEnglish = (): string | undefined => (pageLanguage().base ? 'en-IN' : undefined)

function languageOfDocument(): PageLanguage | null {
  if (typeof document === 'undefined') return null
  const text = document.getElementById(LANGUAGE_ID)?.textContent
  return text ? (JSON.parse(text) as PageLanguage) : null
}
