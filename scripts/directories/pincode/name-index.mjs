import { encodeNamePage } from '../../../lib/postal/name-page-codec.ts'
import { wordsOf } from '../../../lib/postal/office-name.ts'
import { beginningsOfName, placeFormat } from '../../../lib/postal/place-index.ts'

/** A later word of more offices than this tells nothing ("nagar", "khurd", "bazar"): no index by it. */
const commonFrom = 350
/** Offices a file should hold, about 7 KB of it; a single third letter may exceed that. */
const pageAims = 700

/** Words that stand behind the first one in very many names. */
function commonWords(names) {
  const counts = new Map()
  for (const name of names) {
    for (const word of new Set(wordsOf(name).slice(1))) counts.set(word, (counts.get(word) ?? 0) + 1)
  }
  return [...counts].flatMap(([word, count]) => (count > commonFrom && word.length > 2 ? [word] : [])).sort()
}

function hitsByBeginning(entries, common) {
  const grouped = new Map()
  for (const { pincode, office } of entries) {
    const hit = { ...office, pincode }
    for (const beginning of beginningsOfName(office.name, common)) {
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

/** The name index: { files: file name => content, beginnings, common }. */
export function nameFiles(entries) {
  const common = commonWords(entries.map(({ office }) => office.name))
  const files = new Map()
  const beginnings = {}
  for (const [two, thirds] of byTwoLetters(hitsByBeginning(entries, new Set(common)))) {
    const pages = pagesOf(thirds)
    beginnings[two] = pages.map(({ start }) => start).join('')
    for (const { start, hits } of pages) files.set(`names/${two}${start}.json`, encodeNamePage(hits))
  }
  return { files, beginnings, common }
}

/** Rows of districts.json: name, state, first three digits of its pincodes, older names. */
export function districtRows(entries, olderNames) {
  const prefixes = new Map()
  for (const { pincode, office } of entries) {
    if (office.district === null || office.state === null) continue
    const key = `${office.state}|${office.district}`
    prefixes.set(key, (prefixes.get(key) ?? new Set()).add(pincode.slice(0, 3)))
  }
  return [...prefixes]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([key, shards]) => {
      const [state, district] = key.split('|')
      return [district, state, [...shards].sort().join(' '), (olderNames.get(key) ?? []).join('|')]
    })
}

/** The two files every search by name needs: file name => content. */
export function indexFiles(beginnings, common, districts) {
  return new Map([
    ['names.json', { format: placeFormat, common, beginnings }],
    ['districts.json', { format: placeFormat, districts }],
  ])
}
