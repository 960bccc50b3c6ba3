const smallWords = new Set(['and', 'of'])

/** A place as one writes it: the list has "ANDAMAN AND NICOBAR ISLANDS". */
export function placeName(capitals: string): string {
  return capitals
    .toLowerCase()
    .replace(/\p{L}+/gu, (word) =>
      smallWords.has(word) ? word : word.charAt(0).toUpperCase() + word.slice(1),
    )
}
