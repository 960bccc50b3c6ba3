import { type PercentageMode, percentage, percentageInputs } from '@/lib/arithmetic/percentage'
import { discounted } from '@/lib/arithmetic/price-cuts'
import type { Query } from '@/lib/questions/query/query'
import { readLinked } from '@/lib/questions/read-linked'
import { controls, inPercent, inRupees, type ToolQuestion } from '@/lib/questions/tool-question'

const SLUG = 'percentage-calculator'
const N = '(-?\\d[\\d,]{0,20}(?:\\.\\d{1,10})?)'
const PERCENT = '(?:%|percent|per cent|percentage|pct|pratishat|प्रतिशत)'

/** Each way of asking, and the order in which it names the two numbers of its mode. */
const FORMS: readonly (readonly [RegExp, PercentageMode, swapped?: boolean])[] = [
  [new RegExp(`${N} ?${PERCENT} (?:of|on|from|ka|par|pe|se) ${N}`), 'percentOf'],
  [new RegExp(`${N} (?:ka|of|par|pe) ${N} ?${PERCENT}`), 'percentOf', true],
  [
    new RegExp(`${N} (?:is )?(?:what|which|kitna|how many|how much) ${PERCENT} (?:is )?of ${N}`),
    'isWhatPercentOf',
  ],
  [new RegExp(`what ${PERCENT} (?:of ${N} is|is ${N} of) ${N}`), 'isWhatPercentOf'],
  [new RegExp(`${N} ?(?:marks )?(?:out of|/|by|mein se|me se|में से) ?${N}`), 'isWhatPercentOf'],
  [new RegExp(`(?:from )?${N} (?:to|se|से|→) ${N}`), 'percentChange'],
]

const plain = (number: string) => number.replaceAll(',', '')

function twoNumbersQuestion(
  mode: PercentageMode,
  x: string | number,
  y: string | number,
): ToolQuestion | null {
  const set = controls({ mode, x, y })
  const asked = readLinked(percentageInputs, set)('mode', 'x', 'y')
  const result = asked && percentage(asked.mode, asked.x, asked.y).result
  if (!asked || result === null) return null
  const terms = [
    { as: 'number', value: asked.x },
    { as: 'number', value: asked.y },
  ] as const
  const as = mode === 'percentOf' ? 'number' : 'percent'
  return { slug: SLUG, set, answer: { output: 'result', as, value: result, terms } }
}

/** '150 / 3' is a sum: no part is larger than its whole. */
const isPlainDivision = (text: string, [part, whole]: readonly string[]) =>
  /\d ?\/ ?\d/.test(text) && Number(part) > Number(whole)

/** '20 percent tip on 850', '850 par 20% tip': the part of an amount, in any order. */
function partOfAmount({ text, numbers }: Query): ToolQuestion | null {
  const percent = numbers.find(({ unit }) => unit === 'percent')
  const amount = numbers.find((number) => number !== percent)
  if (numbers.length !== 2 || !percent || !amount || !/\b(?:on|of|ka|par|pe|tip|percentage)\b/.test(text))
    return null
  return twoNumbersQuestion('percentOf', percent.value, amount.value)
}

/** '30 is what percent of 120', '438 out of 500', 'increase from 50 to 80 percent', '15% of 2400'. */
function ofTwoNumbers(text: string): ToolQuestion | null {
  for (const [form, mode, swapped] of FORMS) {
    const found = form.exec(text)
    if (!found) continue
    const numbers = found.slice(1).filter(Boolean).map(plain)
    if (isPlainDivision(text, numbers)) return null
    const isPart = /^what .* of .* is/.test(text)
    const [x, y] = swapped || isPart ? numbers.toReversed() : numbers
    return twoNumbersQuestion(mode, x!, y!)
  }
  return null
}

/** '20% off 1999', '1999 less 30%', '1999 30% discount': what one pays. */
function discountQuestion({ numbers, words }: Query): ToolQuestion | null {
  if (!/\b(?:off|discount|less|chhoot|chhut)\b|छूट/.test(words)) return null
  const off = numbers.find(({ unit }) => unit === 'percent')
  const price = numbers.find((number) => number !== off && number.unit !== 'percent')
  if (!off || !price) return null
  const set = controls({ price: price.value, off: off.value, thenOff: 0 })
  const sale = readLinked(percentageInputs, set)('price', 'off', 'thenOff')
  if (!sale) return null
  const terms = [inRupees(sale.price), inPercent(sale.off)]
  const { pays } = discounted(sale.price, sale.off, sale.thenOff)
  return { slug: SLUG, set, answer: { output: 'pays', as: 'rupeesAndPaise', value: pays, terms } }
}

export const percentageQuestion = (query: Query): ToolQuestion | null =>
  discountQuestion(query) ?? ofTwoNumbers(query.text) ?? partOfAmount(query)
