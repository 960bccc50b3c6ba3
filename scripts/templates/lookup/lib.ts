/** TODO: one record of the directory. */
export interface TemplateStem {
  code: string
  name: string
}

export type TemplateStemAnswer = { kind: 'found'; record: TemplateStem } | { kind: 'notFound' }

/**
 * TODO: the records, with their source. More than a few kilobytes belong into files that are fetched when
 * asked for: see lib/lookup/pincode/pincode-finder and scripts/directories.
 */
const records: readonly TemplateStem[] = [{ code: 'A1', name: 'The first' }]

/** Keeps the characters of a text that may be in a code. */
export const templateStemCharacters = (text: string) =>
  text
    .toUpperCase()
    .replace(/[^A-Z0-9]/g, '')
    .slice(0, 20)

/** The record of a code. */
export function findTemplateStem(code: string): TemplateStemAnswer {
  const record = records.find((one) => one.code === code)
  return record ? { kind: 'found', record } : { kind: 'notFound' }
}
