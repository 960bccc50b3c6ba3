import { existsSync, readFileSync } from 'node:fs'
import ts from 'typescript'

/** The functions of lib/language/words.ts, and `counted`, whose first two or three words make the key. */
const WORDED = new Set(['t', 'names', 'nameOf', 'namesOf'])

const kept = new Map()

/** @returns {string[]} the English sentences that a source file asks for: the keys of its translations */
export function sentencesOf(file) {
  if (!kept.has(file)) kept.set(file, existsSync(file) ? sentencesIn(readFileSync(file, 'utf8'), file) : [])
  return kept.get(file)
}

/** @returns {string[]} the same of a text */
export function sentencesIn(text, file = 'text.tsx') {
  if (!/\b(?:t|names|nameOf|namesOf|plural|counted)\(/.test(text)) return []
  const found = new Set()
  const visit = (node) => {
    if (ts.isCallExpression(node) && ts.isIdentifier(node.expression))
      for (const sentence of keysOf(node.expression.text, node.arguments)) found.add(sentence)
    ts.forEachChild(node, visit)
  }
  visit(ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true))
  return [...found]
}

function keysOf(name, [first, one, several, other]) {
  if (WORDED.has(name)) return first ? literals(first) : []
  if (name === 'plural') return other ? pluralKeys(other) : []
  if (name !== 'counted' || !one) return []
  return several
    ? literals(several).map((noun) => `{0} ${noun}`)
    : literals(one).map((noun) => `{0} ${noun}s`)
}

/** Units are nouns that a problem's text counts: `{0} ${noun}s`. */
const pluralKeys = (node) =>
  ts.isTemplateExpression(node) ? ['{0} years', '{0} months', '{0} days'] : literals(node)

/** The texts that an expression can be: one, or either of two. */
function literals(node) {
  if (ts.isStringLiteralLike(node)) return [node.text]
  if (ts.isConditionalExpression(node)) return [...literals(node.whenTrue), ...literals(node.whenFalse)]
  if (ts.isParenthesizedExpression(node)) return literals(node.expression)
  return []
}
