import { t } from '@/content/page-words'
import { builtLanguage, pageLanguageOf, pagesIn, publishedLanguages } from '@/content/languages'

/** In the words of the language that the link leads to. */
const OFFER = t('This page in English')

const english = (code: string) => ({
  lang: 'en-IN',
  name: 'English',
  base: '',
  pages: pagesIn(code),
  offer: 'This page in English',
})

/**
 * Where this page is to be read in other languages: in English, and in each that has it, whatever the
 * language of the page.
 */
export const languageLinks = [
  ...(builtLanguage ? [english(builtLanguage.code)] : []),
  ...publishedLanguages()
    .filter(({ code }) => code !== builtLanguage?.code)
    .map(({ code, name }) => ({
      lang: code,
      name,
      base: `/${code}`,
      pages: pagesIn(code),
      offer: String(pageLanguageOf(code).words[OFFER] ?? name),
    })),
]
