import { beginningsOfQuery, fileOfBeginning, readNameIndex } from '@/lib/name-search/name-beginnings'
import type { DirectoryFiles } from '@/lib/lookup/directory-files'

/**
 * All that a directory's index of names has under the beginnings of these texts; what answers is still to be picked.
 */
export async function namedIn<Hit>(
  files: DirectoryFiles,
  texts: readonly string[],
  decodePage: (content: unknown) => Hit[],
  signal: AbortSignal,
): Promise<Hit[]> {
  const index = await files('names.json', readNameIndex, signal)
  const common = new Set(index.common)
  const beginnings = texts.flatMap((text) => beginningsOfQuery(text, common))
  const names = beginnings.map((beginning) => fileOfBeginning(index.beginnings, beginning))
  const known = [...new Set(names)].filter((name) => name !== null)
  const pages = await Promise.all(known.map((name) => files(`names/${name}.json`, decodePage, signal)))
  return pages.flat()
}
