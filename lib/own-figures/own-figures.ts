import { readGstin } from '@/lib/identity/gstin'
import { day } from '@/lib/inputs/dates'
import type { InputProblem } from '@/lib/inputs/input-problem'
import { type Kind, problem, value } from '@/lib/inputs/kind'
import { amount } from '@/lib/inputs/quantities'
import { optional } from '@/lib/inputs/optional'
import { text, textKind } from '@/lib/inputs/text'
import { isRecord } from '@/lib/json/is-record'
import { stateNames } from '@/lib/rules/states/state-names'
import { storedValue } from '@/lib/storage/stored-value'
import { type ReadValue, completeValue } from '@/lib/storage/stored-text'
import { isVpa } from '@/lib/upi/upi-link'

/** The problems of a figure with its own format. */
export type OwnFigureProblem = InputProblem | { kind: 'notGstin' } | { kind: 'notUpi' }

type FigureKind = Kind<string, OwnFigureProblem>

const coded = (find: (text: string) => string | null, kind: 'notGstin' | 'notUpi'): FigureKind =>
  textKind('', (typed) => {
    if (typed.trim() === '') return value('')
    const found = find(typed)
    return found === null ? problem({ kind } as const) : value(found)
  })

const gstinOf = (typed: string) => {
  const reading = readGstin(typed)
  return reading.kind === 'valid' ? reading.gstin : null
}

const states = ['', ...Object.keys(stateNames)]

/** The figures that a visitor may keep, each as links write it; '' is none. */
export const ownFigureInputs = {
  income: optional(amount({ initial: 0 })),
  birthDate: day({ from: '1900-01-01', to: '2199-12-31' }),
  city: text(80),
  state: textKind('', (typed) =>
    states.includes(typed) ? value(typed) : problem({ kind: 'notAnOption' } as const),
  ),
  gstin: coded(gstinOf, 'notGstin'),
  upi: coded((typed) => (isVpa(typed) ? typed.trim() : null), 'notUpi'),
} satisfies Record<string, FigureKind>

export type OwnFigure = keyof typeof ownFigureInputs
export type OwnFigures = Readonly<Partial<Record<OwnFigure, string>>>

export const ownFigureNames = Object.keys(ownFigureInputs) as OwnFigure[]

export const OWN_FIGURES_KEY = 'ownFigures'
const VERSION = 1

const isFigure = ([name, held]: [string, unknown]): boolean => {
  if (!Object.hasOwn(ownFigureInputs, name) || typeof held !== 'string' || held === '') return false
  const reading = (ownFigureInputs[name as OwnFigure] as FigureKind).read(held)
  return reading.ok && reading.value === held
}

export function readOwnFigures(stored: unknown): ReadValue<OwnFigures> | null {
  if (!isRecord(stored) || stored.version !== VERSION || !isRecord(stored.figures)) return null
  return completeValue(Object.entries(stored.figures).every(isFigure) ? (stored.figures as OwnFigures) : null)
}

/** The visitor's own figures, kept on this device once they are saved on `/my-figures`. */
export const ownFigures = storedValue<OwnFigures>({
  key: OWN_FIGURES_KEY,
  initial: {},
  read: readOwnFigures,
  write: (figures) =>
    Object.keys(figures).length === 0 ? null : JSON.stringify({ version: VERSION, figures }),
})
