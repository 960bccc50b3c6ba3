/** True if `host` is `domain` or a part of it. */
export const isWithin = (host: string, domain: string) => host === domain || host.endsWith(`.${domain}`)

/** Letters of other alphabets that look like ours, each pair as one sees it: Cyrillic, Greek, Armenian, Latin. */
const LOOK_ALIKES = new Map(
  'аa еe оo рp сc хx уy іi ѕs ӏi јj һh ԁd ԛq ԝw ьb кk мm нh тt вb αa εe οo ρp τt υu νv ιi κk ոn սu օo ցg ıi ɡg łi øo đd ħh'
    .split(' ')
    .map((pair) => [pair[0]!, pair.slice(1)] as const),
)
const DIGITS: Record<string, string> = { 0: 'o', 1: 'i', 3: 'e', 4: 'a', 5: 's', 7: 't', 8: 'b' }

/** A name as the eye takes it: 'lncometax', '1ncometax' and 'іncometax' all become the skeleton of 'incometax'. */
export function skeleton(name: string): string {
  const plain = name.normalize('NFKD').toLowerCase().replace(/\p{M}/gu, '')
  return [...plain]
    .map((letter) => LOOK_ALIKES.get(letter) ?? DIGITS[letter] ?? letter)
    .join('')
    .replaceAll('l', 'i')
    .replaceAll('rn', 'm')
    .replaceAll('vv', 'w')
}

/** How many letters must be changed, added, dropped or exchanged with a neighbour to make one word of the other. */
export function lettersApart(a: string, b: string): number {
  const rows = [[...b, ''].map((_, place) => place)]
  for (let i = 1; i <= a.length; i += 1) {
    const row = [i]
    for (let j = 1; j <= b.length; j += 1) {
      const same = a[i - 1] === b[j - 1] ? 0 : 1
      const crossed = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]
      const ways = [rows[i - 1]![j]! + 1, row[j - 1]! + 1, rows[i - 1]![j - 1]! + same]
      if (crossed) ways.push(rows[i - 2]![j - 2]! + 1)
      row.push(Math.min(...ways))
    }
    rows.push(row)
  }
  return rows[a.length]![b.length]!
}

/** Alphabets with letters that look like Latin ones. */
const LIKE_LATIN = /[\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Armenian}\p{Script=Cherokee}]/u
const SCRIPTS = [
  'Latin',
  'Cyrillic',
  'Greek',
  'Armenian',
  'Cherokee',
  'Devanagari',
  'Hebrew',
  'Arabic',
  'Han',
].map((script) => new RegExp(`\\p{Script=${script}}`, 'u'))

/** True if a part of a name mixes alphabets, or has one that passes for Latin before an ending in Latin letters. */
export function mixesScripts(written: string): boolean {
  const labels = written.toLowerCase().split('.')
  if (labels.some((label) => SCRIPTS.filter((script) => script.test(label)).length > 1)) return true
  return LIKE_LATIN.test(written) && /^[a-z\d-]+$/.test(labels.at(-1)!)
}
