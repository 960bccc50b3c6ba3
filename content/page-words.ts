import { builtLanguage, pageLanguageOf } from '@/content/languages'

/** Sets the language of all pages of this process. What words a page calls `t` from here, so that it is set by then. */
if (builtLanguage) globalThis.pageLanguage = pageLanguageOf(builtLanguage.code)

export { t } from '@/lib/language/words'
