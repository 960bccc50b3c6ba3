import { nameOf } from '@/lib/language/words'

/** A condition or a reading of any state in the language of the page, from a list that only lazy parts ask for. */
export function lawName(english: string): string {
  const own = nameOf('stamp-duty-states', english)
  return own === english ? nameOf('stamp-duty', english) : own
}
