import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { inOtherLetters, writeMadeUpLanguage } from '@/scripts/testing/made-up-language.mjs'
import { typedWords } from '@/scripts/constants/typed-words.mjs'
import { temporaryFolder } from '@/tests/temporary-folder.mjs'

/**
 * What people type in a language is read on every page once its file is there: here of a made-up one, in
 * other letters than Hindi.
 */
const project = temporaryFolder()
mkdirSync(join(project, 'content'))
cpSync('content/typed.json', join(project, 'content/typed.json'))
cpSync('content/hi', join(project, 'content/hi'), { recursive: true })
writeMadeUpLanguage(project)

const before = { ...process.env }
const load = async (words: Record<string, string>) => {
  jest.resetModules()
  Object.assign(process.env, words)
  const { readNumber } = await import('@/lib/inputs/read-number')
  const { years, months } = await import('@/lib/inputs/quantities')
  const { bmiInputs } = await import('@/lib/health/bmi')
  const { unitQuestion } = await import('@/lib/units/unit-question')
  const { askTools } = await import('@/lib/questions/ask-tools')
  const read = (kind: { read(text: string): { ok: boolean; value?: unknown } }, text: string) => {
    const reading = kind.read(text)
    return reading.ok ? reading.value : null
  }
  return {
    number: readNumber,
    years: (text: string) => read(years({ initial: 1 }), text),
    months: (text: string) => read(months({ initial: 1 }), text),
    weight: (text: string) => read(bmiInputs.weight, text),
    height: (text: string) => read(bmiInputs.height, text),
    async conversion(text: string) {
      const asked = unitQuestion(text)
      return asked.kind === 'asked' ? [asked.value, asked.from.id, asked.to?.id] : null
    },
    async question(text: string) {
      const asked = await askTools(text, '2026-11-23')
      return asked && [asked.slug, asked.set]
    },
  }
}

afterEach(() => {
  Object.assign(process.env, before)
})

/** What is typed in Hindi, on a page of any language, and what it is read as. */
const TYPED = [
  ['number', '5 लाख', 5_00_000],
  ['number', '1.5 करोड़', 1_50_00_000],
  ['number', '2 लाख 50 हजार रुपये', 2_50_000],
  ['number', '₹ 500 मात्र', 500],
  ['years', '20 साल', 20],
  ['years', '18 महीने', 1.5],
  ['months', '2 वर्ष', 24],
  ['weight', '70 किलो', 70],
  ['height', '170 सेमी', 170],
  ['conversion', '5 फुट 6 इंच में सेंटीमीटर', [66, 'inch', 'centimetre']],
  ['conversion', 'आधा एकड़ में कितने वर्ग फुट होते हैं', [0.5, 'acre', 'squareFoot']],
  ['conversion', '2 यूपी बीघा में एकड़', [2, 'bighaUttarPradesh', 'acre']],
  [
    'question',
    '10 किलो में ग्राम',
    ['unit-converter', { category: 'weight', value: '10', from: 'kilogram', to: 'gram' }],
  ],
] as const

test.each(TYPED)('in Hindi and in the made-up language, %s: %s', async (what, text, expected) => {
  const own = inOtherLetters(text)
  const inHindi = await load(typedWords())
  expect(await inHindi[what](text)).toEqual(expected)
  // The letters alone are those of any Indian language; its words are known by its file.
  if (what !== 'question') expect(await inHindi[what](own)).toBeNull()
  expect(await (await load(typedWords(project)))[what](own)).toEqual(expected)
})

/** Adds words of the made-up language to a list of its file. */
function addTyped(name: string, ...words: readonly string[]): void {
  const file = join(project, 'content/gu/typed.json')
  const typed = JSON.parse(readFileSync(file, 'utf8')) as Record<string, string | string[]>
  const list = typed[name] ?? []
  typed[name] = [...(typeof list === 'string' ? list.split(' ') : list), ...words]
  writeFileSync(file, JSON.stringify(typed))
}

test.each([
  ['of', '20 percent ઢબ 850', '20 percent of 850'],
  ['on', '850 ઢબ 20%', '850 par 20%'],
  ['taxInside', '4599 gst 18 ઢબ', '4599 gst 18 samet'],
  ['from', '3 march ઢબ 15 june tak kitne din', '3 march se 15 june tak kitne din'],
  ['wanted', 'sip 5 lakh 10 years 12% ઢબ', 'sip 5 lakh 10 years 12% chahiye'],
])('its own word of grammar, %s: %s', async (name, question, inHindi) => {
  const written = readFileSync(join(project, 'content/gu/typed.json'), 'utf8')
  const expected = await (await load(typedWords())).question(inHindi)
  expect(expected).not.toBeNull()
  expect(await (await load(typedWords(project))).question(question)).not.toEqual(expected)
  addTyped(name, 'ઢબ')
  addTyped('questionFillers', 'ઢબ')
  addTyped('dateWords', 'ઢબ')
  expect(await (await load(typedWords(project))).question(question)).toEqual(expected)
  writeFileSync(join(project, 'content/gu/typed.json'), written)
})

test('its own word for what a question is about', async () => {
  const question = 'ઢબૂ 25 લાખ 9% 20 સાલ'
  expect((await (await load(typedWords(project))).question(question))?.[0]).not.toBe('emi-calculator')
  const file = join(project, 'content/gu/typed.json')
  const typed = JSON.parse(readFileSync(file, 'utf8')) as { questions: Record<string, string> }
  typed.questions.emi += ' ઢબૂ'
  writeFileSync(file, JSON.stringify(typed))
  expect(await (await load(typedWords(project))).question(question)).toEqual(
    await (await load(typedWords())).question('emi 25 lakh 9% 20 years'),
  )
})
