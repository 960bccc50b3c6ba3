import { t } from '@/lib/language/words'

/** As the build writes it into a page; `later` is the address of the words of lazy parts. */
const page = (later?: string) => ({
  lang: 'hi',
  base: '/hi',
  englishOnly: [],
  words: { Total: 'कुल' },
  ...(later && { later }),
})

/** A module of its own for each test, as it remembers what it has fetched. */
async function freshModule() {
  jest.resetModules()
  return (await import('@/lib/language/later-words')).withLaterWords
}

const answerOf = (words: object, ok = true) => ({
  ok,
  status: ok ? 200 : 503,
  json: () => Promise.resolve(words),
})

let fetched: jest.Mock

beforeEach(() => {
  fetched = jest.fn()
  globalThis.fetch = fetched
})

afterEach(() => {
  globalThis.pageLanguage = undefined
})

it('loads a part at once on a page without later words', async () => {
  const withLaterWords = await freshModule()
  await expect(withLaterWords(() => Promise.resolve('part'))).resolves.toBe('part')
  globalThis.pageLanguage = page()
  await expect(withLaterWords(() => Promise.resolve('part'))).resolves.toBe('part')
  expect(fetched).not.toHaveBeenCalled()
})

it('has the words in the page before a part is loaded, and fetches them once', async () => {
  globalThis.pageLanguage = page('/words.json')
  fetched.mockResolvedValue(answerOf({ Schedule: 'अनुसूची' }))
  const withLaterWords = await freshModule()
  const load = () => Promise.resolve(`${t('Schedule')} ${t('Total')}`)
  await expect(Promise.all([withLaterWords(load), withLaterWords(load)])).resolves.toEqual([
    'अनुसूची कुल',
    'अनुसूची कुल',
  ])
  expect(fetched.mock.calls).toEqual([['/words.json']])
})

it('does not load a part without its words, and fetches them again for the next', async () => {
  globalThis.pageLanguage = page('/words.json')
  fetched.mockResolvedValueOnce(answerOf({}, false)).mockResolvedValue(answerOf({ Schedule: 'अनुसूची' }))
  const withLaterWords = await freshModule()
  const load = jest.fn(() => Promise.resolve(t('Schedule')))
  await expect(withLaterWords(load)).rejects.toThrow('/words.json: 503')
  expect(load).not.toHaveBeenCalled()
  await expect(withLaterWords(load)).resolves.toBe('अनुसूची')
})
