import { names } from '@/lib/language/words'

/**
 * What people type in a language, words apart from each other, by the word that questions are read by; 'the'
 * for fillers.
 */
type OwnWords = Readonly<Record<string, string>>

const read = new WeakMap<OwnWords, ReadonlyMap<string, string>>()

function meanings(words: OwnWords): ReadonlyMap<string, string> {
  const kept = read.get(words)
  if (kept) return kept
  const entries = Object.entries(words).flatMap(([meaning, typed]) =>
    typed.split(' ').map((word) => [word.normalize('NFKC'), meaning] as const),
  )
  const made = new Map(entries)
  read.set(words, made)
  return made
}

const wordsOfPage = (): OwnWords | null => names('question-words')

/** A text in small letters with the words of the page's language in those by which questions are read. */
export function inReadWords(text: string): string {
  const words = wordsOfPage()
  if (!words) return text
  const meaning = meanings(words)
  return text.replace(/[\p{L}\p{M}]+/gu, (word) => meaning.get(word) ?? word)
}

/** The words of the page's language that say nothing of their own. */
export const ownFillers = (): string => wordsOfPage()?.the ?? ''
