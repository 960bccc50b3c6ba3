/** Languages of the collection, by their codes for `lang`. */
export type QuotationLanguage =
  | 'sa'
  | 'pi'
  | 'pra'
  | 'hi'
  | 'ur'
  | 'pa'
  | 'bn'
  | 'as'
  | 'or'
  | 'mr'
  | 'gu'
  | 'ta'
  | 'te'
  | 'kn'
  | 'ml'
  | 'en'
  | 'grc'
  | 'la'
  | 'lzh'
  | 'fa'
  | 'fr'
  | 'de'
  | 'es'
  | 'it'
  | 'ru'

/** A quotation that can be looked up: whose, in which work, where in it, and when. */
export interface QuotedText {
  text: string
  language: QuotationLanguage
  /** In English, in our own words; null for English. */
  translation: string | null
  author: string
  /** The work and the place in it: chapter and verse, date of the speech, number of the poem. */
  work: string
  /** Year, or the time that scholars give. */
  year: string
}

/** Quotations of one work, each with its translation. */
export const quotationsOf = (
  language: QuotationLanguage,
  author: string,
  work: string,
  year: string,
  translations: Readonly<Record<string, string | null>>,
): QuotedText[] =>
  Object.entries(translations).map(([text, translation]) => ({
    text,
    language,
    translation,
    author,
    work,
    year,
  }))
