// Corrections to country.json of @fawazahmed0/currency-api, which is some years behind. Each with its reason.

/** By ISO 3166 code: the currency that is money there today. */
export const corrections = {
  BG: { code: 'EUR', reason: 'Bulgaria took the euro on 1 January 2026' },
  BQ: { code: 'USD', reason: 'Bonaire, Sint Eustatius and Saba use the US dollar; the row is broken' },
  CW: { code: 'XCG', reason: 'the Caribbean guilder took the place of the Antillean one on 31 March 2025' },
  CZ: { code: 'CZK', reason: 'the row is missing' },
  HR: { code: 'EUR', reason: 'Croatia took the euro on 1 January 2023' },
  KP: { code: 'KPW', reason: 'the row is broken' },
  LA: { code: 'LAK', reason: 'the row is broken' },
  PS: { code: 'ILS', reason: 'the row names none; the shekel is the main money there' },
  SH: { code: 'SHP', reason: 'the row is broken' },
  SL: { code: 'SLE', reason: 'Sierra Leone took three zeros off the leone in 2022' },
  SX: { code: 'XCG', reason: 'the Caribbean guilder took the place of the Antillean one on 31 March 2025' },
  SZ: { code: 'SZL', reason: 'the row is missing' },
  TZ: { code: 'TZS', reason: 'the row is broken' },
  VE: { code: 'VES', reason: 'the bolívar soberano took the place of the VEF in 2018' },
  XK: { code: 'EUR', reason: 'Kosovo uses the euro and has no row' },
  ZW: { code: 'ZWG', reason: 'the gold of 2024 took the place of the ZWL' },
}

/** English names that ICU lacks or writes in a way nobody looks for. */
const names = { XK: 'Kosovo' }

/**
 * The places where each currency is money, as { code: [name, …] }, from the rows of country.json and the corrections.
 * Rows without a proper code of country or currency are left to the corrections.
 */
export function placesByCurrency(rows) {
  const used = new Map(
    Object.entries(rows).map(([country, row]) => [country.toUpperCase(), row.currency_code.toUpperCase()]),
  )
  for (const [country, { code }] of Object.entries(corrections)) used.set(country, code)
  const regions = new Intl.DisplayNames('en', { type: 'region' })
  /** @type {Record<string, string[]>} */
  const places = {}
  for (const [country, code] of used) {
    if (!/^[A-Z]{2}$/.test(country) || !/^[A-Z]{3}$/.test(code)) continue
    places[code] = [...(places[code] ?? []), names[country] ?? regions.of(country)]
  }
  for (const list of Object.values(places)) list.sort((one, other) => one.localeCompare(other, 'en'))
  return places
}
