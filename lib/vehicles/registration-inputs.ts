import { type Kind, problem, value, withoutLink } from '@/lib/inputs/kind'
import { linkText } from '@/lib/links/link-text'
import { readRegistration } from '@/lib/vehicles/registration'
import type { RegistrationProblem } from '@/lib/vehicles/registration-mark'

const MESSAGES: Record<Exclude<RegistrationProblem, 'state' | 'empty'>, string> = {
  characters: 'A registration number has only letters and digits.',
  incomplete: 'The number is not complete. Enter it as on the plate, such as MH 12 AB 1234.',
  pattern:
    'This is no form of number in use. Enter it as on the plate, such as MH 12 AB 1234 or 24 BH 1234 AA.',
  zero: 'Neither the office nor the number can be zero.',
  month: 'A temporary number begins with T, then the month from 01 to 12 and the year.',
  bharatYear: 'The BH series began in 2021, so its first two digits are 21 or more.',
}

/** A registration mark, or '' while none is typed. */
const registrationMark: Kind<string> = {
  initial: '',
  read(text) {
    const reading = readRegistration(text)
    if (reading.kind !== 'problem') return value(reading.plate)
    if (reading.problem === 'empty') return value('')
    if (reading.problem === 'state')
      return problem(`${reading.code} is no state or union territory on a plate.`)
    return problem(MESSAGES[reading.problem])
  },
  write: (plate) => plate,
  show: (plate) => plate,
}

/** Both private: the browser keeps the address in its history. */
export const registrationInputs = {
  registration: withoutLink(registrationMark),
  link: withoutLink(linkText()),
}
