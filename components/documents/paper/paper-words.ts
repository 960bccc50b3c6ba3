import type translated from '@/content/hi/paper.json'
import { dayInWords, monthInWords } from '@/lib/format/days'
import { foreignInWords } from '@/lib/invoicing/model/foreign-in-words'
import { rupeesOnly } from '@/lib/invoicing/model/rupees-in-words'
import { filled } from '@/lib/language/words'
import { gstStateOf } from '@/lib/rules/gst/gst-states'

/** A label or sentence of a paper by its English, with places {0}, {1} for values; each language has them all. */
export type PaperPhrase = keyof typeof translated.labels

type Phrase = (english: PaperPhrase, ...values: readonly (string | number)[]) => string

/** The words of a paper in its language: that of its reader, whatever the page has. */
export interface PaperWords {
  /** As in `<html lang>`. */
  lang: string
  /** A label or sentence; in both languages it has a second line. */
  label: Phrase
  /** The title of the paper or of a column: English that the law wants is on its second line. */
  title: Phrase
  /** A text of one language: a value, or a label where there is no second line. */
  text: Phrase
  /** '21 November 2026', or '' while the day is not known. */
  day(day: string): string
  /** 'April 2026', or '' without a month. */
  month(month: string): string
  /** 'Maharashtra (27)', or '' for an invalid code. */
  state(code: string): string
  /** An amount as cheques have it. */
  rupees(paise: number): string
  /** An amount in another currency, in its smallest units, in words. */
  foreign(currency: string, minor: number): string
}

/** A line break of our own; those that a visitor types are others. */
export const SECOND_LINE = '\u2028'

/** The label without its second line. */
export const firstLine = (label: string): string => label.split(SECOND_LINE)[0]!

/** Both lines of a label side by side. */
export const inOneLine = (label: string): string =>
  label.replace(`${SECOND_LINE}(`, ' (').replaceAll(SECOND_LINE, ' / ')

/** Labels a text in the language of a paper: ['Phone: 98220 12345']; [] for an empty text. */
export const labelling =
  ({ label }: PaperWords) =>
  (name: PaperPhrase, text: string) =>
    text.trim() ? [`${inOneLine(label(name))}: ${text.trim()}`] : []

export const looksLikeDay = (day: string): boolean => /^\d{4}-\d{2}-\d{2}$/.test(day)
export const looksLikeMonth = (month: string): boolean => /^\d{4}-(0[1-9]|1[0-2])$/.test(month)

/** @param names of the states by their English; English without */
export function stateOnPaper(code: string, names: Readonly<Record<string, string>> = {}): string {
  const state = gstStateOf(code)
  return state ? `${names[state.name] ?? state.name} (${state.code})` : ''
}

const english: Phrase = (phrase, ...values) => filled(phrase, values)

export const ENGLISH: PaperWords = {
  lang: 'en-IN',
  label: english,
  title: english,
  text: english,
  day: (day) => (looksLikeDay(day) ? dayInWords(day, null) : ''),
  month: (month) => (looksLikeMonth(month) ? monthInWords(month, null) : ''),
  state: (code) => stateOnPaper(code),
  rupees: rupeesOnly,
  foreign: foreignInWords,
}
