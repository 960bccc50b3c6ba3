import { searchCurrencies } from '@/lib/money/currency-search'

const entries = [
  { code: 'AED', name: 'United Arab Emirates Dirham', places: ['United Arab Emirates'] },
  { code: 'AUD', name: 'Australian Dollar', places: ['Australia', 'Nauru'] },
  { code: 'EUR', name: 'Euro', places: ['Åland Islands', 'France', 'Guadeloupe'] },
  { code: 'GBP', name: 'British Pound', places: ['Guernsey', 'United Kingdom'] },
  { code: 'MAD', name: 'Moroccan Dirham', places: ['Morocco', 'Western Sahara'] },
  { code: 'STN', name: 'São Tomé & Príncipe Dobra', places: ['São Tomé & Príncipe'] },
  { code: 'THB', name: 'Thai Baht', places: ['Thailand'] },
  { code: 'UAH', name: 'Ukrainian Hryvnia', places: ['Ukraine'] },
  { code: 'USD', name: 'US Dollar', places: ['United States'] },
  { code: 'XOF', name: 'West African CFA Franc', places: ['Côte d’Ivoire', 'Guinea-Bissau'] },
]

describe('looking for a currency', () => {
  it.each([
    ['thb', ['THB'], 'by its code'],
    ['Dirham', ['AED', 'MAD'], 'by a word of its name'],
    ['thailand', ['THB'], 'by its country'],
    ['sao tome', ['STN'], 'without accents'],
    ['bissau', ['XOF'], 'by a word behind a hyphen'],
    ['ivoire', ['XOF'], 'by a word behind an apostrophe'],
    ['emirates arab', ['AED'], 'by words in any order'],
    ['e', ['EUR', 'AED', 'GBP'], 'the code before the name'],
    ['dollar', ['USD', 'AUD'], 'the most asked first'],
    ['UAE', ['AED'], 'by the letters of its country'],
    ['dubai', ['AED'], 'by its best known city'],
    ['uk', ['GBP', 'UAH'], 'an everyday name before a beginning'],
    ['दुबई', ['AED'], 'by its everyday name in Hindi'],
    ['land', [], 'not by the end of a word'],
    [
      '  ',
      ['USD', 'EUR', 'GBP', 'AUD', 'AED', 'MAD', 'STN', 'THB', 'UAH', 'XOF'],
      'all for an empty question',
    ],
  ])('"%s" finds %j: %s', (query, codes) => {
    expect(searchCurrencies(entries, query).map(({ code }) => code)).toEqual(codes)
  })
})
