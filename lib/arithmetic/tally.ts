/** What has been counted or summed under a key so far; before the first of it that is nothing. */
export function tallyOf<Key>(tally: ReadonlyMap<Key, number>, key: Key): number {
  const soFar = tally.get(key)
  return soFar === undefined ? 0 : soFar
}

/** Adds to what has been counted or summed under a key. */
export const addTo = <Key>(tally: Map<Key, number>, key: Key, more: number): void =>
  void tally.set(key, tallyOf(tally, key) + more)
