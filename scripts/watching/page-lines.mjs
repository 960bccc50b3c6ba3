import { createHash } from 'node:crypto'
import { Parser } from 'htmlparser2'

const HIDDEN = new Set(['script', 'style', 'noscript', 'template', 'svg'])
const INLINE = new Set(['a', 'abbr', 'b', 'em', 'font', 'i', 'small', 'span', 'strong', 'sub', 'sup', 'u'])

/**
 * The text of a page by lines, a line for each block; a file that is no text, such as a PDF, is one line with
 * its digest.
 *
 * @param {{ type: string, bytes: Buffer }} answer
 * @returns {string[]}
 */
export function linesOf({ type, bytes }) {
  if (/json/.test(type)) return [bytes.toString('utf8')]
  if (!/^(text|application\/(xhtml|xml|rss|atom))/.test(type)) return [digestOf(bytes)]
  const text = bytes.toString('utf8')
  const shown = /html/.test(type) ? textOf(text) : text
  const lines = shown.split('\n').map((line) => line.replace(/\s+/g, ' ').trim())
  return [...new Set(lines.filter((line) => line !== ''))]
}

function textOf(html) {
  let text = ''
  let hidden = 0
  const parser = new Parser({
    onopentag(name) {
      if (HIDDEN.has(name)) hidden += 1
      if (!INLINE.has(name)) text += '\n'
    },
    onclosetag(name) {
      if (HIDDEN.has(name)) hidden -= 1
      if (!INLINE.has(name)) text += '\n'
    },
    ontext(part) {
      if (hidden === 0) text += part.replace(/\n/g, ' ')
    },
  })
  parser.end(html)
  return text
}

/** Short, as thousands of lines are kept: 12 of its hex digits. */
export const digestOf = (content) => createHash('sha256').update(content).digest('hex').slice(0, 12)
