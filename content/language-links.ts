import { t } from '@/content/page-words'
import { builtLanguage, pageLanguageOf, pagesIn, publishedLanguages } from '@/content/languages'

/** In the words of the language that the link leads to. */
const OFFER = t('This page in English')

/** Where this page is to be read in another language: from English in each that has it, from any other in English. */
export const languageLinks = builtLanguage
  ? [
      {
        lang: 'en-IN',
        name: 'English',
        base: '',
        pages: pagesIn(builtLanguage.code),
        offer: 'This page in English',
      },
    ]
  : publishedLanguages().map(({ code, name }) => ({
      lang: code,
      name,
      base: `/${code}`,
      pages: pagesIn(code),
      offer: String(pageLanguageOf(code).words[OFFER] ?? name),
    }))
