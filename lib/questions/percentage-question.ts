import { figure } from '@/lib/answers/figure'
import { latinOf } from '@/lib/name-search/devanagari'
import { type PercentageMode, percentageInputs } from '@/lib/arithmetic/percentage'
import { percentageTool } from '@/lib/arithmetic/percentage-answer'
import { discounted } from '@/lib/arithmetic/price-cuts'
import { answered } from '@/lib/questions/answered'
import type { Query } from '@/lib/questions/query/query'
import { understood } from '@/lib/questions/query/understood'
import { readLinked } from '@/lib/questions/read-linked'
import { controls, inPercent, inRupees, type ToolQuestion } from '@/lib/questions/tool-question'

const SLUG = 'percentage-calculator'
const N = '(-?\\d[\\d,]{0,20}(?:\\.\\d{1,10})?)'
const PERCENT = '(?:%|percent|per cent|percentage|pct)'
const [OF, ON, FROM] = [process.env.TYPED_OF, process.env.TYPED_ON, process.env.TYPED_FROM].map(latinOf)

/** '500 me se 438'. */
const FROM_MOST = new RegExp(`${N} (?:${process.env.TYPED_UNITS_IN}) (?:${FROM}) ${N}`)

/** Each way of asking, and the order in which it names the two numbers of its mode. */
const FORMS: readonly (readonly [RegExp, PercentageMode, swapped?: boolean])[] = [
  [new RegExp(`${N} ?${PERCENT} (?:of|on|from|${OF}|${ON}|${FROM}) ${N}`), 'percentOf'],
  [new RegExp(`${N} (?:of|${OF}|${ON}) ${N} ?${PERCENT}`), 'percentOf', true],
  [
    new RegExp(
      `${N} (?:is )?(?:what|which|how many|how much|${latinOf(process.env.TYPED_HOW_MUCH)}) ${PERCENT} (?:is )?of ${N}`,
    ),
    'isWhatPercentOf',
  ],
  [new RegExp(`what ${PERCENT} (?:of ${N} is|is ${N} of) ${N}`), 'isWhatPercentOf'],
  [FROM_MOST, 'isWhatPercentOf', true],
  [new RegExp(`${N} ?(?:marks )?(?:out of|/|by(?! ?[\\d.,]+ ?${PERCENT})) ?${N}`), 'isWhatPercentOf'],
  [new RegExp(`(?:from )?${N} (?:to|→|${FROM}) ${N}`), 'percentChange'],
]

const NAMES_PART = new RegExp(`\\b(?:on|of|tip|percentage|${OF}|${ON})\\b`)
const CHANGE = /\b(?:increas\w*|decreas\w*|hike|raise|increment|add|plus|minus|more|less|change)\b/

const plain = (number: string) => number.replaceAll(',', '')

function twoNumbersQuestion(
  mode: PercentageMode,
  x: string | number,
  y: string | number,
): ToolQuestion | null {
  const set = controls({ mode, x, y })
  const question = answered(percentageTool, set, 'result', ({ sum }) =>
    sum ? [figure('number', sum.x), figure('number', sum.y)] : [],
  )
  // A division by zero is no question of percent.
  return question?.answer?.as === 'text' ? null : question
}

/** '150 / 3' is a sum: no part is larger than its whole. */
const isPlainDivision = (text: string, [part, whole]: readonly string[]) =>
  /\d ?\/ ?\d/.test(text) && Number(part) > Number(whole)

/** '20 percent tip on 850', '850 par 20% tip': the part of an amount, in any order. */
function partOfAmount({ text, numbers }: Query): ToolQuestion | null {
  const percent = numbers.find(({ unit }) => unit === 'percent')
  const amount = numbers.find((number) => number !== percent)
  if (numbers.length !== 2 || !percent || !amount || !NAMES_PART.test(text)) return null
  return CHANGE.test(text) || /\bof what\b/.test(text) || percent.value > 100
    ? UNCLEAR
    : twoNumbersQuestion('percentOf', percent.value, amount.value)
}

/** An amount with its thousand, lakh or crore is no smaller. */
const LEAST_SIZED = 1_000

/** The text with each amount in digits: '2% of 1 lakh' is '2% of 100000'. */
const inDigits = ({ text, numbers }: Query): string =>
  numbers.reduceRight(
    (left, { value, unit, at, end }) =>
      unit === 'rupees' || value >= LEAST_SIZED ? `${left.slice(0, at)}${value}${left.slice(end)}` : left,
    text,
  )

/** The tool alone, for numbers that could be understood in several ways. */
const UNCLEAR: ToolQuestion = { slug: SLUG, set: {}, answer: null }

/** '10 to 15 lakh' leaves out the first lakh. */
const isMixed = ({ numbers }: Query, mode: PercentageMode) =>
  mode !== 'percentOf' &&
  numbers.some(({ unit, value }) => unit === 'rupees' && value >= LEAST_SIZED) &&
  numbers.some(({ unit, value }) => unit === null && value < LEAST_SIZED)

/** '1 lakh par 7% 3 saal' is about interest. */
const isOfTime = ({ numbers }: Query) => numbers.some(({ unit }) => unit === 'years' || unit === 'months')

/**
 * The two numbers of a form as its mode takes them; of marks and their most, the larger is the most: '438 me se 500'.
 */
function inOrder(form: RegExp, text: string, numbers: readonly string[]): readonly string[] {
  const isTurned =
    form === FROM_MOST ? Number(numbers[0]) > Number(numbers[1]) : /^what .* of .* is/.test(text)
  return isTurned ? numbers.toReversed() : numbers
}

/** '30 is what percent of 120', '438 out of 500', 'increase from 50 to 80 percent', '15% of 2400'. */
function ofTwoNumbers(query: Query): ToolQuestion | null {
  const text = inDigits(query)
  for (const [form, mode, swapped] of FORMS) {
    const found = form.exec(text)
    if (!found) continue
    const numbers = found.slice(1).filter(Boolean).map(plain)
    if (isPlainDivision(text, numbers)) return null
    if (query.numbers.length > 2 && (isOfTime(query) || found[0].includes('/'))) return null
    if (query.numbers.length > 2 || isMixed(query, mode)) return UNCLEAR
    // 'hike 30% on 8 lpa' asks for the pay after it.
    if (mode === 'percentOf' && CHANGE.test(text)) return UNCLEAR
    const [x, y] = inOrder(form, text, swapped ? numbers.toReversed() : numbers)
    return twoNumbersQuestion(mode, x!, y!)
  }
  return null
}

const LOWERS = new RegExp(
  `\\b(?:off|discount|less|${latinOf(process.env.TYPED_PRICE_CUT)})\\b|\\d ?- ?\\d+(?:\\.\\d+)?%`,
)

/** '20% off 1999', '1999 less 30%', '1999 - 30%', '1999 30% discount': what one pays. */
function discountQuestion({ numbers, text }: Query): ToolQuestion | null {
  if (!LOWERS.test(text)) return null
  const [off, then, third] = numbers.filter(({ unit }) => unit === 'percent')
  const [price, other] = numbers.filter(({ unit }) => unit !== 'percent')
  if (!price) return null
  if (!off || third || other) return UNCLEAR
  const set = controls({ price: price.value, off: off.value, thenOff: then ? then.value : 0 })
  const sale = readLinked(percentageInputs, set)('price', 'off', 'thenOff')
  if (!sale) return null
  const terms = [inRupees(sale.price), inPercent(sale.off), ...(then ? [inPercent(sale.thenOff)] : [])]
  const { pays } = discounted(sale.price, sale.off, sale.thenOff)
  return { slug: SLUG, set, answer: { output: 'pays', as: 'rupeesAndPaise', value: pays, terms } }
}

/** 'increase 40000 by 15%' has no place on the page. */
const changeBy = ({ text, numbers }: Query): ToolQuestion | null =>
  numbers.length === 2 && (CHANGE.test(text) || /\d ?[+-] ?\d/.test(text)) ? UNCLEAR : null

const WORDS =
  'percent percentage per cent pct % / → - what which out off discount less tip marks mark score scored from increase decrease increased ' +
  'hike change difference salary price more mrp on of by'

export const percentageQuestion = understood(WORDS, (query) =>
  // 'cgst sgst on 1000 18%' is for the calculator of GST.
  /gst\b/.test(query.text)
    ? null
    : (discountQuestion(query) ?? ofTwoNumbers(query) ?? partOfAmount(query) ?? changeBy(query)),
)
