import { latinOf } from '@/lib/name-search/devanagari'
import { nameOf } from '@/lib/language/words'
import { answered } from '@/lib/questions/answered'
import { type UnitAnswer, unitTool } from '@/lib/units/unit-answer'
import { type UnitQuestion, unitQuestion } from '@/lib/units/unit-question'
import { unitsOf } from '@/lib/units/unit-list'
import type { Query } from '@/lib/questions/query/query'
import { asWhole } from '@/lib/questions/query/understood'
import type { Unit } from '@/lib/units/unit'
import { unitsNamed } from '@/lib/units/unit-names'
import { unitNumber } from '@/lib/units/unit-number'
import { controls, plainText } from '@/lib/questions/tool-question'

const { slug } = unitTool

/** '5.5 ft', with the unit's symbol in the language of the page. */
const quantity = (value: number, { symbol }: Unit) => `${unitNumber(value)} ${nameOf('unit-symbols', symbol)}`

/** '5 bigha (Uttar Pradesh, pucca)': which of the measures of that name was taken. */
const inPlace = (value: number, unit: Unit) =>
  unit.custom?.place ? `${unitNumber(value)} ${nameOf('units', unit.name)}` : quantity(value, unit)

const IN = process.env.TYPED_UNITS_IN
const PAIR = new RegExp(`^[\\d.,]+ ?(?<source>[^\\d.,].*) (?:to|into|in|${IN}|=) (?<target>[^=]+)$`)

/**
 * The quantity of a unit with several sizes, such as a bigha, with the first of them: the page lets one choose another.
 */
function unclearPair([first]: readonly Unit[], { typed, numbers }: Query) {
  const pair = PAIR.exec(inOrder(typed))?.groups
  const [from, to] = [pair?.source, pair?.target].map((name) =>
    unitsNamed(name ?? '').find(({ category }) => category === first!.category),
  )
  return from && to && numbers.length === 1 ? { value: numbers[0]!.value, from: from.id, to: to.id } : {}
}

/** The thing that is measured, of which the quantity is: '5 cent land', '10 tola gold'. */
const MEASURED = new RegExp(
  `(?<!\\p{L})(?:land|gold|plot|${process.env.TYPED_MEASURED})(?![\\p{L}\\p{M}])`,
  'gu',
)
/** '100 gaj kitne square feet', '180 cm kitna feet hota hai': the quantity first, without the word for 'in'. */
const HOW_MANY = new RegExp(`(?: (?:${IN}))? (?:${process.env.TYPED_HOW_MANY}) `)
const IS = new RegExp(`(?: (?:${process.env.TYPED_BECOME}))?(?: (?:${process.env.TYPED_ARE}))?\\??$`)
const inOrder = (typed: string) =>
  typed.replace(MEASURED, ' ').replace(/\s+/g, ' ').trim().replace(HOW_MANY, ' to ').replace(IS, '')

/** The question as it was typed, or else in plain words: '5 फुट 6 इंच से सेमी' is '5 feet 6 inch to cm'. */
function askedOf({ typed, text }: Query): UnitQuestion {
  const asked = unitQuestion(inOrder(typed))
  if (asked.kind === 'asked' || asked.kind === 'whichOne') return asked
  return unitQuestion(
    inOrder(text)
      .replace(new RegExp(`\\b(?:${latinOf(process.env.TYPED_FROM)})\\b`), 'to')
      .replace(new RegExp(`\\b(?:${IN})\\b`), 'in'),
  )
}

/** '5 ft 7 in to cm', 'half acre in guntha', '98.6 f to c': the quantity in the other unit. */
export const conversionQuestion = asWhole((query: Query) => {
  const asked = askedOf(query)
  if (asked.kind === 'whichOne')
    return {
      slug,
      set: controls({ category: asked.choices[0]!.category, ...unclearPair(asked.choices, query) }),
      answer: null,
    }
  if (asked.kind !== 'asked') return null
  const { value, from } = asked
  const to = asked.to ?? unitsOf(from.category).find((unit) => unit !== from)!
  const set = controls({ category: from.category, value, from: from.id, to: to.id })
  const termsOf = ({ conversion }: UnitAnswer) => [
    plainText(inPlace(conversion.value, conversion.from)),
    ...(to.custom?.place ? [plainText(nameOf('units', to.name))] : []),
  ]
  const question = answered(unitTool, set, 'result', termsOf)
  const answer = question?.answer
  // The word for a value that cannot be converted answers nothing.
  if (typeof answer?.value !== 'number') return { slug, set, answer: null }
  return { slug, set, answer: { ...answer, as: 'text', text: quantity(answer.value, to) } }
})
