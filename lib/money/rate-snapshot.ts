import { DirectoryDamaged, recordOfFormat } from '@/lib/name-search/directory-damaged'
import { ratesIn, type RateTable } from '@/lib/money/rate-table'

export const snapshotFormat = 1

/** The dated copy of the rates, /rates/rates.json. */
export interface RateSnapshot extends RateTable {
  on: string
  /** Where the rates come from, and under which licence. */
  source: string
  licence: string
  /** The English name of each currency, by code. */
  names: Readonly<Record<string, string>>
}

/** Checks a fetched rates.json. Throws DirectoryDamaged when it does not have the promised shape. */
export function readSnapshot(content: unknown): RateSnapshot {
  const { base, on, source, licence, currencies } = recordOfFormat(content, snapshotFormat, 'rates')
  const texts = [base, on, source, licence].every((text) => typeof text === 'string')
  if (!texts || !/^\d{4}-\d{2}-\d{2}$/.test(on as string) || !Array.isArray(currencies))
    throw new DirectoryDamaged('rates: incomplete')
  const rows = currencies as [code: string, name: string, rate: number][]
  const rates = ratesIn(Object.fromEntries(rows.map(([code, , rate]) => [code, rate])))
  if (rows.length === 0 || Object.keys(rates).length !== rows.length)
    throw new DirectoryDamaged('rates: a rate is none')
  const names = Object.fromEntries(rows.map(([code, name]) => [code, name]))
  return { base, on, source, licence, names, rates } as RateSnapshot
}

/** Checks a fetched places.json: for each code the countries and territories where it is money. */
export function readPlaces(content: unknown): Readonly<Record<string, readonly string[]>> {
  const { places } = recordOfFormat(content, snapshotFormat, 'places')
  if (typeof places !== 'object' || places === null || !Object.values(places).every(Array.isArray))
    throw new DirectoryDamaged('places: incomplete')
  return places as Record<string, string[]>
}
