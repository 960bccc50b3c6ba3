import { existsSync, readFileSync } from 'node:fs'
import { languageCodes } from '../languages.mjs'

/**
 * The languages of papers, for the scripts of pages: `content/<code>` with a `paper.json`. What stored papers
 * call a language is its code, unless `paper` in its `language.json` has other names.
 *
 * @returns {string} as lib/invoicing/document/paper-style.ts reads it
 */
export function paperLanguages(root = '.') {
  const list = languageCodes(root)
    .filter((code) => existsSync(`${root}/content/${code}/paper.json`))
    .map((code) => {
      const { locale, name, paper } = JSON.parse(
        readFileSync(`${root}/content/${code}/language.json`, 'utf8'),
      )
      return { code, locale, name, own: code, both: `english-${code}`, ...paper }
    })
  return JSON.stringify(list)
}
