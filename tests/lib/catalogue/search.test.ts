/** @jest-environment node */
import { tools } from '@/content/catalogue'
import { searchTools, type SearchEntry } from '@/lib/catalogue/search'

const catalogue: SearchEntry[] = tools.map(({ slug, name, summary, keywords }) => ({
  path: slug,
  name,
  summary,
  keywords,
}))

const found = (entries: readonly SearchEntry[], query: string) =>
  searchTools(entries, query).map(({ path }) => path)

describe('people find a tool by the word they use for it', () => {
  it.each([
    ['loan', 'emi-calculator'],
    ['byaj', 'emi-calculator'],
    ['ब्याज', 'emi-calculator'],
    ['किस्त', 'emi-calculator'],
    ['home loan', 'emi-calculator'],
    ['EMI', 'emi-calculator'],
    ['émi', 'emi-calculator'],
    ['ＥＭＩ', 'emi-calculator'],
    ['emi!', 'emi-calculator'],
    ['pin code', 'pincode-finder'],
    ['pincode', 'pincode-finder'],
    ['पिन कोड', 'pincode-finder'],
    ['आयकर', 'income-tax-calculator'],
    ['umar', 'age-calculator'],
    ['उम्र', 'age-calculator'],
    ['bijli', 'electricity-bill-estimator'],
    ['mausam', 'weather-forecast'],
    ['ifsc', 'ifsc-code-finder'],
    ['rd', 'rd-calculator'],
    ['e-stamp', 'e-stamp-duty-calculator'],
  ])('%s: %s comes first', (query, slug) => {
    expect(found(catalogue, query)[0]).toBe(slug)
  })
})

describe('every word of the query counts', () => {
  it.each([
    ['loan emi', ['emi-calculator'], 'in either order'],
    ['emi loan', ['emi-calculator'], 'in either order'],
    ['loan pincode', [], 'no tool is about both'],
    ['  loan  ', ['emi-calculator'], 'blanks around it'],
    ['qwertyuiop', [], 'a word of no tool'],
    ['', [], 'nothing'],
    ['   ', [], 'blanks alone'],
    ['...', [], 'marks alone'],
  ])('%j finds %j: %s', (query, slugs) => {
    expect(found(catalogue, query)).toEqual(slugs)
  })
})

describe('the best comes first', () => {
  const entry = (path: string, name: string, keywords: string[] = [], summary = '') => ({
    path,
    name,
    keywords,
    summary,
  })
  it.each([
    [
      'pan',
      [entry('inside', 'Company Finder'), entry('word', 'My PAN'), entry('start', 'PAN Guide')],
      ['start', 'word', 'inside'],
      'a name that begins so, a later word of a name, a part of a word',
    ],
    [
      'tax',
      [
        entry('summary', 'Bills', [], 'With tax'),
        entry('keyword', 'GST', ['taxes']),
        entry('name', 'Tax Sums'),
      ],
      ['name', 'keyword', 'summary'],
      'name, keyword, summary',
    ],
    [
      'pin code',
      [entry('words', 'Pin Up', ['code']), entry('whole', 'Offices', ['pin code'])],
      ['whole', 'words'],
      'a keyword that is the whole query',
    ],
    [
      'calc',
      [entry('first', 'Calculator A'), entry('second', 'Calculator B')],
      ['first', 'second'],
      'equals stay in the order of the list',
    ],
  ])('%s', (query, entries, paths) => {
    expect(found(entries, query)).toEqual(paths)
  })
})
