import { type Kind, problem, value, withoutLink } from '@/lib/inputs/kind'
import { linkText } from '@/lib/links/link-text'
import { readRegistration } from '@/lib/vehicles/registration'
import type { RegistrationProblem } from '@/lib/vehicles/registration-mark'

/** What is wrong with a registration mark; with a state that does not exist, its letters. */
export type MarkProblem =
  { kind: Exclude<RegistrationProblem, 'state' | 'empty'> } | { kind: 'state'; code: string }

/** A registration mark, or '' while none is typed. */
const registrationMark: Kind<string, MarkProblem> = {
  initial: '',
  read(text) {
    const reading = readRegistration(text)
    if (reading.kind !== 'problem') return value(reading.plate)
    if (reading.problem === 'empty') return value('')
    if (reading.problem === 'state') return problem({ kind: 'state', code: reading.code })
    return problem({ kind: reading.problem })
  },
  write: (plate) => plate,
  show: (plate) => plate,
}

/** Both private: the browser keeps the address in its history. */
export const registrationInputs = {
  registration: withoutLink(registrationMark),
  link: withoutLink(linkText()),
}
