import { builtLanguage, publishedLanguages, pagesIn } from '@/content/languages'

/** Where this page is to be read in another language: from English in each that has it, from any other in English. */
export const languageLinks = builtLanguage
  ? [{ lang: 'en-IN', name: 'English', base: '', pages: pagesIn(builtLanguage.code) }]
  : publishedLanguages().map(({ code, name }) => ({
      lang: code,
      name,
      base: `/${code}`,
      pages: pagesIn(code),
    }))
