import { elementsOf, edited } from '../page-elements.mjs'
import { sentencesOf } from '../../words/sentences.mjs'

/** The words with which a page in another language than English comes: lib/language/page-language.ts. */

const LANGUAGE_ID = 'page-language'

const languageElement = (html) => elementsOf(html).find(({ attributes }) => attributes.id === LANGUAGE_ID)

/**
 * @param {() => unknown} makeRenderer makes what renders islands, in the language that is set at that time
 * @returns {(html: string) => unknown} what renders the islands of a page; pages come one after the other
 */
export function byLanguage(makeRenderer) {
  const renderers = new Map()
  return (html) => {
    const element = languageElement(html)
    const text = element && html.slice(element.contentStart, element.contentEnd)
    globalThis.pageLanguage = text ? JSON.parse(text) : undefined
    if (!renderers.has(text)) renderers.set(text, makeRenderer())
    return renderers.get(text)
  }
}

/**
 * Leaves in the page those of its language's words that its own scripts use at once. The words that only
 * their lazy parts use go into one file, and those that only the frame uses, the same on most pages, into
 * another: components/islands/part-words.ts.
 *
 * @param {{ sources: string[], laterSources?: string[], frame?: boolean }[]} scripts
 * @param {(text: string) => string} writeWords writes such a file, and returns its address
 * @returns {string} the page
 */
export function withWordsOf(scripts, html, writeWords) {
  const element = languageElement(html)
  if (!element) return html
  const language = JSON.parse(html.slice(element.contentStart, element.contentEnd))
  const pick = (files, left = {}) => {
    const wanted = files.flatMap(sentencesOf).filter((sentence) => sentence in language.words)
    const rest = wanted.filter((sentence) => !(sentence in left))
    return Object.fromEntries(rest.map((sentence) => [sentence, language.words[sentence]]))
  }
  const own = scripts.filter(({ frame }) => !frame)
  const words = pick(own.flatMap(({ sources }) => sources))
  // A second run finds the words of these files gone, and leaves their addresses.
  const fileOf = (files, written) => {
    const picked = pick(files, words)
    return Object.keys(picked).length ? writeWords(JSON.stringify(picked)) : written
  }
  const later = fileOf(
    own.flatMap(({ laterSources = [] }) => laterSources),
    language.later,
  )
  const frame = fileOf(
    scripts
      .filter((one) => one.frame)
      .flatMap(({ sources, laterSources = [] }) => [...sources, ...laterSources]),
    language.frame,
  )
  const text = JSON.stringify({ ...language, words, later, frame }).replaceAll('<', '\\u003c')
  return edited(html, [{ start: element.contentStart, end: element.contentEnd, text }])
}
