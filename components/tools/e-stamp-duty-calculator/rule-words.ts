import { nameOf } from '@/lib/language/words'

/** The label of a rule. Most end with the name of their state. */
export function ruleLabel(english: string): string {
  const whole = nameOf('stamp-duty', english)
  const comma = english.lastIndexOf(', ')
  if (whole !== english || comma < 0) return whole
  return `${nameOf('stamp-duty', english.slice(0, comma))}, ${nameOf('states', english.slice(comma + 2))}`
}
