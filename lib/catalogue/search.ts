import MiniSearch from 'minisearch'
import { asDevanagari, plainLetters } from '@/lib/name-search/devanagari'
import { LONGEST_QUERY } from '@/lib/name-search/longest-query'
import { ownFillers } from '@/lib/language/own-words'

/** The search entry of one page of the site; all of them are fetched as one file when a search is first used. */
export interface SearchEntry {
  path: string
  name: string
  summary: string
  /**
   * Everyday words for it, in English, romanised Hindi and Devanagari, with commas between them: a list would
   * be larger.
   */
  keywords: string
}

/** An entry as it is sent: the names of its fields would be a fiftieth of all that a first search loads. */
export type SentEntry = readonly [path: string, name: string, summary: string, keywords: string]

/**
 * Indian scripts as they sound, since people type one for the other: without nukta, joiners and half letters,
 * one sign for the nasals, short for long i and u, Latin digits. The text is decomposed.
 */
const asItSounds = (text: string): string =>
  asDevanagari(text)
    .replace(/ँ|[ङञणनम]्(?=[क-म])/g, 'ं')
    .replace(/[\u093c\u094d\u200c\u200d]/g, '')
    // A short vowel comes right before its long one.
    .replace(/[\u0940\u0942\u0908\u090a]/g, (long) => String.fromCharCode(long.charCodeAt(0) - 1))
    .replace(/[०-९]/g, (digit) => String(digit.charCodeAt(0) - 0x0966))

/** Words, as they sound, that people type around their subject and that are about no page in particular. */
const FILLER_WORDS = new Set(wordsOf(process.env.TYPED_SITE_FILLERS))

/** 'banegi', 'aayega', 'likhna': forms of verbs end so, and few other words do. */
const VERB = new RegExp(`(?:${process.env.TYPED_VERB_ENDINGS})$`)

/** Words that go with a number and say nothing of their own: 'emi 25 lakh 9% for 20 years' is about EMI. */
const WORDS_OF_NUMBERS = new Set(wordsOf(process.env.TYPED_BESIDE_NUMBERS))
const NUMBER = /^\d[\d.]*(?:%|k|l|lakh|lac|cr|lpa|yrs?|years?|months?)?$/

/** Lower case, without Latin accents and punctuation; Hindi as it sounds. */
function wordsOf(text: string): string[] {
  const plain = asItSounds(plainLetters(text))
    // '194-IB' is a section as '194ib' is.
    .replace(/(\d)-(?=[a-z]{1,3}\b)/g, '$1')
  return plain.split(/[^\p{L}\p{M}\p{N}%]+/u).filter(Boolean)
}

/** The words that say what is wanted: without numbers, their units and filler words, unless the query has no others. */
function subjectOf(query: string): string[] {
  const words = wordsOf(query.slice(0, LONGEST_QUERY))
  const hasNumber = words.some((word) => NUMBER.test(word))
  const fillers = wordsOf(ownFillers())
  const isFiller = (word: string) =>
    NUMBER.test(word) ||
    VERB.test(word) ||
    FILLER_WORDS.has(word) ||
    fillers.includes(word) ||
    (hasNumber && WORDS_OF_NUMBERS.has(word))
  const subject = words.filter((word) => !isFiller(word))
  return subject.length > 0 ? subject : words
}

/** A name or keyword written as one word, so that 'lumpsum' finds 'lump sum' and 'pin code' finds 'pincode'. */
const asOneWord = (text: string) => wordsOf(text).join('')

/** True if several words are a name's own, whole or begun, as 'gst calc' for 'GST Calculator'. */
function abbreviates(subject: readonly string[], name: string): boolean {
  const words = wordsOf(name)
  const begins = (word: string) => subject.some((begun) => word.startsWith(begun))
  return (
    subject.length > 1 &&
    words.every(begins) &&
    subject.every((begun) => words.some((word) => word.startsWith(begun)))
  )
}

/** One edit in words of four letters, two from seven on; digits are never taken for others ('80c', '194j'). */
function allowedEdits(term: string): number | false {
  // No word of the site is longer, and the work grows with the length.
  if (term.length < 4 || term.length > 30 || /\d/.test(term)) return false
  return term.length < 7 ? 1 : 2
}

/** A word of three letters, too short for edits, with two neighbours in each other's place: 'gst' of 'gts'. */
const withSwappedLetters = (word: string): string[] =>
  /^[a-z]{3}$/.test(word) ? [word.replace(/(.)(.)(.)/, '$2$1$3'), word.replace(/(.)(.)(.)/, '$1$3$2')] : []

function fieldsOf({ name, summary, keywords }: SearchEntry, id: number) {
  const phrases = [name, ...keywords.split(',')].map(asOneWord).filter(Boolean).join('\n')
  return { id, name, summary, keywords, phrases }
}

const wordsQuery = (subject: readonly string[], combineWith: 'AND' | 'OR') => ({
  queries: [...subject],
  combineWith,
  fields: ['name', 'keywords', 'summary'],
  boost: { name: 2, keywords: 1.5, summary: 0.3 },
})

/** A whole name or keyword counts more than a word of one: 'loan' is one of the EMI calculator's. */
const phraseQuery = (phrases: readonly string[]) => ({
  queries: [...phrases],
  fields: ['phrases'],
  boost: { phrases: 1.5 },
  tokenize: (text: string) => [text],
})

export interface SiteSearch<Entry extends SearchEntry> {
  /**
   * The entries that have every word of the query, whole, begun or mistyped. Those whose whole name the words
   * abbreviate come first, then the best by score, and for one word articles last; without any, those of a
   * word of three letters with two of them swapped, and then those with the query inside their name.
   */
  find(query: string): Entry[]
  /**
   * The entries that have at least one of the query's words, and `least` of those above two letters, the best first.
   */
  nearest(query: string, least?: number): Entry[]
  /** The entry of a page, by its path. */
  at(path: string): Entry | undefined
}

/** Whoever types a few words looks for a tool; an article of the same words comes after it. */
const ARTICLE_WEIGHT = 0.4
const isArticle = ({ path }: SearchEntry) => path.startsWith('/blog/')

/** Before all others the pages that the words abbreviate; after all others the articles that have the one word. */
const rankOf = (entry: SearchEntry, subject: readonly string[]): number =>
  subject.length === 1 && isArticle(entry) ? -1 : Number(abbreviates(subject, entry.name))

/** An index of `entries` by name, keywords and summary. Ties keep the order of `entries`. */
export function siteSearch<Entry extends SearchEntry>(entries: readonly Entry[]): SiteSearch<Entry> {
  const index = new MiniSearch({
    fields: ['name', 'keywords', 'phrases', 'summary'],
    tokenize: (text, field) => (field === 'phrases' ? text.split('\n') : wordsOf(text)),
    processTerm: (term) => term,
    searchOptions: {
      prefix: true,
      fuzzy: allowedEdits,
      weights: { prefix: 0.6, fuzzy: 0.1 },
      boostDocument: (id) => (isArticle(entries[id as number]!) ? ARTICLE_WEIGHT : 1),
    },
  })
  index.addAll(entries.map(fieldsOf))
  function indexed(subject: readonly string[], combineWith: 'AND' | 'OR' = 'AND', least = 0): Entry[] {
    const phrases = combineWith === 'OR' ? subject : [subject.join('')]
    return index
      .search({ combineWith: 'OR', queries: [wordsQuery(subject, combineWith), phraseQuery(phrases)] })
      .filter(({ queryTerms }) => new Set(queryTerms.filter(({ length }) => length > 2)).size >= least)
      .map(({ id, score }) => ({ id: id as number, score, entry: entries[id as number]! }))
      .map((hit) => ({ ...hit, rank: rankOf(hit.entry, subject) }))
      .sort((a, b) => b.rank - a.rank || b.score - a.score || a.id - b.id)
      .map(({ entry }) => entry)
  }

  return {
    nearest: (query, least) => indexed(subjectOf(query), 'OR', least),
    at: (path) => entries.find((entry) => entry.path === path),
    find(query) {
      const subject = subjectOf(query)
      if (subject.length === 0) return []
      const asTyped = indexed(subject)
      if (asTyped.length > 0) return asTyped
      const swapped = subject.length > 1 ? [] : withSwappedLetters(subject[0]!).map((word) => indexed([word]))
      const inNames = entries.filter(({ name }) => asOneWord(name).includes(subject.join('')))
      return [...swapped, inNames].find(({ length }) => length > 0) ?? []
    },
  }
}
