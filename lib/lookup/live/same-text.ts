/** What counts of a text when two sources are compared: letters, marks and digits, small. */
const bare = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]/gu, '')

/** Whether two sources mean the same although they differ in capitals, spaces or punctuation. */
export const isSameText = (one: string, other: string): boolean => bare(one) === bare(other)

/** The texts of a list that another list has not. */
export const onlyIn = (list: readonly string[], other: readonly string[]): string[] => {
  const known = new Set(other.map(bare))
  return list.filter((text) => !known.has(bare(text)))
}
