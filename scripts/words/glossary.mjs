/**
 * An entry of `content/<code>/glossary.json`.
 * @typedef {object} Entry
 * @property {string} [term] English: a text with it has, in its translation, a word of `use`
 * @property {string[]} use the words to write, the usual one first
 * @property {string[]} [avoid] words to write nowhere
 */

const LETTER = '[\\p{L}\\p{M}]'

/**
 * @param {Entry[]} glossary
 * @returns {(file: string, texts: [string | undefined, string][]) => string[]} takes texts with their English
 * first, and
 *   returns a line for each word off the glossary
 */
export function glossaryCheck(glossary) {
  const avoided = glossary.flatMap(({ use, avoid = [] }) =>
    avoid.map((word) => ({ word, use: use[0], pattern: exactly(word) })),
  )
  const terms = glossary
    .flatMap(({ term, use }) =>
      term ? [{ term, use, english: inEnglish(term), words: use.map(inAnyForm) }] : [],
    )
    .sort((one, other) => other.term.length - one.term.length)

  const faultsOf = ([english = '', text]) => [
    ...avoided.filter(({ pattern }) => pattern.test(text)).map(({ word, use }) => `${word}: write ${use}`),
    ...termsOf(english, terms)
      .filter(({ words }) => !words.some((word) => word.test(text)))
      .map(({ term, use }) => `${term}: no ${use.join(' or ')} in: ${text}`),
  ]
  return (file, texts) => texts.flatMap(faultsOf).map((fault) => `${file}: ${fault}`)
}

/** The longest term has the words to itself: "income tax" is not about income. */
function termsOf(english, terms) {
  let rest = english
  return terms.filter((term) => {
    const before = rest
    rest = before.replace(term.english, '|')
    return rest !== before
  })
}

/** One or more of it, with a space or a hyphen between its words. Capitals match capitals alone: RD is not in 3rd. */
function inEnglish(term) {
  const words = term.replace(/[ -]/g, '[ -]').replace(/y$/, '(?:y|ie)')
  return new RegExp(`(?<![\\p{L}\\p{N}-])${words}(?:e?s)?(?!\\p{L})`, /[a-z]/.test(term) ? 'giu' : 'gu')
}

/** A word with letters of its script right before or after it is another word. */
const exactly = (word) => new RegExp(`(?<!${LETTER})${word}(?!${LETTER})`, 'u')

/** The ending of a word changes: किराया is किराये after a preposition. */
function inAnyForm(word) {
  const parts = word.split(' ').map((part) => part.replace(/[\u093e-\u094c\u0902]+$/u, ''))
  return new RegExp(`(?<!${LETTER})${parts.map((part) => `${part}${LETTER}*`).join('\\s+')}`, 'u')
}
