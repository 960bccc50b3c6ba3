import { readdirSync, readFileSync } from 'node:fs'
import type { ToolWords } from '@/content/translated-tool'

const FOLDER = 'content/hi/tools'
/** The tools from H on, whose sentences were read one by one; their keywords and titles are what people type. */
const read = readdirSync(FOLDER).filter((file) => file >= 'h')

const textsOf = (file: string) => {
  const {
    description,
    summary,
    lead = '',
    steps,
    faqs,
  } = JSON.parse(readFileSync(`${FOLDER}/${file}`, 'utf8')) as ToolWords
  return [
    ...[description, summary, lead],
    ...steps.flatMap(({ name, text }) => [name, text]),
    ...faqs.flatMap(({ question, answer }) => [question, answer]),
  ].join('\n')
}

const found = (pattern: RegExp) => read.flatMap((file) => textsOf(file).match(pattern) ?? [])

test.each<[string, RegExp]>([
  ['a field is named, and is no खाना', /.{0,20}(?<!\p{L}|\p{M})(?:खाने|खानों|खाना)(?!\p{L}|\p{M}).{0,20}/gu],
  ['a list is a सूची', /.{0,20}(?<!चेक)लिस्ट(?!ेड| की कीमत).{0,20}/gu],
  ['a table is a तालिका', /.{0,20}(?<!समय-)टेबल.{0,20}/gu],
  ['tax-free is टैक्स फ्री', /टैक्स-मुक्त/gu],
  ['an IP address is an इंटरनेट पता', /नेटवर्क पता/gu],
  ['to search is खोजना', /ढूंढ/gu],
  ['figures are published, not printed', /.{0,20}(?:छपा हुआ|छपे हुए|छपी हुई|भी छपता).{0,20}/gu],
  ['nothing dangles', /लिखते-लिखते/gu],
  ['a head post office is a प्रधान डाकघर', /मुख्य(?:, उप|\s+डाकघर)/gu],
  ['sentences end with a danda', /(?<=[\u0900-\u097f)])(?<!क्र)\.(?=\s|$)/gmu],
])('in the words of tools %s', (_, pattern) => {
  expect(found(pattern)).toEqual([])
})
