/** Each meaning with what is typed for it, out of a text that scripts/constants/typed-words.mjs writes. */
export const typedLists = (text: string): readonly (readonly string[])[] =>
  text.split('\n').map((line) => line.split(','))

/** The meaning of a word in such a text. */
export const meaningIn = (text: string, word: string): string | undefined =>
  typedLists(text).find((words) => words.includes(word))?.[0]
