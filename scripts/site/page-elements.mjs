import { parse } from 'parse5'

/**
 * An element of a page with its place in the page's text, in characters from its beginning.
 *
 * @typedef {{ name: string, attributes: Record<string, string>, start: number, contentStart: number, contentEnd: number, end: number }} PageElement
 */

/** @returns {PageElement[]} all elements that are written out in the page, in its order */
export function elementsOf(html) {
  const found = []
  const visit = (node) => {
    const place = node.sourceCodeLocation
    // The parser adds elements that the page leaves out, such as <tbody>; these have no place.
    if (node.tagName && place?.startTag) found.push(elementAt(node, place))
    node.childNodes?.forEach(visit)
    if (node.content) visit(node.content)
  }
  visit(parse(html, { sourceCodeLocationInfo: true }))
  return found
}

function elementAt({ tagName, attrs }, { startTag, endTag, endOffset }) {
  return {
    name: tagName,
    attributes: Object.fromEntries(attrs.map(({ name, value }) => [name, value])),
    start: startTag.startOffset,
    contentStart: startTag.endOffset,
    contentEnd: endTag ? endTag.startOffset : startTag.endOffset,
    end: endOffset,
  }
}

/**
 * @param {readonly { start: number, end: number, text: string }[]} edits that do not overlap
 * @returns {string} the page with these stretches of its text replaced
 */
export function edited(html, edits) {
  const last = [...edits].sort((one, other) => other.start - one.start)
  return last.reduce((page, { start, end, text }) => page.slice(0, start) + text + page.slice(end), html)
}
