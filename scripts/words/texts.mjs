import ts from 'typescript'

/** Titles begin with what people type: they are no translations, and held to the words to avoid alone. */
const TITLE = 'title'
/** What people type may be any word. */
const KEYWORDS = 'keywords'
/** Lists that content/text-lists.ts makes of an object: what its names and its values are. */
const LISTS = { stepsFrom: ['name', 'text'], faqsFrom: ['question', 'answer'] }

/** @returns {unknown} the first object of a source file as JSON would have it, with its texts alone */
export function literalIn(source) {
  const root = ts.createSourceFile('text.ts', source, ts.ScriptTarget.Latest, true)
  const find = (node) => (ts.isObjectLiteralExpression(node) ? node : ts.forEachChild(node, find))
  return valueOf(find(root))
}

function valueOf(node) {
  if (ts.isStringLiteralLike(node)) return node.text
  if (ts.isArrayLiteralExpression(node)) return node.elements.map(valueOf)
  if (ts.isCallExpression(node)) return listOf(LISTS[node.expression.text], node.arguments[0])
  if (!ts.isObjectLiteralExpression(node)) return undefined
  const properties = node.properties.filter(ts.isPropertyAssignment)
  return Object.fromEntries(properties.map(({ name, initializer }) => [name.text, valueOf(initializer)]))
}

const listOf = (names, texts) =>
  names && Object.entries(valueOf(texts)).map(([key, text]) => ({ [names[0]]: key, [names[1]]: text }))

/**
 * @param {any} english texts in the form of their translation; of a link, its label may be translated alone
 * @param {any} translation
 * @returns {[string | undefined, string][]} each translated text, its English first
 */
export function pairsOf(english, translation) {
  if (typeof translation === 'string')
    return [[withoutPlaces(typeof english === 'string' ? english : english?.label), translation]]
  return Object.entries(translation)
    .filter(([key]) => key !== KEYWORDS)
    .flatMap(([key, part]) => pairsOf(key === TITLE ? undefined : english?.[key], part))
}

/** The name of a figure, as in `{goal}`, is no word of its sentence. */
const withoutPlaces = (english) => english?.replace(/\{\w+\}/g, '')

/** @returns {[string, string][]} the same of translations by their English, the forms of a sentence as one text */
export const pairsOfList = (words) =>
  Object.entries(words).map(([english, wording]) => [english, [wording].flat().map(formsOf).join(' ')])

const formsOf = (wording) => (typeof wording === 'string' ? wording : Object.values(wording).join(' '))

/**
 * @returns {[string | undefined, string][]} the same of the paragraphs of a page, without its markup and what
 * it quotes in English
 */
export function paragraphPairs(english, translation) {
  const quoted = [...translation.matchAll(/<(\w+) lang="en">(.*?)<\/\1>/g)].map(([, , words]) => words)
  const others = paragraphsOf(quoted.reduce((rest, words) => rest.replaceAll(words, ''), english))
  return paragraphsOf(translation).map((paragraph, place) => [others[place], paragraph])
}

const paragraphsOf = (markdown) =>
  markdown.replace(/\]\([^)]*\)|<[^>]*>|\{[^}]*\}|^import .*$/gm, '').split(/\n\s*\n/)
