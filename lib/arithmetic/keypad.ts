import { groupAmount } from '@/lib/inputs/amount-typing'

/** The state of a pocket calculator. A function of the keys pressed so far and of nothing else. */
export interface Keypad {
  /** Starts at '0'; what was typed, a result, or 'Error'. No grouping. */
  display: string
  /** The number behind the display, unrounded. */
  value: number
  left: number | null
  operator: Operator | null
  /** The next digit starts a new number. */
  fresh: boolean
  /** Since the operator a second operand has been entered. */
  entered: boolean
  memory: number
  /** The sum so far, as text: '2 + 3 × '. */
  sum: string
  /**
   * The other reading of a per cent that is added or subtracted, '2,400 + 15% of 2,400'; null once another
   * key was pressed.
   */
  offer: FinishedSum | null
  /** The sum that was finished by this very key; null after every other. */
  finished: FinishedSum | null
}

export interface FinishedSum {
  sum: string
  value: number
  /** Rupees: a tax was added or removed. */
  isMoney?: true
}

export type Operator = '+' | '−' | '×' | '÷'
export type Digit = '0' | '1' | '2' | '3' | '4' | '5' | '6' | '7' | '8' | '9'
export type Key =
  | Digit
  | Operator
  | '.'
  | '='
  | 'AC'
  | 'sign'
  | '%'
  | 'offer'
  | 'delete'
  | MemoryKey
  | { enter: number }
  | { gst: number; way: 'add' | 'takeOut' }
export type MemoryKey = 'MC' | 'MR' | 'M−' | 'M+'

const ERROR = 'Error'
const DISPLAY_LENGTH = 12
const SIGNIFICANT_DIGITS = 9

export const newKeypad: Keypad = {
  display: '0',
  value: 0,
  left: null,
  operator: null,
  fresh: false,
  entered: false,
  memory: 0,
  sum: '',
  offer: null,
  finished: null,
}

/** True after a sum without a finite result, such as a division by zero. */
export const hasError = ({ display }: Keypad) => display === ERROR

/** A result as the display shows it: as it is up to 12 characters, else to 9 significant digits. */
export function shownResult(number: number): string {
  if (!Number.isFinite(number)) return ERROR
  const text = String(number + 0)
  return text.length <= DISPLAY_LENGTH ? text : String(Number(number.toPrecision(SIGNIFICANT_DIGITS)))
}

/** True if the display shows a number with fewer digits than it has. */
export const isRounded = (number: number) => Number.isFinite(number) && Number(shownResult(number)) !== number

/** A number in a sum on the tape; one below zero in brackets after an operator. */
export function termText(number: number, sum: string): string {
  const text = groupAmount(shownResult(number))
  return number < 0 && sum ? `(${text})` : text
}

/** The keypad with another number on the display; `fresh` stays as it was. A number that is not finite is an error. */
export function showing(keypad: Keypad, number: number): Keypad {
  if (!Number.isFinite(number)) return failed(keypad)
  return { ...keypad, display: shownResult(number), value: number, entered: true }
}

/** The keypad after an error: all but the memory is cleared. */
export const failed = ({ memory }: Keypad): Keypad => ({ ...newKeypad, memory, display: ERROR, fresh: true })
