import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { inOtherLetters } from '@/scripts/testing/made-up-language.mjs'
import paper from '@/content/hi/paper.json'
import questionWords from '@/content/hi/names/question-words.json'
import { latinWords, textsOf } from '../../latin-words'

/** Reads the pages that `npm run test:language` has built in a made-up third language, and skips without them. */
const site = process.env.JANTAR_LANGUAGE_SITE
const inSite = site ? describe : describe.skip

const PAGES = [
  ...['about', 'age-calculator', 'emi-calculator', 'gst-calculator', 'income-tax-calculator', 'licences'],
  ...['offline', 'receipt-generator', 'search', 'sip-calculator'],
]
const HINDI = /[\u0901-\u0963\u0966-\u097f]/

const pageAt = (path: string) =>
  new DOMParser().parseFromString(readFileSync(join(site!, `${path}.html`), 'utf8'), 'text/html')

/** All texts of a page, without what is marked as being in Hindi. */
function withoutHindiParts(page: Document): string {
  for (const element of page.querySelectorAll('[lang|=hi], [hreflang|=hi], script, style')) element.remove()
  return page.documentElement.outerHTML
}

inSite('a third language by files alone', () => {
  test.each(PAGES)('/gu/%s has neither English nor Hindi, and leads to both', (path) => {
    const page = pageAt(`gu/${path}`)
    expect(page.documentElement.lang).toBe('gu')
    const links = [...page.querySelectorAll('[data-language]')].map((link) => link.getAttribute('href'))
    expect(links).toEqual(expect.arrayContaining([`/${path}`, `/hi/${path}`]))
    expect(latinWords(textsOf(page.body))).toEqual([])
    expect(withoutHindiParts(page)).not.toMatch(HINDI)
  })

  test('the Hindi page leads to it, and not by way of English', () => {
    const links = [...pageAt('hi/emi-calculator').querySelectorAll('[data-language]')]
    expect(links.map((link) => link.getAttribute('lang'))).toEqual(expect.arrayContaining(['en-IN', 'gu']))
  })

  const scripts = readdirSync(join(site ?? '.', site ? '_next/static' : 'tests'), { recursive: true })
    .map((file) => join(site ?? '.', '_next/static', String(file)))
    .filter((file) => file.endsWith('.js') && existsSync(file))
    .map((file) => JSON.stringify(readFileSync(file, 'utf8')))
  const has = (text: string) => {
    const escaped = [...text]
      .map((letter) => `\\\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`)
      .join('')
    return scripts.some((script) => script.includes(text) || script.toLowerCase().includes(escaped))
  }

  test('its papers and the words of its questions are scripts of the site', () => {
    expect(has(inOtherLetters(paper.labels['Rent Receipt'].split(' ')[0]!))).toBe(true)
    expect(has(inOtherLetters(questionWords.january))).toBe(true)
  })
})
