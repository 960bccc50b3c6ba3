import { paperLanguages } from './paper-languages.mjs'
import { typedWords } from './typed-words.mjs'

/**
 * @returns {Record<string, string>} what `process.env` has for the scripts of pages and follows from files of
 * the site, by name
 */
export const buildConstants = (root = '.') => ({ PAPER_LANGUAGES: paperLanguages(root), ...typedWords(root) })
