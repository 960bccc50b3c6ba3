import { nameOf } from '@/lib/language/words'

/**
 * 'Pune, Maharashtra', as a question or a link has it, with the names that the language of the page has for its parts.
 */
export const placeInWords = (label: string): string =>
  label
    .split(', ')
    .map((name) => nameOf('states', nameOf('cities', name)))
    .join(', ')
