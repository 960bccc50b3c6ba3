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
 * Leaves in the page those of its language's words that its scripts use at once. The words that only their lazy parts use go
 * into a file of their own, for lib/language/later-words.ts.
 *
 * @param {{ sources: string[], laterSources?: string[] }[]} scripts
 * @param {(text: string) => string} writeWords writes that file, and returns its address
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
  const words = pick(scripts.flatMap(({ sources }) => sources))
  const laterWords = pick(
    scripts.flatMap(({ laterSources = [] }) => laterSources),
    words,
  )
  const later = Object.keys(laterWords).length ? writeWords(JSON.stringify(laterWords)) : language.later
  const text = JSON.stringify({ ...language, words, later }).replaceAll('<', '\\u003c')
  return edited(html, [{ start: element.contentStart, end: element.contentEnd, text }])
}
