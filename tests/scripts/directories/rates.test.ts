import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { corrections, placesByCurrency } from '@/scripts/directories/rates/countries.mjs'
import { rateFiles, ratesWarning } from '@/scripts/directories/rates/build-rates.mjs'
import { currencyCodes } from '@/lib/money/currency-codes'
import { describeWhenPresent } from '../../when-present'

const folder = join(process.cwd(), 'node_modules/@fawazahmed0/currency-api/v1')
const read = (name: string) => JSON.parse(readFileSync(join(folder, name), 'utf8'))
const package_ = {
  rates: read('currencies/usd.min.json'),
  names: read('currencies.min.json'),
  countries: read('country.json'),
}

test.each([
  ['2026-10-29', null],
  // October has 31 days: 29 October is 30 days before 28 November, 28 October 31.
  ['2026-10-28', /^WARNING: the exchange rates are 31 days old, of 2026-10-28\. Run npm run data fresh/],
  ['2026-11-28', null],
])('the build warns on 28 November of rates of more than 30 days: %s', (on, words) => {
  const warning = ratesWarning(on, '2026-11-28')
  if (words === null) expect(warning).toBeNull()
  else expect(warning).toMatch(words)
})

describe('the files of the dated copy', () => {
  const { rates, places } = rateFiles(package_)

  it('bear the day of the package and hold every currency with a name', () => {
    expect(rates.on).toBe(package_.rates.date)
    expect(rates.currencies.map(([code]) => code)).toEqual(currencyCodes)
    expect(rates.currencies.every(([code, name]) => name.length > 3 && name !== code)).toBe(true)
    expect(Object.keys(places.places).sort()).toEqual(currencyCodes)
    // No token, metal or unit of account, and no money of the past.
    for (const code of ['BTC', 'XAU', 'XDR', 'CNH', 'CLF', 'HRK', 'ANG'])
      expect(currencyCodes).not.toContain(code)
  })

  it('are not written when the package lacks a currency, or a country takes money that we do not know', () => {
    const { thb, ...usd } = package_.rates.usd
    expect(thb).toBeGreaterThan(0)
    expect(() => rateFiles({ ...package_, rates: { ...package_.rates, usd } })).toThrow('a rate is none')
    const countries = { ...package_.countries, fr: { currency_code: 'xyz' } }
    expect(() => rateFiles({ ...package_, countries })).toThrow('differ in XYZ')
  })
})

it('each correction is still one, and has its reason', () => {
  for (const [country, { code, reason }] of Object.entries(corrections)) {
    const row = package_.countries[country.toLowerCase()]
    expect([country, row?.currency_code?.toUpperCase()]).not.toEqual([country, code])
    expect(reason.length).toBeGreaterThan(10)
  }
})

it('countries are in alphabetical order under their currency', () => {
  const places = placesByCurrency({ th: { currency_code: 'thb' }, aq: { currency_code: '' } })
  expect(places.THB).toEqual(['Thailand'])
  expect(places.EUR).toEqual(['Bulgaria', 'Croatia', 'Kosovo'])
})

describeWhenPresent('../shared/fixtures/currency-api-inr.success.json', 'recorded rates of the rupee')(
  'the rates of a recording',
  () => {
    it('are met to a millionth over the dollar', () => {
      const text = readFileSync('../shared/fixtures/currency-api-inr.success.json', 'utf8')
      const { date, inr } = JSON.parse(text) as { date: string; inr: Record<string, number> }
      const { rates } = rateFiles(package_)
      if (date !== rates.on) return
      const perDollar = new Map(rates.currencies.map(([code, , rate]) => [code, rate]))
      for (const [code, rate] of Object.entries(inr)) {
        const ours = perDollar.get(code.toUpperCase())! / perDollar.get('INR')!
        expect(Math.abs(ours / rate - 1)).toBeLessThan(1e-6)
      }
    })
  },
)
