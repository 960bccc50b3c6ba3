import { HEAD_LABELS } from '@/components/documents/paper/hindi/head-labels'
import { MONTHS, NUMBERS, STATES } from '@/components/documents/paper/hindi/names'
import { OTHER_LABELS } from '@/components/documents/paper/hindi/other-labels'
import {
  ENGLISH,
  isDay,
  isMonth,
  type PaperPhrase,
  type PaperWords,
  SECOND_LINE,
  stateOnPaper,
} from '@/components/documents/paper/paper-words'
import { dayInWords, monthInWords } from '@/lib/format/days'
import { filled } from '@/lib/language/words'
import { wholeInWords } from '@/lib/money/amount-in-words'

const HINDI: Readonly<Record<PaperPhrase, string>> = { ...HEAD_LABELS, ...OTHER_LABELS }

/** English words in brackets behind the Hindi: those that the law asks for by name. */
const NAMED_BY_LAW = / (\([A-Za-z][^{}\u0900-\u097f]*\))$/

const hindiText = (phrase: PaperPhrase, ...values: readonly (string | number)[]) =>
  filled(HINDI[phrase], values)

/** 'एक लाख रुपये और पचास पैसे मात्र' */
function rupeesInHindi(amountPaise: number): string {
  const [rupees, paise] = [Math.floor(amountPaise / 100), amountPaise % 100]
  const words = `${wholeInWords(rupees, NUMBERS)} ${rupees === 1 ? 'रुपया' : 'रुपये'}`
  const rest = paise ? ` और ${wholeInWords(paise, NUMBERS)} ${paise === 1 ? 'पैसा' : 'पैसे'}` : ''
  return `${words}${rest} मात्र`
}

const hindi: PaperWords = {
  lang: 'hi-IN',
  label: hindiText,
  title: (phrase, ...values) => filled(HINDI[phrase].replace(NAMED_BY_LAW, `${SECOND_LINE}$1`), values),
  text: hindiText,
  day: (day) => (isDay(day) ? dayInWords(day, MONTHS) : ''),
  month: (month) => (isMonth(month) ? monthInWords(month, MONTHS) : ''),
  state: (code) => stateOnPaper(code, STATES),
  rupees: rupeesInHindi,
}

/** English with the Hindi below it, where that is not the same. */
const twoLines = (english: string, own: string) => (own === english ? english : english + SECOND_LINE + own)

const bothLines: PaperWords['label'] = (phrase, ...values) =>
  twoLines(filled(phrase, values), filled(HINDI[phrase].replace(NAMED_BY_LAW, ''), values))

const both: PaperWords = {
  ...ENGLISH,
  label: bothLines,
  title: bothLines,
  rupees: (paise) => twoLines(ENGLISH.rupees(paise), rupeesInHindi(paise)),
}

/** The words of a paper with Hindi on it. */
export const HINDI_WORDS = { hindi, both }
