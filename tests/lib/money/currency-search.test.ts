/** @jest-environment node */
import { searchCurrencies } from '@/lib/money/currency-search'

const entries = [
  { code: 'AED', name: 'United Arab Emirates Dirham', places: ['United Arab Emirates'] },
  { code: 'EUR', name: 'Euro', places: ['Åland Islands', 'France', 'Guadeloupe'] },
  { code: 'MAD', name: 'Moroccan Dirham', places: ['Morocco', 'Western Sahara'] },
  { code: 'STN', name: 'São Tomé & Príncipe Dobra', places: ['São Tomé & Príncipe'] },
  { code: 'THB', name: 'Thai Baht', places: ['Thailand'] },
  { code: 'XOF', name: 'West African CFA Franc', places: ['Côte d’Ivoire', 'Guinea-Bissau'] },
]

describe('looking for a currency', () => {
  it.each([
    ['thb', ['THB'], 'by its code'],
    ['Dirham', ['AED', 'MAD'], 'by a word of its name'],
    ['thailand', ['THB'], 'by its country'],
    ['sao tome', ['STN'], 'without accents'],
    ['São', ['STN'], 'with them'],
    ['bissau', ['XOF'], 'by a word behind a hyphen'],
    ['ivoire', ['XOF'], 'by a word behind an apostrophe'],
    ['emirates arab', ['AED'], 'by words in any order'],
    ['e', ['EUR', 'AED'], 'the code before the name'],
    ['land', [], 'not by the end of a word'],
    ['bitcoin', [], 'not at all'],
    ['  ', ['AED', 'EUR', 'MAD', 'STN', 'THB', 'XOF'], 'all for an empty question'],
  ])('"%s" finds %j: %s', (query, codes) => {
    expect(searchCurrencies(entries, query).map(({ code }) => code)).toEqual(codes)
  })
})
