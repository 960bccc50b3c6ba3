// The two shapes in which a newer official list comes: a tab-separated one, and the CSV of data.gov.in.
import Papa from 'papaparse'

/** Column of ours => its name in the file, lower case. `division` and `region` may be present; they are not used. */
const shapes = [
  {
    delimiter: '\t',
    columns: {
      pincode: 'pin',
      name: 'name',
      type: 'type',
      district: 'district',
      state: 'state',
      circle: 'circle',
    },
  },
  {
    delimiter: ',',
    columns: {
      pincode: 'pincode',
      name: 'officename',
      type: 'officetype',
      district: 'district',
      state: 'statename',
      circle: 'circlename',
    },
  },
]

/**
 * Splits a list into records of our columns. Returns [{ line, cells }] with `cells` null where a line has another
 * number of columns than the head. Throws when the head is neither of the two shapes, saying what is missing.
 */
export function recordsOf(text) {
  const lines = text.replace(/^\uFEFF/, '').split(/\r?\n/)
  const delimiter = lines[0].includes('\t') ? '\t' : ','
  const shape = shapes.find((one) => one.delimiter === delimiter)
  const head = cellsOf(lines[0], delimiter).map((name) => name.trim().toLowerCase())
  const missing = Object.values(shape.columns).filter((name) => !head.includes(name))
  if (missing.length > 0) {
    throw new Error(
      `line 1: no column ${missing.map((name) => `"${name}"`).join(', ')}; the columns are: ${head.join(', ')}`,
    )
  }
  const at = Object.entries(shape.columns).map(([ours, theirs]) => [ours, head.indexOf(theirs)])
  return lines.slice(1).flatMap((content, index) => {
    if (content.trim() === '') return []
    const cells = cellsOf(content, delimiter)
    const whole = cells.length === head.length
    return [
      {
        line: index + 2,
        cells: whole ? Object.fromEntries(at.map(([ours, i]) => [ours, cells[i].trim()])) : null,
      },
    ]
  })
}

function cellsOf(line, delimiter) {
  // Quotes have no meaning in the tab-separated list: names there hold them.
  return delimiter === '\t' ? line.split('\t') : Papa.parse(line, { delimiter }).data[0]
}
