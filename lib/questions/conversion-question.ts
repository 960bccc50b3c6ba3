import { convertUnit } from '@/lib/units/convert-unit'
import { unitQuestion } from '@/lib/units/unit-question'
import { unitsOf } from '@/lib/units/unit-list'
import type { Query } from '@/lib/questions/query'
import { unitNumber } from '@/lib/units/unit-number'
import { controls, plainText, type ToolQuestion } from '@/lib/questions/tool-question'

const SLUG = 'unit-converter'

/** '5 ft 7 in to cm', 'half acre in guntha', '98.6 f to c': the quantity in the other unit. */
export function conversionQuestion(query: Query): ToolQuestion | null {
  const asked = unitQuestion(query.text)
  if (asked.kind === 'whichOne')
    return { slug: SLUG, set: controls({ category: asked.choices[0]!.category }), answer: null }
  if (asked.kind !== 'asked') return null
  const { value, from } = asked
  const to = asked.to ?? unitsOf(from.category).find((unit) => unit !== from)!
  const result = convertUnit(value, from, to)
  const set = controls({ category: from.category, value, from: from.id, to: to.id })
  if (result === null) return { slug: SLUG, set, answer: null }
  const text = `${unitNumber(result)} ${to.symbol}`
  const terms = [plainText(`${unitNumber(value)} ${from.symbol}`)]
  return { slug: SLUG, set, answer: { output: 'result', as: 'text', value: result, text, terms } }
}
