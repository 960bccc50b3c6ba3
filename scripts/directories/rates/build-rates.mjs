// Builds public/rates, the dated copy of exchange rates, from an npm package. Its JSON is read; its code is not run.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { daysBetween } from '../../../lib/calendar/today.ts'
import { currencyCodes } from '../../../lib/money/currency-codes.ts'
import { readPlaces, readSnapshot, snapshotFormat } from '../../../lib/money/rate-snapshot.ts'
import { placesByCurrency } from './countries.mjs'

const packageName = '@fawazahmed0/currency-api'
const base = 'USD'

/** What CLDR of this Node has no name for is named by the package. */
function nameOf(code, packageNames) {
  const name = new Intl.DisplayNames('en', { type: 'currency', fallback: 'none' }).of(code)
  const known = name ?? packageNames[code.toLowerCase()]
  if (!known) throw new Error(`rates: no name for ${code}`)
  return known
}

/**
 * The two files of the copy: { rates, places }. Throws when the package lacks a currency, or its countries name others.
 */
export function rateFiles({ rates: { date, [base.toLowerCase()]: rates }, names, countries }) {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(date)) throw new Error(`rates: "${date}" is no date`)
  const places = placesByCurrency(countries)
  const differ = [
    ...Object.keys(places).filter((code) => !currencyCodes.includes(code)),
    ...currencyCodes.filter((code) => !places[code]),
  ]
  if (differ.length > 0)
    throw new Error(`rates: lib/money/currency-codes.ts and the countries differ in ${differ.join(', ')}`)
  const currencies = currencyCodes.map((code) => [code, nameOf(code, names), rates[code.toLowerCase()]])
  const file = {
    format: snapshotFormat,
    on: date,
    base,
    source: `npm package ${packageName}`,
    licence: 'CC0 1.0',
    currencies,
  }
  const placesFile = { format: snapshotFormat, places }
  // What the page would refuse is not shipped.
  readSnapshot(file)
  readPlaces(placesFile)
  return { rates: file, places: placesFile }
}

function readPackage(root) {
  const folder = join(root, 'node_modules', packageName)
  if (!existsSync(folder)) throw new Error(`${packageName} is not installed: run npm ci first`)
  const read = (name) => JSON.parse(readFileSync(join(folder, name), 'utf8'))
  return {
    rates: read(`v1/currencies/${base.toLowerCase()}.min.json`),
    names: read('v1/currencies.min.json'),
    countries: read('v1/country.json'),
  }
}

const WARN_AFTER_DAYS = 30

/** @returns {string | null} what to do about rates of a day that are too old to ship unnoticed; null for newer ones */
export function ratesWarning(on, today) {
  const days = daysBetween(on, today)
  if (days <= WARN_AFTER_DAYS) return null
  return `WARNING: the exchange rates are ${days} days old, of ${on}. Run npm run data fresh where a network is there.`
}

/** Writes the copy and prints what it holds. It takes some milliseconds, so it is written every time. */
export function buildRates(root, today = new Date().toISOString().slice(0, 10)) {
  const files = rateFiles(readPackage(root))
  const warning = ratesWarning(files.rates.on, today)
  if (warning) console.warn(warning)
  const target = join(root, 'public/rates')
  mkdirSync(target, { recursive: true })
  const sizes = Object.entries(files).map(([name, content]) => {
    const text = JSON.stringify(content)
    writeFileSync(join(target, `${name}.json`), text)
    return `${name} ${gzipSync(text).length.toLocaleString('en-IN')} bytes gz`
  })
  const age = `${daysBetween(files.rates.on, today)} days old`
  return [
    `Exchange rates of ${files.rates.on}, ${age}: ${currencyCodes.length} currencies, ${sizes.join(', ')}`,
  ]
}
