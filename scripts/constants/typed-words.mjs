import { existsSync, readFileSync } from 'node:fs'
import { languageCodes } from '../languages.mjs'

/**
 * What people type on pages of any language: `content/typed.json` in English, and the same of each other
 * language. The words of a list are apart by spaces, or in an array where they have spaces of their own, a
 * longer one before what it begins with; an object has a list for each meaning.
 *
 * @returns {Record<string, string>} for the scripts of pages, as `TYPED_YEARS` of `years`: the alternatives
 * of an expression; or a
 *   line for each meaning, with its words behind it (lib/language/typed-words.ts)
 */
export function typedWords(root = '.') {
  const files = ['', ...languageCodes(root)]
    .map((code) => `${root}/content/${code}/typed.json`)
    .filter((file) => existsSync(file))
    .map((file) => JSON.parse(readFileSync(file, 'utf8').normalize('NFKC')))
  const names = new Set(files.flatMap(Object.keys))
  return Object.fromEntries(
    [...names].map((name) => [
      `TYPED_${name.replace(/[A-Z]/g, '_$&').toUpperCase()}`,
      asText(files.flatMap((file) => (Object.hasOwn(file, name) ? [file[name]] : []))),
    ]),
  )
}

const wordsOf = (list) => (Array.isArray(list) ? list : list.split(' ').filter(Boolean))
const isList = (list) => typeof list === 'string' || Array.isArray(list)

/** One text of what all files have under a name. */
function asText(parts) {
  if (parts.every(isList)) return parts.flatMap(wordsOf).join('|')
  const meanings = new Set(parts.flatMap(Object.keys))
  const wordsFor = (meaning) => parts.flatMap((part) => wordsOf(part[meaning] ?? []))
  return [...meanings].map((meaning) => [meaning, ...wordsFor(meaning)].join(',')).join('\n')
}
