import { problem, type Reading, value, withoutLink } from '@/lib/inputs/kind'
import { anyText, textKind } from '@/lib/inputs/text'
import { readRegistration } from '@/lib/vehicles/registration'
import type { RegistrationProblem } from '@/lib/vehicles/registration-mark'

/** The problem with a registration mark; with a state that does not exist, its letters. */
export type MarkProblem =
  { kind: Exclude<RegistrationProblem, 'state' | 'empty'> } | { kind: 'state'; code: string }

/** A registration mark, or '' while none is typed. */
const registrationMark = textKind('', (text): Reading<string, MarkProblem> => {
  const reading = readRegistration(text)
  if (reading.kind !== 'problem') return value(reading.plate)
  if (reading.problem === 'empty') return value('')
  if (reading.problem === 'state') return problem({ kind: 'state', code: reading.code })
  return problem({ kind: reading.problem })
})

/** Both private: the browser keeps the address in its history. */
export const registrationInputs = {
  registration: withoutLink(registrationMark),
  link: withoutLink(anyText()),
}
