import {
  failed,
  type FinishedSum,
  hasError,
  type Key,
  type Keypad,
  newKeypad,
  type Operator,
  showing,
  shownResult,
  termText,
} from '@/lib/arithmetic/keypad'
import { add, divide, multiply, subtract } from '@/lib/arithmetic/tidy-sums'
import { groupAmount } from '@/lib/inputs/amount-typing'

/** More digits than these a double does not hold. */
const MOST_TYPED = 15

const operations: Record<Operator, (left: number, right: number) => number> = {
  '+': add,
  '−': subtract,
  '×': multiply,
  '÷': divide,
}

/** The state after one more key. Specification, section 4; memory, GST and deletion are beyond it. */
export function press(before: Keypad, key: Key): Keypad {
  if (key === 'offer') return before.offer ? finishing(before, before.offer.sum, before.offer.value) : before
  const keypad = before.finished || before.offer ? { ...before, finished: null, offer: null } : before
  if (key === '=') return { ...pressing(keypad, key), offer: hasError(keypad) ? null : before.offer }
  return pressing(keypad, key)
}

function pressing(keypad: Keypad, key: Exclude<Key, 'offer'>): Keypad {
  if (typeof key === 'object') return 'enter' in key ? entering(keypad, key.enter) : withGst(keypad, key)
  if (/^\d$/.test(key)) return typing(keypad, key)
  if (key === 'AC') return { ...newKeypad, memory: keypad.memory }
  if (key === 'MC') return { ...keypad, memory: 0 }
  if (key === 'MR') return entering(keypad, keypad.memory)
  if (key === '.') return typingPoint(keypad)
  return hasError(keypad) ? keypad : changing(keypad, key)
}

/** The keys that work on the number shown. */
function changing(keypad: Keypad, key: Key): Keypad {
  const { display, value, memory } = keypad
  switch (key) {
    case '=':
      return evaluating(keypad)
    case '%':
      return { ...showing(keypad, divide(value, 100)), offer: percentOfLeft(keypad) }
    case 'sign':
      if (value === 0) return keypad
      return { ...keypad, value: -value, display: toggled(display), entered: true }
    case 'delete':
      return startsAnew(keypad) ? keypad : typed(keypad, display.slice(0, -1).replace(/^-?$/, '0'))
    case 'M+':
      return { ...keypad, memory: finiteOr(add(memory, value), memory), fresh: true }
    case 'M−':
      return { ...keypad, memory: finiteOr(subtract(memory, value), memory), fresh: true }
    default:
      return operating(keypad, key as Operator)
  }
}

const toggled = (display: string) => (display.startsWith('-') ? display.slice(1) : `-${display}`)
/** A sum past any double leaves the memory as it was. */
const finiteOr = (number: number, otherwise: number) => (Number.isFinite(number) ? number : otherwise)

const typed = (keypad: Keypad, display: string): Keypad => ({
  ...keypad,
  display,
  value: Number(display) + 0,
  fresh: false,
  entered: true,
})

/** A number that can't be typed on: one that is done with, an error, or one in powers of ten. */
const startsAnew = ({ fresh, display }: Keypad) => fresh || !/^-?\d+(\.\d*)?$/.test(display)

function typing(keypad: Keypad, digit: string): Keypad {
  const { display } = keypad
  if (hasError(keypad)) return typed({ ...newKeypad, memory: keypad.memory }, digit)
  if (startsAnew(keypad) || display === '0') return typed(keypad, digit)
  if (display.replace(/\D/g, '').length >= MOST_TYPED) return keypad
  return typed(keypad, display + digit)
}

function typingPoint(keypad: Keypad): Keypad {
  if (hasError(keypad)) return typed({ ...newKeypad, memory: keypad.memory }, '0.')
  if (startsAnew(keypad)) return typed(keypad, '0.')
  return keypad.display.includes('.') ? keypad : typed(keypad, `${keypad.display}.`)
}

/** A number that comes from elsewhere: memory, the tape, the clipboard. */
function entering(keypad: Keypad, number: number): Keypad {
  const start = hasError(keypad) ? { ...newKeypad, memory: keypad.memory } : keypad
  return { ...showing(start, number), fresh: true }
}

function operating(keypad: Keypad, operator: Operator): Keypad {
  const { left, operator: pending, entered, value, sum } = keypad
  if (pending && left !== null && !entered)
    return { ...keypad, operator, sum: `${sum.slice(0, -2)}${operator} ` }
  const number = pending && left !== null ? operations[pending](left, value) : value
  if (!Number.isFinite(number)) return failed(keypad)
  return {
    ...keypad,
    display: pending ? shownResult(number) : keypad.display,
    value: number,
    left: number,
    operator,
    fresh: true,
    entered: false,
    sum: `${sum}${termText(value, sum)} ${operator} `,
  }
}

function evaluating(keypad: Keypad): Keypad {
  const { left, operator, value, sum } = keypad
  if (operator === null || left === null) return { ...keypad, fresh: true }
  return finishing(keypad, `${sum}${termText(value, sum)}`, operations[operator](left, value))
}

/** 2400 + 15 % as many a pocket calculator takes it: 15% of the 2400, added to them. */
function percentOfLeft({ left, operator, entered, value }: Keypad): FinishedSum | null {
  if (left === null || !entered || (operator !== '+' && operator !== '−')) return null
  const number = operations[operator](left, divide(multiply(left, value), 100))
  if (!Number.isFinite(number)) return null
  const percent = `${groupAmount(shownResult(value))}%`
  return {
    sum: `${termText(left, '')} ${operator} ${value < 0 ? `(${percent})` : percent} of ${termText(left, '')}`,
    value: number,
  }
}

/** Adds a tax to the number shown, or takes it out of a number that holds it: × or ÷ (1 + rate). */
function withGst(keypad: Keypad, { gst, way }: { gst: number; way: 'add' | 'takeOut' }): Keypad {
  if (hasError(keypad)) return keypad
  const factor = divide(100 + gst, 100)
  const { value } = keypad
  const number = way === 'add' ? multiply(value, factor) : divide(value, factor)
  if (!Number.isFinite(number)) return failed(keypad)
  const sum = `${termText(value, '')} ${way === 'add' ? '+' : '−'} ${gst}% GST`
  return { ...showing(keypad, number), fresh: true, finished: { sum, value: number, isMoney: true } }
}

function finishing(keypad: Keypad, sum: string, number: number): Keypad {
  if (!Number.isFinite(number)) return failed(keypad)
  return {
    ...keypad,
    display: shownResult(number),
    value: number,
    left: null,
    operator: null,
    fresh: true,
    entered: false,
    sum: '',
    offer: null,
    finished: { sum, value: number },
  }
}
