import { type Kind, problem } from '@/lib/inputs/kind'

/** A kind that says the same thing whatever is wrong: a tool's own message in place of the kind's. */
export function withMessage<Value, K extends Kind<Value>>(kind: K & Kind<Value>, message: string): K {
  return {
    ...kind,
    read(text: string) {
      const reading = kind.read(text)
      return reading.ok ? reading : problem(message)
    },
  }
}
