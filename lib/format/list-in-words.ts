import { pageLanguage } from '@/lib/language/page-language'

/**
 * 'Assam, West Bengal and Tripura'. The platform's list of some languages has a comma before the last word,
 * which is not written.
 */
export const listInWords = (parts: readonly string[]): string =>
  new Intl.ListFormat(pageLanguage().lang)
    .formatToParts(parts)
    .map(({ type, value }) => (type === 'literal' ? value.replace(/^, (?=\p{L})/u, ' ') : value))
    .join('')
