import { DirectoryDamaged } from '@/lib/name-search/directory-damaged'

/**
 * Texts under their places, as files of a directory hold them: each place once, then its number, its texts parted by
 * "|", the next number, …
 */
export interface PlaceTexts<Place extends string[]> {
  places: Place[]
  texts: (number | string)[]
}

interface PlacedText<Place extends string[]> {
  place: Place
  text: string
}

/** Gathers texts by place, both in order. Throws on a text that holds a "|". */
export function gatherByPlace<Place extends string[]>(all: PlacedText<Place>[]): PlaceTexts<Place> {
  const byPlace = new Map<string, { place: Place; texts: string[] }>()
  for (const { place, text } of all) {
    if (text.includes('|')) throw new Error(`a name may not hold "|": ${text}`)
    const key = place.join('|')
    const there = byPlace.get(key)
    if (there) there.texts.push(text)
    else byPlace.set(key, { place, texts: [text] })
  }
  const inOrder = [...byPlace].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, one]) => one)
  return {
    places: inOrder.map(({ place }) => place),
    texts: inOrder.flatMap(({ texts }, index) => [index, texts.sort().join('|')]),
  }
}

/** Each text with its place. Throws DirectoryDamaged when a place is missing. */
export function spreadByPlace<Place extends string[]>(
  { places, texts }: PlaceTexts<Place>,
  what: string,
): PlacedText<Place>[] {
  if (!Array.isArray(places) || !Array.isArray(texts)) throw new DirectoryDamaged(`${what}: incomplete`)
  const all: PlacedText<Place>[] = []
  for (let at = 0; at < texts.length; at += 2) {
    const place = places[Number(texts[at])]
    const joined = texts[at + 1]
    if (place === undefined || typeof joined !== 'string')
      throw new DirectoryDamaged(`${what}: a place is missing`)
    for (const text of joined.split('|')) all.push({ place, text })
  }
  return all
}
