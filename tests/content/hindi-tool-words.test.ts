import { readdirSync, readFileSync } from 'node:fs'
import type { ToolWords } from '@/content/translated-tool'

const FOLDER = 'content/hi/tools'
const files = readdirSync(FOLDER)
const wordsOf = (file: string) => JSON.parse(readFileSync(`${FOLDER}/${file}`, 'utf8')) as ToolWords

/** Without keywords and titles, which are what people type. */
const textsOf = (file: string) => {
  const { description, summary, lead = '', steps, faqs } = wordsOf(file)
  return [
    ...[description, summary, lead],
    ...steps.flatMap(({ name, text }) => [name, text]),
    ...faqs.flatMap(({ question, answer }) => [question, answer]),
  ].join('\n')
}

const found = (pattern: RegExp) => files.flatMap((file) => textsOf(file).match(pattern) ?? [])

test.each<[string, RegExp]>([
  [
    'a field is named, and is no खाना',
    /.{0,20}(?<!\p{L}|\p{M})(?:खाने|खानों|खाना)(?!\p{L}|\p{M}|-पीना).{0,20}/gu,
  ],
  ['a list is a सूची', /.{0,20}(?<!चेक)लिस्ट(?!ेड| की कीमत).{0,20}/gu],
  ['a table is a तालिका', /.{0,20}(?<!समय-)टेबल.{0,20}/gu],
  ['tax-free is टैक्स फ्री', /टैक्स-मुक्त/gu],
  ['an IP address is an इंटरनेट पता', /नेटवर्क पता/gu],
  ['to search is खोजना', /ढूंढ/gu],
  ['figures are published, not printed', /.{0,20}(?:छपा हुआ|छपे हुए|छपी हुई|भी छपता).{0,20}/gu],
  ['nothing dangles', /लिखते-लिखते/gu],
  ['a head post office is a प्रधान डाकघर', /मुख्य(?:, उप|\s+डाकघर)/gu],
  ['sentences end with a danda', /(?<=[\u0900-\u097f)])(?<!क्र)\.(?=\s|$)/gmu],
  ['sentences are not chained', /.{0,30};.{0,30}/gu],
  ['no colon stands between half sentences', /.{0,30}(?<!\d|upi):(?!\d).{0,30}(?=[^\n]*।)/gu],
])('in the words of tools %s', (_, pattern) => {
  expect(found(pattern)).toEqual([])
})

const shared = ['shared', 'names'].flatMap((folder) =>
  readdirSync(`content/hi/${folder}`).map((file) => readFileSync(`content/hi/${folder}/${file}`, 'utf8')),
)
/** What a visitor may type. */
const TYPED = new Set(['सब्जी', 'स्टेशन तक ऑटो'])

test.each(files)('the steps of %s name fields and buttons as the page does', (file) => {
  const onPage = [readFileSync(`content/hi/screens/${file}`, 'utf8'), ...shared].join('\n')
  const quoted = wordsOf(file).steps.flatMap(({ text }) => [...text.matchAll(/“([^”{]*)”/gu)])
  const named = quoted.map(([, words = '']) => words)
  expect(named.filter((words) => !TYPED.has(words) && !onPage.includes(words))).toEqual([])
})
