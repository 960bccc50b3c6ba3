import type { InputProblem } from '@/lib/inputs/input-problem'
import { type Kind, type Reading, value } from '@/lib/inputs/kind'

/** A kind whose value is a text, which links and its field show as it is. */
export const textKind = <Value extends string, P = InputProblem>(
  initial: Value,
  read: (text: string) => Reading<Value, P>,
): Kind<Value, P> => ({
  initial,
  read,
  write: (text) => text,
  show: (text) => text,
})

/** Any text of at most so many characters; what is longer is cut, as its field does not take it. */
export const text = (longest: number): Kind<string> & { longest: number } => ({
  ...textKind('', (typed) => value([...typed].slice(0, longest).join(''))),
  longest,
})

/** Any text whole, such as a message received: the tool reports what it contains. */
export const anyText = (): Kind<string> => textKind('', value)
