/**
 * What a number counts: 'rupees', 'percent', 'years', 'months', 'days', or a unit written after it, as 'kW'.
 * '' for none.
 */
export type InputUnit = string

/** Everything that can be wrong with a text, as data; `components/fields/problem-text` has the messages. */
export type InputProblem =
  /** More than `max` characters. */
  | { kind: 'tooLong'; max: number }
  /** `example` is a text of the kind; without it, the usual one of the unit. */
  | { kind: 'notANumber'; unit: InputUnit; example?: string }
  | { kind: 'notWhole' }
  /** The value must exceed `min`. */
  | { kind: 'notAbove'; min: number; unit: InputUnit }
  | { kind: 'tooSmall'; min: number; unit: InputUnit }
  | { kind: 'tooLarge'; max: number; unit: InputUnit }
  | { kind: 'notAnOption' }
  | { kind: 'notYesOrNo' }
  | { kind: 'dayMissing' }
  | { kind: 'notADay' }
  | { kind: 'notAMonth' }
  /** Days as 'YYYY-MM-DD'. */
  | { kind: 'dayOutOfRange'; from: string; to: string }
  /** Months as 'YYYY-MM'. */
  | { kind: 'monthOutOfRange'; from: string; to: string }
  | { kind: 'notAColour' }
  | { kind: 'wrongCellCount'; count: number }
  | { kind: 'tooManyRows'; max: number }
  /** `row` counts from 1. */
  | { kind: 'inRow'; row: number; problem: InputProblem }

/** The problem that every kind of input can have. */
export type TooLong = Extract<InputProblem, { kind: 'tooLong' }>
