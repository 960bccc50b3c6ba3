import { plainDigits, readNumber } from '@/lib/inputs/read-number'
import { convertUnit } from '@/lib/units/convert-unit'
import type { Unit } from '@/lib/units/unit'
import { unitsNamed } from '@/lib/units/unit-names'

/** What a sentence such as '5 ft 7 in to cm' asks for. */
export type UnitQuestion =
  /** `to` is null where no target was named. */
  | { kind: 'asked'; value: number; from: Unit; to: Unit | null }
  /** A measure that has several sizes; the visitor has to say which. */
  | { kind: 'whichOne'; choices: readonly Unit[] }
  | { kind: 'unknownUnit'; text: string }
  | { kind: 'differentKinds'; from: Unit; to: Unit }
  | { kind: 'unreadable' }

type Quantity = { value: number; units: readonly Unit[] }

const SEPARATOR = /\s(?:to|into|in|as|=|me|mein|में)(?=\s)|→|=>|=/gi
/** A number as one types it, with lakh and the like, and the words up to the next number. */
const QUANTITY =
  /([+-]?\d[\d,]*(?:\.\d+)?|[+-]?\.\d+)\s*((?:lakh|lac|crore|cr|thousand|hazar|million)s?\b)?((?:\D|(?<=[a-z])[23](?![\d.a-z])|(?<=\/|per )100(?= ?km))*)/iy

function quantitiesOf(text: string): { found: Quantity[]; unknown: string | null } | null {
  const found: Quantity[] = []
  let at = 0
  while (at < text.length) {
    QUANTITY.lastIndex = at
    const match = QUANTITY.exec(text)
    if (!match) return null
    const [whole, digits, size = '', name] = match
    const value = readNumber(digits! + size)
    const unitText = name!.replace(/\b(?:and|&)\s*$/i, '').trim()
    if (value === null || unitText === '') return null
    const units = unitsNamed(unitText)
    if (units.length === 0) return { found, unknown: unitText }
    found.push({ value, units })
    at += whole!.length
  }
  return found.length === 0 ? null : { found, unknown: null }
}

/** Several quantities as one in the smallest unit: 5 ft 7 in is 67 in. Null where they measure different things. */
function summed(quantities: readonly Quantity[]): Quantity | null {
  const last = quantities.at(-1)!
  if (quantities.length === 1) return last
  const unit = last.units.find((unit) =>
    quantities.every(({ units }) => units.some(({ category }) => category === unit.category)),
  )
  if (!unit) return null
  const value = quantities.reduce((sum, quantity) => {
    const part = quantity.units.find(({ category }) => category === unit.category)!
    return sum + convertUnit(quantity.value, part, unit)!
  }, 0)
  // Noise of binary fractions: 5 ft 7 in is 67 in, and not 67.00000000000001.
  return { value: Number(value.toPrecision(12)), units: [unit] }
}

function pairOf({ value, units }: Quantity, targets: readonly Unit[]): UnitQuestion {
  const fitting = units.filter(({ category }) => targets.some((target) => target.category === category))
  if (fitting.length === 0) return { kind: 'differentKinds', from: units[0]!, to: targets[0]! }
  if (fitting.length > 1) return { kind: 'whichOne', choices: fitting }
  const [from] = fitting as [Unit]
  const aims = targets.filter(({ category }) => category === from.category)
  return aims.length > 1 ? { kind: 'whichOne', choices: aims } : { kind: 'asked', value, from, to: aims[0]! }
}

interface Halves {
  left: string
  right: string
}

/** Every way to part the text at a word such as 'to' or 'in', the last one first: 'in' may also be inches. */
function halvesOf(text: string): Halves[] {
  return [...text.matchAll(SEPARATOR)]
    .map((match) => ({
      left: text.slice(0, match.index).trim(),
      right: text.slice(match.index + match[0].length).trim(),
    }))
    .reverse()
}

function answerHalves({ left, right }: Halves): UnitQuestion | null {
  const targets = unitsNamed(right)
  const quantities = quantitiesOf(left)
  if (targets.length === 0 || !quantities) return null
  if (quantities.unknown !== null) return { kind: 'unknownUnit', text: quantities.unknown }
  const whole = summed(quantities.found)
  return whole && pairOf(whole, targets)
}

/** A quantity without a target: '5 ft 7 in'. */
function answerAlone(text: string): UnitQuestion {
  const quantities = quantitiesOf(text)
  if (!quantities) return { kind: 'unreadable' }
  if (quantities.unknown !== null) return { kind: 'unknownUnit', text: quantities.unknown }
  const whole = summed(quantities.found)
  if (!whole) return { kind: 'unreadable' }
  if (whole.units.length > 1) return { kind: 'whichOne', choices: whole.units }
  return { kind: 'asked', value: whole.value, from: whole.units[0]!, to: null }
}

const LONGEST = 100

/** Reads '5 ft 7 in to cm', '2 bigha (UP) in acre', '100 F to C', '1.5 lakh sq ft in acres' or '12 inch'. */
export function unitQuestion(typed: string): UnitQuestion {
  const text = plainDigits(typed).replace(/\s+/g, ' ').trim()
  if (text === '' || text.length > LONGEST) return { kind: 'unreadable' }
  const halves = halvesOf(text)
  for (const pair of halves) {
    const answer = answerHalves(pair)
    if (answer) return answer
  }
  const alone = answerAlone(text)
  const target = halves.find(({ left }) => quantitiesOf(left)?.unknown === null)
  return alone.kind !== 'asked' && target ? { kind: 'unknownUnit', text: target.right } : alone
}
