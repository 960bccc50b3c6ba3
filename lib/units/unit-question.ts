import { readNumber } from '@/lib/inputs/read-number'
import { convertUnit } from '@/lib/units/convert-unit'
import { decimalFractions } from '@/lib/units/fraction-words'
import type { Unit } from '@/lib/units/unit'
import { unitsNamed } from '@/lib/units/unit-names'

/** The conversion that a sentence such as '5 ft 7 in to cm' asks for. */
export type UnitQuestion =
  /** `to` is null where no target was named. */
  | { kind: 'asked'; value: number; from: Unit; to: Unit | null }
  /** A measure that has several sizes; the visitor has to say which. */
  | { kind: 'whichOne'; choices: readonly Unit[] }
  | { kind: 'unknownUnit'; text: string }
  | { kind: 'differentKinds'; from: Unit; to: Unit }
  | { kind: 'unreadable' }

type Quantity = { value: number; units: readonly Unit[] }

const IN = process.env.TYPED_UNITS_IN
const SEPARATOR = new RegExp(`\\s(?:to|into|in|as|=|${IN})(?=\\s)|→|=>|=`, 'gi')
/** A number as one types it, with lakh and the like, and the words up to the next number. */
const QUANTITY = new RegExp(
  String.raw`([+-]?\d[\d,]*(?:\.\d+)?|[+-]?\.\d+)\s*((?:lakh|lac|crore|cr|thousand|million|${process.env.TYPED_SIZES_OF_UNITS})s?\b)?((?:\D|(?<=[a-z])[23](?![\d.a-z])|(?<=\/|per )100(?= ?km))*)`,
  'iy',
)

/** A bare number after feet is inches: '6 foot 2', `5'7`. */
function inchesAfter(before: Quantity | undefined): readonly Unit[] | null {
  return before?.units.some(({ id }) => id === 'foot') ? unitsNamed('inch') : null
}

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
    if (value === null) return null
    const units = unitText === '' ? inchesAfter(found.at(-1)) : unitsNamed(unitText)
    if (units === null) return null
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

const COMMAND = /^(?:please )?(?:convert|change|what is|what's|how much is) /i
/** 'how many cft in 1 brass', 'how many feet in a mile': the target before the quantity. */
const HOW_MANY = new RegExp(
  `^(?:how many|${process.env.TYPED_HOW_MANY}) (.+?) (?:in|is|are in|make|makes) (?:an? )?(?=(.+)$)`,
  'i',
)
/** '1 एकड़ में कितने वर्ग फुट होते हैं': the quantity first, as in Hindi. */
const QUANTITY_FIRST = new RegExp(
  `^(.+?) (?:${IN}) (?:${process.env.TYPED_HOW_MANY}) (.+?)(?: (?:(?:${process.env.TYPED_BECOME}) )?(?:${process.env.TYPED_ARE}))?$`,
  'i',
)
/** 'sq ft to cent 100' and 'sq ft to cent': the number at the end, or none, which asks for one. */
const NUMBER_AT_END =
  /^(\D+?) ((?:to|into|in|as|=) .*?)(?: ([+-]?[\d,.]+(?: ?(?:lakh|lac|crore|cr|thousand|million))?))?$/i

/** The text with the quantity first: '100 sq ft to cent'. */
function quantityFirst(text: string): string {
  const asked = text.replace(/\?$/, '').replace(COMMAND, '')
  const first = QUANTITY_FIRST.exec(asked)
  if (first) return `${first[1]} to ${first[2]}`
  const many = HOW_MANY.exec(asked)
  const quantity = many && decimalFractions(many[2]!)
  if (quantity) return `${/\d/.test(quantity) ? quantity : `1 ${quantity}`} to ${many[1]}`
  const end = NUMBER_AT_END.exec(asked)
  const target = end?.[2]!.replace(/^(?:to|into|in|as|=) /i, '')
  if (!end || unitsNamed(end[1]!).length === 0 || unitsNamed(target!).length === 0) return asked
  return `${end[3] ?? 1} ${end[1]} ${end[2]}`
}

const LONGEST = 100

/** Reads '5 ft 7 in to cm', 'half acre in guntha', 'sq ft to cent 100', '1.5 lakh sq ft in acres' or '12 inch'. */
export function unitQuestion(typed: string): UnitQuestion {
  if (typed.length > LONGEST) return { kind: 'unreadable' }
  const text = quantityFirst(decimalFractions(typed))
  if (text === '') return { kind: 'unreadable' }
  const halves = halvesOf(text)
  for (const pair of halves) {
    const answer = answerHalves(pair)
    if (answer) return answer
  }
  const alone = answerAlone(text)
  const target = halves.find(({ left }) => quantitiesOf(left)?.unknown === null)
  return alone.kind !== 'asked' && target ? { kind: 'unknownUnit', text: target.right } : alone
}
