import { ENGLISH, type PaperWords } from '@/components/documents/paper/paper-words'
import type { PaperLanguage } from '@/lib/invoicing/document/paper-style'

export const loadHindi = () =>
  import('@/components/documents/paper/hindi/words').then(({ HINDI_WORDS }) => HINDI_WORDS)

/** The words of a language, those with Hindi from a script of their own. */
export const loadPaperWords = async (language: PaperLanguage): Promise<PaperWords> =>
  language === 'english' ? ENGLISH : (await loadHindi())[language]
