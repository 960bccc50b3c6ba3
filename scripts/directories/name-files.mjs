// The index of names of a directory: lib/name-search/name-beginnings.ts has its format.
import { beginningsOfName, nameIndexFormat } from '../../lib/name-search/name-beginnings.ts'
import { wordsOfName } from '../../lib/name-search/name-words.ts'

/** A later word of more names than this ("nagar", "khurd", "bazar") is not indexed: nobody finds a place by it. */
const commonFrom = 350
/** Names a file should hold, about 7 KB of it; a single third letter may exceed that. */
const pageAims = 700

/** Words that follow the first one in very many names. */
function commonWords(named) {
  const counts = new Map()
  for (const { name } of named) {
    for (const word of new Set(wordsOfName(name).slice(1))) counts.set(word, (counts.get(word) ?? 0) + 1)
  }
  return [...counts].flatMap(([word, count]) => (count > commonFrom && word.length > 2 ? [word] : [])).sort()
}

function hitsByBeginning(named, common) {
  const grouped = new Map()
  for (const { name, hit } of named) {
    for (const beginning of beginningsOfName(name, common)) {
      const hits = grouped.get(beginning)
      if (hits) hits.push(hit)
      else grouped.set(beginning, [hit])
    }
  }
  return grouped
}

function byTwoLetters(grouped) {
  const pairs = new Map()
  for (const [beginning, hits] of [...grouped].sort(([a], [b]) => (a < b ? -1 : 1))) {
    const two = beginning.slice(0, 2)
    pairs.set(two, [...(pairs.get(two) ?? []), [beginning[2] ?? '0', hits]])
  }
  return pairs
}

/** Parts the third letters of a pair, in order, into pages of about the size aimed at: [first third letter, hits]. */
function pagesOf(thirds) {
  const pages = []
  for (const [third, hits] of thirds) {
    const last = pages.at(-1)
    if (last && last.hits.length + hits.length <= pageAims) last.hits.push(...hits)
    else pages.push({ start: last ? third : '0', hits: [...hits] })
  }
  return pages
}

/** The index of [{ name, hit }]: { pages: file name => encodePage(hits), index: the content of names.json }. */
export function nameFiles(named, encodePage) {
  const common = commonWords(named)
  const pages = new Map()
  const beginnings = {}
  for (const [two, thirds] of byTwoLetters(hitsByBeginning(named, new Set(common)))) {
    const parted = pagesOf(thirds)
    beginnings[two] = parted.map(({ start }) => start).join('')
    for (const { start, hits } of parted) pages.set(`names/${two}${start}.json`, encodePage(hits))
  }
  return { pages, index: { format: nameIndexFormat, common, beginnings } }
}
