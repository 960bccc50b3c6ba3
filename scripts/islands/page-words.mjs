import { elementsOf, edited } from '../postbuild/page-elements.mjs'
import { sentencesOf } from '../words/sentences.mjs'

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

/** @returns {string} the page without the words that none of its scripts asks for */
export function withWordsOf(sources, html) {
  const element = languageElement(html)
  if (!element) return html
  const language = JSON.parse(html.slice(element.contentStart, element.contentEnd))
  const words = {}
  for (const sentence of sources.flatMap(sentencesOf))
    if (sentence in language.words) words[sentence] = language.words[sentence]
  const text = JSON.stringify({ ...language, words }).replaceAll('<', '\\u003c')
  return edited(html, [{ start: element.contentStart, end: element.contentEnd, text }])
}
