import { edited, elementsOf } from '../page-elements.mjs'

/**
 * Whether two renderers wrote the same island. Each has ids of its own for `useId`; those of `ours` begin
 * with or contain the `identifierPrefix` that React was given, so that a word of an attribute may differ
 * where it has this prefix, and always in the same way: one id of theirs is one of ours.
 *
 * @param {string} ours
 * @param {string} theirs
 * @param {string} prefix
 */
export function isSameButForIds(ours, theirs, prefix) {
  // On a long page React writes what comes late as a segment of its own, and a comment after text that ends it.
  const theirText = theirs.replace(/<!-- -->$/, '')
  if (ours === theirText) return true
  const [own, other] = [ours, theirText].map((html) => {
    const elements = elementsOf(html)
    return { words: elements.flatMap(wordsOf), rest: withoutTags(html, elements) }
  })
  if (own.rest !== other.rest || own.words.length !== other.words.length) return false
  const [forward, back] = [new Map(), new Map()]
  return own.words.every((word, place) => {
    const theirWord = other.words[place]
    if (word !== theirWord && !word.includes(prefix)) return false
    if (!forward.has(word)) forward.set(word, theirWord)
    if (!back.has(theirWord)) back.set(theirWord, word)
    return forward.get(word) === theirWord && back.get(theirWord) === word
  })
}

/** Its name, and each attribute with the spaces between its words. */
const wordsOf = ({ name, attributes }) => [
  `<${name}`,
  ...Object.entries(attributes).flatMap(([attribute, value]) => [`${attribute}=`, ...value.split(/(\s+)/)]),
]

const withoutTags = (html, elements) =>
  edited(
    html,
    elements.map(({ start, contentStart }) => ({ start, end: contentStart, text: '<>' })),
  )
