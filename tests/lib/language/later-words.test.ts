import { withLaterWords } from '@/lib/language/later-words'
import { t } from '@/lib/language/words'

jest.mock('/words.js', () => ({ __esModule: true, default: { Schedule: 'अनुसूची' } }), { virtual: true })

/** As the build writes it into a page; `later` is the address of the words of lazy parts. */
const setPage = (later?: string) => {
  globalThis.pageLanguage = {
    lang: 'hi',
    base: '/hi',
    englishOnly: [],
    words: { Total: 'कुल' },
    ...(later && { later }),
  }
}

afterEach(() => {
  globalThis.pageLanguage = undefined
})

const load = jest.fn(() => Promise.resolve(`${t('Schedule')} ${t('Total')}`))
beforeEach(() => load.mockClear())

it('loads a part at once on an English page, and on one without later words', async () => {
  await expect(withLaterWords(load)).resolves.toBe('Schedule Total')
  setPage()
  await expect(withLaterWords(load)).resolves.toBe('Schedule कुल')
})

it('has the words in the page before a part is loaded', async () => {
  setPage('/words.js')
  await expect(Promise.all([withLaterWords(load), withLaterWords(load)])).resolves.toEqual([
    'अनुसूची कुल',
    'अनुसूची कुल',
  ])
})

it('does not load a part without its words', async () => {
  setPage('/gone.js')
  await expect(withLaterWords(load)).rejects.toThrow('/gone.js')
  expect(load).not.toHaveBeenCalled()
})
