import type { InputProblem } from '@/lib/inputs/input-problem'
import { type Kind, type Reading, value } from '@/lib/inputs/kind'
import { amount } from '@/lib/inputs/quantities'

const written = amount({ initial: 0, min: 0 })

/** Rupees from 0 as a plain text, '2500000', or '' where the amount is left open. */
export const optionalAmount: Kind<string, InputProblem> = {
  initial: '',
  read(text): Reading<string, InputProblem> {
    if (text.trim() === '') return value('')
    const reading = written.read(text)
    return reading.ok ? value(written.write(reading.value)) : reading
  },
  write: (rupees) => rupees,
  show: (rupees) => (rupees === '' ? '' : written.show(Number(rupees))),
}
