import { isRecord } from '@/lib/json/is-record'

/** The version of stored documents and of exported files. */
export const DOCUMENTS_VERSION = 2

type Stored = Record<string, unknown>

/** Version 1 wrote the source as 'Quotation QTN-004'. */
function sourceFrom(madeFrom: unknown): Stored | null {
  const found = typeof madeFrom === 'string' ? /^(Quotation|Invoice) ?(.*)$/.exec(madeFrom) : null
  return found && { id: '', kind: found[1]!.toLowerCase(), number: found[2] }
}

function lineFromVersion1(line: unknown): unknown {
  if (!isRecord(line)) return line
  const { discountPercent, ...rest } = line
  return { ...rest, discount: discountPercent, discountUnit: 'percent' }
}

function documentFromVersion1(stored: unknown): unknown {
  if (!isRecord(stored)) return stored
  const { receipt, madeFrom, lines, ...rest } = stored
  return {
    ...rest,
    // Every document had the fields of a receipt, in an object of their own.
    ...(stored.kind === 'receipt' && isRecord(receipt) ? receipt : {}),
    lines: Array.isArray(lines) ? lines.map(lineFromVersion1) : lines,
    source: sourceFrom(madeFrom),
  }
}

/** In version 1 remembering was on or off, and off for whoever was never asked. */
function settingsFromVersion1(stored: unknown): unknown {
  return isRecord(stored) ? { ...stored, remember: stored.remember === true ? 'yes' : 'unasked' } : stored
}

/** Stored documents and settings of an earlier version in the shape of this one. Versions before 1 lack fields only. */
export function upgradeStored(stored: Stored, version: number): Stored {
  if (version >= DOCUMENTS_VERSION) return stored
  const { documents, settings } = stored
  return {
    ...stored,
    documents: Array.isArray(documents) ? documents.map(documentFromVersion1) : documents,
    settings: settingsFromVersion1(settings),
  }
}
