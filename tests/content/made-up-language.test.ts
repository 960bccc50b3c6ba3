import { cpSync, mkdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { wordedAnswer } from '@/components/site/search/answer-text'
import { askTools } from '@/lib/questions/ask-tools'
import { paperWordsIn, type PaperFile } from '@/components/documents/paper/paper-in-language'
import { papersOf } from '@/components/documents/paper/papers-of'
import { languagesIn, pageLanguageOf, pagesIn, toolWordsIn } from '@/content/languages'
import type { AmountWords } from '@/lib/money/amount-in-language'
import { amountInPageLanguage } from '@/lib/money/amount-in-words'
import { inOtherLetters, writeMadeUpLanguage } from '@/scripts/testing/made-up-language.mjs'
import { paperLanguages } from '@/scripts/constants/paper-languages.mjs'
import { KINDS } from '@/tests/components/documents/every-kind'
import { HINDI_WORDS } from '@/tests/components/documents/paper/hindi-words'
import { temporaryFolder } from '@/tests/temporary-folder.mjs'

/**
 * A third language by files alone, in other letters than Hindi: what is right in Hindi is the same in it,
 * letter by letter. The built pages are tested by `npm run test:language`.
 */
const project = temporaryFolder()
mkdirSync(join(project, 'content'))
cpSync('content/hi', join(project, 'content/hi'), { recursive: true })
writeMadeUpLanguage(project)
const root = join(project, 'content')
const language = pageLanguageOf('gu', root)
const readJson = <Content>(file: string) =>
  JSON.parse(readFileSync(join(root, 'gu', file), 'utf8')) as Content

const HINDI = /[\u0901-\u0963\u0966-\u097f]/

afterEach(() => {
  globalThis.pageLanguage = undefined
})

test('it is a language with all pages that Hindi has, and none of its words is in Hindi', () => {
  expect(languagesIn(root).map(({ code }) => code)).toEqual(['gu', 'hi'])
  expect(pagesIn('gu', root)).toEqual(pagesIn('hi', root))
  expect(Object.keys(language.words)).toEqual(Object.keys(pageLanguageOf('hi', root).words))
  expect(JSON.stringify([language, toolWordsIn('gu', 'emi-calculator', root)])).not.toMatch(HINDI)
})

test('papers have it, under its code', () => {
  const papers = JSON.parse(paperLanguages(project)) as { own: string; both: string }[]
  expect(papers.map(({ own, both }) => [own, both])).toEqual([
    ['gu', 'english-gu'],
    ['hindi', 'both'],
  ])
})

const { own, both } = paperWordsIn(
  // That of the Hindi papers, with which these are compared.
  'hi-IN',
  readJson<PaperFile>('paper.json'),
  readJson<AmountWords>('names/amounts.json'),
)

test.each(KINDS.map(([title, doc]) => [title, doc] as const))(
  '%s: the paper is the Hindi one in its letters',
  (_title, doc) => {
    const inHindi = (words: typeof own) => inOtherLetters(JSON.stringify(papersOf(doc, null, words)))
    expect(inOtherLetters(JSON.stringify(papersOf(doc, null, own)))).toBe(inHindi(HINDI_WORDS.hindi))
    expect(inOtherLetters(JSON.stringify(papersOf(doc, null, both)))).toBe(inHindi(HINDI_WORDS.both))
    expect([own.title('Tax Invoice'), own.rupees(12_345_00)].join()).not.toMatch(HINDI)
  },
)

test('an amount is in its words, also one of another country', () => {
  globalThis.pageLanguage = language
  expect(amountInPageLanguage(1_50_000)).toBe('એક લાખ પચાસ હજાર રુપયે')
  expect(own.foreign('USD', 2_000_000_50)).toBe('USD દો મિલિયન ઔર 50/100 માત્ર')
})

test.each(['ईएमआई 25 लाख 9% 20 साल', 'जीएसटी 18% 4500', 'दीपावली 2027'])(
  '%s is asked and answered in it',
  async (question) => {
    const answerIn = async (words: typeof language, asked: string) => {
      globalThis.pageLanguage = words
      const answer = (await askTools(asked, '2026-11-23'))?.answer
      return answer && wordedAnswer(answer)
    }
    const hindi = await answerIn(pageLanguageOf('hi', root), question)
    expect(hindi).toBeTruthy()
    const answer = await answerIn(language, inOtherLetters(question))
    expect(answer?.text).toBe(inOtherLetters(hindi!.text))
    expect(answer?.terms).toBe(inOtherLetters(hindi!.terms))
  },
)
