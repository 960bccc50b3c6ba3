import { type ComparedTool, isComparedTool } from '@/lib/comparison/compared-tools'
import { LONGEST_TEXT } from '@/lib/inputs/text-limits'
import { isRecord } from '@/lib/json/is-record'
import { storedValue } from '@/lib/storage/stored-value'
import { versionedList } from '@/lib/storage/versioned-list'

/** A tool with its entries. */
export interface Calculation {
  tool: ComparedTool
  /** The fragment of a link to it, as `docs/links.md` defines it; empty for a fresh page. */
  fragment: string
}

/** A calculation under the name that the visitor gave it. */
export interface NamedCalculation extends Calculation {
  name: string
}

export const LONGEST_NAME = 60
export const MOST_KEPT = 50

/** Two calculations with the same entries are the same, whatever their names. */
export const isSame = (a: Calculation, b: Calculation): boolean =>
  a.tool === b.tool && a.fragment === b.fragment

function isNamed(stored: unknown): stored is NamedCalculation {
  if (!isRecord(stored)) return false
  const { name, tool, fragment } = stored
  return (
    typeof name === 'string' &&
    name.length <= LONGEST_NAME &&
    typeof tool === 'string' &&
    isComparedTool(tool) &&
    typeof fragment === 'string' &&
    fragment.length <= LONGEST_TEXT
  )
}

export const keptFormat = versionedList('keptCalculations', 'calculations', isNamed)

/** The calculations kept on this device, the newest first. */
export const keptCalculations = storedValue(keptFormat)

/** Keeps a calculation, or gives a new name to the one that is kept already. */
export const keepCalculation = (calculation: NamedCalculation): void =>
  keptCalculations.change((all) =>
    all.some((one) => isSame(one, calculation))
      ? all.map((one) => (isSame(one, calculation) ? calculation : one))
      : [calculation, ...all].slice(0, MOST_KEPT),
  )

export const dropCalculation = (calculation: Calculation): void =>
  keptCalculations.change((all) => all.filter((one) => !isSame(one, calculation)))
