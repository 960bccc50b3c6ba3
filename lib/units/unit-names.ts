import { LONGEST_NUMBER } from '@/lib/inputs/read-number'
import { meaningIn, typedLists } from '@/lib/language/typed-words'
import type { Unit } from '@/lib/units/unit'
import { units } from '@/lib/units/unit-list'

/** A unit's name as it is compared; the size of letters stays, since MB and Mb differ. */
function plain(text: string): string {
  return text
    .normalize('NFC')
    .replaceAll('²', '2')
    .replaceAll('³', '3')
    .replaceAll('μ', 'µ')
    .replace(/[’′]/g, "'")
    .replace(/[”″]|''/g, '"')
    .replace(/°\s+/g, '°')
    .replace(/[.,_-]/g, ' ')
    .replace(/met(er)(?=s|\b)/gi, 'metre')
    .replace(/lit(er)(?=s|\b)/gi, 'litre')
    .replace(/\s+/g, ' ')
    .trim()
}

const exact = new Map<string, Unit[]>()
const anyCase = new Map<string, Unit[]>()

function add(names: Map<string, Unit[]>, name: string, unit: Unit): void {
  const known = names.get(name)
  if (!known) names.set(name, [unit])
  else if (!known.includes(unit)) known.push(unit)
}

for (const unit of units) {
  const measure = unit.custom ? [unit.custom.measure] : [unit.name, unit.plural]
  for (const name of [unit.id, unit.symbol, ...measure, ...unit.aliases]) {
    add(exact, plain(name), unit)
    add(anyCase, plain(name).toLowerCase(), unit)
  }
  if (unit.custom) add(anyCase, plain(unit.plural).toLowerCase(), unit)
}

// In other languages than English, by one of the names above.
for (const [known = '', ...words] of typedLists(process.env.TYPED_UNITS))
  for (const word of words) for (const unit of exact.get(known)!) add(anyCase, word, unit)

/** 'bigha (UP)' or 'UP bigha': the measure, and the place that is meant. */
function namedWithPlace(text: string): { measure: string; place: string } | null {
  const found = /^([^([]+)[([]([^)\]]+)[)\]]$/.exec(text)
  if (found) return { measure: found[1]!.trim(), place: found[2]!.trim() }
  const words = text.split(' ')
  for (let at = 1; at < words.length; at += 1) {
    const [first, second] = [words.slice(0, at).join(' '), words.slice(at).join(' ')]
    if (isPlace(first)) return { measure: second, place: first }
    if (isPlace(second)) return { measure: first, place: second }
  }
  return null
}

const fullPlace = (text: string) => meaningIn(process.env.TYPED_PLACES, text) ?? text
const isPlace = (text: string) => units.some(({ custom }) => custom && placeFits(custom.place, text))
const placeFits = (place: string, text: string) =>
  place !== '' && text.length > 1 && plain(place).toLowerCase().startsWith(fullPlace(text))

/**
 * The units that a text may mean, in any usual spelling: 'sq ft', 'kgs', 'बीघा', 'bigha (UP)'. Several for a
 * measure whose size depends on the state, or for a name that measures two things, such as gaj; none for a
 * text that names no unit.
 */
export function unitsNamed(text: string): readonly Unit[] {
  if (text.length > LONGEST_NUMBER) return []
  const name = plain(text)
  const lower = name.toLowerCase()
  const found = exact.get(name) ?? anyCase.get(lower)
  if (found) return found
  const parts = namedWithPlace(lower)
  if (!parts) return []
  return (anyCase.get(parts.measure) ?? []).filter(
    ({ custom }) => custom && placeFits(custom.place, parts.place),
  )
}
