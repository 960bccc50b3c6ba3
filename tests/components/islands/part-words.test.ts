import { withPartWords } from '@/components/islands/part-words'
import { t } from '@/lib/language/words'

const mockPart = () => ({ __esModule: true, text: `${t('Schedule')} ${t('Total')}` })

jest.mock('/words.js', () => ({ __esModule: true, default: { Schedule: 'अनुसूची' } }), { virtual: true })
jest.mock('/part.js', () => mockPart(), { virtual: true })
// A browser that keeps a failed module gives its failure for this address again; at another address it is there.
for (const address of ['/lost.js', '/lost.js?retry=1', '/lost-words.js'])
  jest.mock(
    address,
    () => {
      throw new Error(address)
    },
    { virtual: true },
  )
jest.mock('/lost.js?retry=2', () => mockPart(), { virtual: true })
jest.mock('/lost-words.js?retry=3', () => ({ __esModule: true, default: { Schedule: 'अनुसूची' } }), {
  virtual: true,
})

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

beforeEach(() => jest.resetModules())
afterEach(() => {
  globalThis.pageLanguage = undefined
})

it('loads a part at once on an English page, and on one without later words', async () => {
  await expect(withPartWords('/part.js')).resolves.toMatchObject({ text: 'Schedule Total' })
  setPage()
  jest.resetModules()
  await expect(withPartWords('/part.js')).resolves.toMatchObject({ text: 'Schedule कुल' })
})

it('has the words in the page before a part is loaded', async () => {
  setPage('/words.js')
  const both = await Promise.all([withPartWords('/part.js'), withPartWords('/part.js')])
  expect(both).toEqual([
    expect.objectContaining({ text: 'अनुसूची कुल' }),
    expect.objectContaining({ text: 'अनुसूची कुल' }),
  ])
})

it('has the words of another file where one is named', async () => {
  setPage()
  await expect(withPartWords('/part.js', '/words.js')).resolves.toMatchObject({ text: 'अनुसूची कुल' })
})

it('asks for a part that did not load at another address each time', async () => {
  await expect(withPartWords('/lost.js')).rejects.toThrow('/lost.js')
  await expect(withPartWords('/lost.js')).rejects.toThrow('/lost.js?retry=1')
  await expect(withPartWords('/lost.js')).resolves.toMatchObject({ text: 'Schedule Total' })
})

it('does not load a part without its words, and asks for these at another address too', async () => {
  setPage('/lost-words.js')
  await expect(withPartWords('/part.js')).rejects.toThrow('/lost-words.js')
  expect(globalThis.pageLanguage!.words).not.toHaveProperty('Schedule')
  await expect(withPartWords('/part.js')).resolves.toMatchObject({ text: 'अनुसूची कुल' })
})
