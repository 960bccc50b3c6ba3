import {
  ENGLISH,
  looksLikeDay,
  looksLikeMonth,
  type PaperPhrase,
  type PaperWords,
  SECOND_LINE,
  stateOnPaper,
} from '@/components/documents/paper/paper-words'
import { dayInWords, monthInWords } from '@/lib/format/days'
import { foreignInWords } from '@/lib/invoicing/model/foreign-in-words'
import { filled } from '@/lib/language/words'
import { type AmountWords, rupeesIn } from '@/lib/money/amount-in-language'

/** The words of papers in a language: `content/<code>/paper.json`. */
export interface PaperFile {
  /** January first. */
  months: readonly string[]
  /** By the names of `gst-states.ts`. */
  states: Readonly<Record<string, string>>
  /** By their English. The law asks for the names in brackets: CGST Rules, rules 46, 49, 50, 53 and 55. */
  labels: Readonly<Record<PaperPhrase, string>>
}

/** English words in brackets behind a label of another script: those that the law asks for by name. */
const NAMED_BY_LAW = / (\([A-Za-z](?:(?![{}])[\p{Script=Latin}\p{Script=Common}])*\))$/u

/** English with the other language below it, where that is not the same. */
const twoLines = (english: string, own: string) => (own === english ? english : english + SECOND_LINE + own)

/** A paper in a language alone, and one in English with it. */
export function paperWordsIn(
  lang: string,
  { months, states, labels }: PaperFile,
  amounts: AmountWords,
): { own: PaperWords; both: PaperWords } {
  const text: PaperWords['text'] = (phrase, ...values) => filled(labels[phrase], values)
  const rupees = (paise: number) => amounts.only.replace('{0}', rupeesIn(amounts, paise))
  const bothLines: PaperWords['label'] = (phrase, ...values) =>
    twoLines(filled(phrase, values), filled(labels[phrase].replace(NAMED_BY_LAW, ''), values))
  return {
    own: {
      lang,
      label: text,
      title: (phrase, ...values) => filled(labels[phrase].replace(NAMED_BY_LAW, `${SECOND_LINE}$1`), values),
      text,
      day: (day) => (looksLikeDay(day) ? dayInWords(day, months) : ''),
      month: (month) => (looksLikeMonth(month) ? monthInWords(month, months) : ''),
      state: (code) => stateOnPaper(code, states),
      rupees,
      foreign: (currency, minor) => foreignInWords(currency, minor, amounts),
    },
    both: {
      ...ENGLISH,
      label: bothLines,
      title: bothLines,
      rupees: (paise) => twoLines(ENGLISH.rupees(paise), rupees(paise)),
    },
  }
}
