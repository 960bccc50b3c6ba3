import { type Kind, value } from '@/lib/inputs/kind'

/** Any text of at most so many characters; what is longer is cut, as its field does not take it. */
export const text = (longest: number): Kind<string> => ({
  initial: '',
  read: (typed) => value([...typed].slice(0, longest).join('')),
  write: (kept) => kept,
  show: (kept) => kept,
})
