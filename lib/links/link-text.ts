import { type Kind, value } from '@/lib/inputs/kind'

/** A pasted address or message: any text will do, and what it holds is said beside it. */
export function linkText(): Kind<string> {
  return { initial: '', read: value, write: (text) => text, show: (text) => text }
}
