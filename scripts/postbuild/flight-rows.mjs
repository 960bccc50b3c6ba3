/**
 * Reads and writes the rows of a React flight payload, the stream a server-rendered page carries for hydration.
 *
 * A row is `id:json\n` (`id:Itag…\n` with a tag of one capital letter for imports and hints), or, for long text,
 * `id:T<length in hex>,<text>` where the length counts UTF-8 bytes and no newline follows.
 */

const ROW_HEAD = /^([0-9a-f]*):([A-Z#rxobslgm]?)/
/** Tags whose rows are length-prefixed. `T` is text; the others are typed arrays, which these pages never carry. */
const BINARY_TAGS = 'AOoUSsLlGgMmVb'

/** @returns {{ id: string, tag: string, body: string }[]} rows in stream order; throws on anything it cannot read whole. */
export function parseRows(payload) {
  const bytes = Buffer.from(payload, 'utf8')
  const rows = []
  let at = 0
  while (at < bytes.length) {
    const { row, next } = readRow(bytes, at)
    rows.push(row)
    at = next
  }
  return rows
}

function readRow(bytes, at) {
  const head = ROW_HEAD.exec(bytes.toString('latin1', at, at + 24))
  if (!head) throw new Error(`flight payload: no row starts at byte ${at}`)
  const [all, id, tag] = head
  const start = at + all.length
  if (tag === 'T') return readText(bytes, start, id)
  if (tag && BINARY_TAGS.includes(tag)) throw new Error(`flight payload: row ${id} is binary (${tag})`)
  const end = bytes.indexOf(10, start)
  if (end < 0) throw new Error(`flight payload: row ${id} has no end`)
  return { row: { id, tag, body: bytes.toString('utf8', start, end) }, next: end + 1 }
}

function readText(bytes, start, id) {
  const comma = bytes.indexOf(44, start)
  const length = Number.parseInt(bytes.toString('latin1', start, comma), 16)
  const end = comma + 1 + length
  if (!Number.isInteger(length) || end > bytes.length)
    throw new Error(`flight payload: text row ${id} is cut short`)
  return { row: { id, tag: 'T', body: bytes.toString('utf8', comma + 1, end) }, next: end }
}

/** The inverse of `parseRows`. */
export function writeRows(rows) {
  return rows.map(writeRow).join('')
}

function writeRow({ id, tag, body }) {
  if (tag !== 'T') return `${id}:${tag}${body}\n`
  return `${id}:T${Buffer.byteLength(body, 'utf8').toString(16)},${body}`
}
