import { withWordsOf } from '@/scripts/site/islands/page-words.mjs'

const ENGLISH = '<main>Total</main>'
const page = (language) =>
  `<main>कुल</main><script type="application/json" id="page-language">${JSON.stringify(language)}</script>`
const language = { lang: 'hi', base: '/hi', englishOnly: [] }
const FIRST = 'components/ui/load-error.tsx'
const LATER = 'components/share/keep-calculation.tsx'
/** The words of all of these files: what they ask for is found in their sources. */
const words = { 'Try again': 'फिर कोशिश करें', 'No tool of ours': 'नहीं' }

const refuse = () => {
  throw new Error('There is nothing to write')
}

test('an English page stays as it is', () => {
  expect(withWordsOf([{ sources: [FIRST] }], ENGLISH, refuse)).toBe(ENGLISH)
})

test('a page keeps the words that its scripts use at once, and no others', () => {
  const html = withWordsOf([{ sources: [FIRST] }], page({ ...language, words }), refuse)
  expect(html).toBe(page({ ...language, words: { 'Try again': 'फिर कोशिश करें' } }))
})

test.each([
  ['lazy parts', 'later', [{ sources: [FIRST], laterSources: [FIRST, LATER] }]],
  ['the frame', 'frame', [{ sources: [FIRST] }, { sources: [FIRST], laterSources: [LATER], frame: true }]],
])('words that only %s use go into a file, whose address the page has', (_, name, scripts) => {
  const written = []
  const html = withWordsOf(scripts, page({ ...language, words: { ...words, Keep: 'रखें' } }), (text) => {
    written.push(JSON.parse(text))
    return '/words-1.json'
  })
  const { words: atOnce, ...rest } = JSON.parse(/<script[^>]*>(.*)<\/script>/.exec(html)[1])
  expect(rest).toEqual({ ...language, [name]: '/words-1.json' })
  expect(Object.keys(atOnce)).toEqual(['Try again'])
  expect(written).toEqual([{ Keep: 'रखें' }])
  // A second run finds those words gone, and leaves the address.
  expect(withWordsOf(scripts, html, refuse)).toBe(html)
})
