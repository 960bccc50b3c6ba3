import { readPlaces, readSnapshot } from '@/lib/money/rate-snapshot'

const file = {
  format: 1,
  on: '2026-09-29',
  base: 'USD',
  source: 'a package',
  licence: 'CC0 1.0',
  currencies: [
    ['INR', 'Indian Rupee', 96],
    ['USD', 'US Dollar', 1],
  ],
}

describe('the dated copy', () => {
  it('becomes a table with names', () => {
    expect(readSnapshot(file)).toEqual({
      on: '2026-09-29',
      base: 'USD',
      source: 'a package',
      licence: 'CC0 1.0',
      names: { INR: 'Indian Rupee', USD: 'US Dollar' },
      rates: { INR: 96, USD: 1 },
    })
  })

  it.each([
    ['nothing', null],
    ['another format', { ...file, format: 2 }],
    ['no date', { ...file, on: 'today' }],
    ['no rows', { ...file, currencies: [] }],
    ['a rate of zero', { ...file, currencies: [['INR', 'Indian Rupee', 0]] }],
    ['rows that are none', { ...file, currencies: 'INR' }],
  ])('with %s is damaged', (_, content) => {
    expect(() => readSnapshot(content)).toThrow(expect.objectContaining({ name: 'DirectoryDamaged' }))
  })
})

describe('the countries', () => {
  it('are lists by code', () => {
    expect(readPlaces({ format: 1, places: { THB: ['Thailand'] } })).toEqual({ THB: ['Thailand'] })
  })

  it.each([[null], [{ format: 1 }], [{ format: 1, places: { THB: 'Thailand' } }]])(
    '%j is damaged',
    (content) => {
      expect(() => readPlaces(content)).toThrow(expect.objectContaining({ name: 'DirectoryDamaged' }))
    },
  )
})
