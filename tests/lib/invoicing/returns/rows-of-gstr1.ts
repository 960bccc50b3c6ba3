/** A row of a section of GSTR-1, with the sign of its document: a credit note takes back. */
export interface TaxedRow {
  sign: number
  txval?: number
  ad_amt?: number
  iamt?: number
  camt?: number
  samt?: number
}

/** Every row with a rate in a part of the file, wherever it is, of the records that count. */
export function rowsIn(value: unknown, counts: (record: object) => boolean, sign = 1): TaxedRow[] {
  if (Array.isArray(value)) return value.flatMap((one) => rowsIn(one, counts, sign))
  if (typeof value !== 'object' || value === null || !counts(value)) return []
  const own = (value as { ntty?: string }).ntty === 'C' ? -1 : sign
  if ('rt' in value) return [{ ...value, sign: own }]
  return Object.values(value).flatMap((one) => rowsIn(one, counts, own))
}
