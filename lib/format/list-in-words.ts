import { pageLanguage } from '@/lib/language/page-language'

/** 'Assam, West Bengal and Tripura'. The platform's list in Hindi has a comma before और, which is not written. */
export const listInWords = (parts: readonly string[]): string =>
  new Intl.ListFormat(pageLanguage().lang)
    .formatToParts(parts)
    .map(({ type, value }) => (type === 'literal' ? value.replace(/^, (?=और )/, ' ') : value))
    .join('')
