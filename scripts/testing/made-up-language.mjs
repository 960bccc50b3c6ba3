import { cpSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

/**
 * A third language for tests: the files of Hindi with each letter as the one at its place among the letters
 * of Gujarati. It is neither Hindi nor Gujarati, and whatever of it is missing shows as letters of another
 * script.
 */

/** Other than the dandas, which both scripts write alike. */
const HINDI_LETTERS = /[\u0901-\u0963\u0966-\u096f]/g
const TO_GUJARATI = 0xa80 - 0x900

/** @returns {string} the text with Gujarati's letters for those of Hindi */
export const inOtherLetters = (text) =>
  text
    .normalize('NFD')
    .replace(HINDI_LETTERS, (letter) => String.fromCharCode(letter.charCodeAt(0) + TO_GUJARATI))

const LANGUAGE = {
  locale: 'gu-IN',
  name: 'ગુજરાતી',
  previewFont: '@expo-google-fonts/noto-sans-gujarati/600SemiBold/NotoSansGujarati_600SemiBold.ttf',
}

/**
 * Writes the language below `content/gu` of a project; nothing else is changed there.
 *
 * @param {string} root of a copy of the project
 */
export function writeMadeUpLanguage(root) {
  const from = join(root, 'content/hi')
  for (const file of readdirSync(from, { recursive: true, withFileTypes: true })) {
    if (!file.isFile()) continue
    const path = join(file.parentPath ?? file.path, file.name)
    const target = join(root, 'content/gu', path.slice(from.length))
    mkdirSync(dirname(target), { recursive: true })
    writeFileSync(target, inOtherLetters(readFileSync(path, 'utf8')))
  }
  const { openOnSite } = JSON.parse(readFileSync(join(from, 'language.json'), 'utf8'))
  const own = { ...LANGUAGE, openOnSite: inOtherLetters(openOnSite) }
  writeFileSync(join(root, 'content/gu/language.json'), JSON.stringify(own))
}

/** Built, fetched and written by others. */
const LEFT_OUT =
  /^(?:\.git|\.next|\.cache|\.ci|out|out-embed|coverage|test-results|playwright-report|node_modules)$/

/** A copy of the project without what is built from it and without its packages. */
export function copyProject(root, target) {
  for (const name of readdirSync(root).filter((one) => !LEFT_OUT.test(one)))
    cpSync(join(root, name), join(target, name), { recursive: true, preserveTimestamps: true })
}
