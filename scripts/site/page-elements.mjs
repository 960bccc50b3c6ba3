import { Parser } from 'htmlparser2'

/**
 * An element of a page with its place in the page's text, in characters from its beginning.
 *
 * @typedef {object} PageElement
 * @property {string} name
 * @property {Record<string, string>} attributes
 * @property {number} start
 * @property {number} contentStart
 * @property {number} contentEnd
 * @property {number} end
 */

/**
 * @returns {PageElement[]} all elements that are written out in the page, in its order. One that is not closed has no
 *   content; what a browser with scripts takes for text, in `<noscript>`, has no elements.
 */
export function elementsOf(html) {
  const found = []
  const open = []
  const parser = new Parser({
    onopentag(name, attributes) {
      const contentStart = parser.endIndex + 1
      const place = { start: parser.startIndex, contentStart, contentEnd: contentStart, end: contentStart }
      const element = { name, attributes, ...place }
      if (!open.some((outer) => outer.name === 'noscript')) found.push(element)
      open.push(element)
    },
    onclosetag(name, isImplied) {
      const element = open.pop()
      if (isImplied) return
      element.contentEnd = parser.startIndex
      element.end = parser.endIndex + 1
    },
  })
  parser.end(html)
  return found
}

/**
 * @param {readonly { start: number, end: number, text: string }[]} edits that do not overlap
 * @returns {string} the page with these stretches of its text replaced
 */
export function edited(html, edits) {
  const inOrder = edits.toSorted((one, other) => one.start - other.start)
  const pieces = inOrder.map(
    ({ start, text }, place) => html.slice(inOrder[place - 1]?.end ?? 0, start) + text,
  )
  return pieces.join('') + html.slice(inOrder.at(-1)?.end ?? 0)
}
