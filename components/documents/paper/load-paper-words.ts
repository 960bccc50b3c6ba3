import { paperWordsIn, type PaperFile } from '@/components/documents/paper/paper-in-language'
import { ENGLISH, type PaperWords } from '@/components/documents/paper/paper-words'
import {
  type LanguageOfPapers,
  languageOfPaper,
  type PaperLanguage,
} from '@/lib/invoicing/document/paper-style'
import type { AmountWords } from '@/lib/money/amount-in-language'

/**
 * The words of papers in a language and in English with it, out of files of the language that are fetched
 * when one is wanted.
 */
export async function loadPaperLanguage({ code, locale }: LanguageOfPapers) {
  const [paper, amounts] = (await Promise.all([
    import(`../../../content/${code}/paper.json`),
    import(`../../../content/${code}/names/amounts.json`),
  ])) as [{ default: PaperFile }, { default: AmountWords }]
  return paperWordsIn(locale, paper.default, amounts.default)
}

/** The words of a paper in its language. */
export async function loadPaperWords(language: PaperLanguage): Promise<PaperWords> {
  const named = languageOfPaper(language)
  if (!named) return ENGLISH
  const words = await loadPaperLanguage(named)
  return language === named.own ? words.own : words.both
}
