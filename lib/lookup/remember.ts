/** Loads a thing once, for all who ask; a load that fails is forgotten, so that the next one asks again. */
export function remember<T>(load: () => Promise<T>): () => Promise<T> {
  let kept: Promise<T> | null = null
  return () => {
    kept ??= load().catch((error: unknown) => {
      kept = null
      throw error
    })
    return kept
  }
}

/** Remembers many things with a name each, such as the files of a directory. */
export function rememberByName(): <T>(name: string, load: () => Promise<T>) => Promise<T> {
  const all = new Map<string, () => Promise<unknown>>()
  return <T>(name: string, load: () => Promise<T>) => {
    const one = all.get(name) ?? remember(load)
    all.set(name, one)
    // A name always refers to one kind of thing.
    return one() as Promise<T>
  }
}
