import { localPath, leadsToEnglish } from '@/lib/language/local-path'
import { names, plural, t } from '@/lib/language/words'

afterEach(() => {
  globalThis.pageLanguage = undefined
})

const hindi = (words: NonNullable<typeof globalThis.pageLanguage>['words']) => {
  globalThis.pageLanguage = { lang: 'hi', base: '/hi', englishOnly: ['/blog/top-gst-tips'], words }
}

it('shows the English sentence with its values where there is no translation', () => {
  expect(t('Enter {0} or more.', '₹1,000')).toBe('Enter ₹1,000 or more.')
  expect(names('names of months')).toBeNull()
})

it('counts in English', () => {
  const counted = (count: number) => plural(count, String(count), '{0} instalment', '{0} instalments')
  expect([0, 1, 2].map(counted)).toEqual(['0 instalments', '1 instalment', '2 instalments'])
})

it('puts values where the translation has their places', () => {
  hindi({ 'A day from {0} to {1}.': '{1} तक, {0} से' })
  expect(t('A day from {0} to {1}.', 'one', 'two')).toBe('two तक, one से')
})

// CLDR: 0 and 1 are `one` in Hindi; the site has a sentence of its own for none.
it.each([
  [0, 'कोई किस्त नहीं'],
  [1, '1 किस्त'],
  [2, '2 किस्तें'],
])('counts %d in Hindi', (count, sentence) => {
  hindi({ '{0} instalments': { zero: 'कोई किस्त नहीं', one: '{0} किस्त', other: '{0} किस्तें' } })
  expect(plural(count, String(count), '{0} instalment', '{0} instalments')).toBe(sentence)
})

it.each([
  ['/emi-calculator#years=5', '/hi/emi-calculator#years=5', false],
  ['/', '/hi', false],
  ['/?q=emi', '/hi?q=emi', false],
  ['/blog/top-gst-tips', '/blog/top-gst-tips', true],
  ['/licences.txt', '/licences.txt', true],
  ['#questions', '#questions', false],
  ['https://incometax.gov.in/', 'https://incometax.gov.in/', false],
])('leads from a Hindi page to %s', (href, address, isEnglish) => {
  hindi({})
  expect(localPath(href)).toBe(address)
  expect(leadsToEnglish(href)).toBe(isEnglish)
})

it('leaves the links of English pages alone', () => {
  expect(localPath('/emi-calculator')).toBe('/emi-calculator')
  expect(leadsToEnglish('/emi-calculator')).toBe(false)
})
