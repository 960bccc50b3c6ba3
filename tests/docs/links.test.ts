import { readFileSync } from 'node:fs'
import { tools } from '@/content/catalogue'
import type { Kind } from '@/lib/inputs/kind'
import { unitInputs } from '@/lib/units/unit-inputs'
import { unitsOf } from '@/lib/units/unit-list'
import { inputsOfTool } from '@/tests/inputs-of-tool'

const links = readFileSync('docs/links.md', 'utf8')

/** The controls that docs/links.md names for a route, each with its default. */
function documented(slug: string): [name: string, initial: string][] {
  const [, table = ''] =
    new RegExp(`^\\| \`/${slug}\`[^\\n]*\\n\\|[- |]+\\n((?:\\|[^\\n]*\\n)+)`, 'm').exec(links) ?? []
  return table
    .trim()
    .split('\n')
    .flatMap((row) => {
      const [, names = '', initials = ''] = row.split('|')
      const all = [...names.matchAll(/`(\w+)`/g)].map(([, name]) => name!)
      const values = initials.trim().split(', ')
      return all.map((name, place): [string, string] => [name, values[place] ?? values[0]!])
    })
}

/** A list of rows is too long for a table, which names their number. */
const SPELLED = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven']
const rowsOf = (value: string) => `${SPELLED[value.split('*').length]} rows`

const written = (kind: unknown) => {
  const { initial, write } = kind as Kind<unknown>
  return write(initial)
}

/** What the table is to say of a control: as a row to be added, its meaning left to be written. */
const rowOf = ([name, kind]: [string, unknown]) => `| \`${name}\` | ${written(kind) || 'none'} | (meaning) |`

/** The lines that docs/links.md lacks of a tool. */
function linesToAdd(slug: string): string[] {
  const inputs = inputsOfTool(slug)
  if (!links.includes(`\`/${slug}\``)) {
    if (!inputs) return [`\`/${slug}\` has no controls, and these results: (names)`]
    return [
      `| \`/${slug}\` | default | meaning |`,
      '| --- | --- | --- |',
      ...Object.entries(inputs).map(rowOf),
    ]
  }
  const names = new Set(documented(slug).map(([name]) => name))
  return Object.entries(inputs ?? {}).filter(([name]) => !names.has(name)).map(rowOf) // prettier-ignore
}

describe.each(tools.filter(({ status }) => status === 'live').map(({ slug }) => slug))(
  'docs/links.md has of %s',
  (slug) => {
    test('every control', () => {
      expect({ 'add to docs/links.md': linesToAdd(slug) }).toEqual({ 'add to docs/links.md': [] })
    })

    test('no other control, and the defaults', () => {
      const inputs = inputsOfTool(slug) ?? {}
      const wrong = documented(slug).filter(([name, initial]) => {
        if (!(name in inputs)) return inputsOfTool(slug) !== null
        const value = written(inputs[name])
        // The page takes these from the calendar, so the fresh field is empty.
        if (value === '') return !['none', 'today', 'this year'].includes(initial)
        return ![value, rowsOf(value)].includes(initial.replaceAll('`', ''))
      })
      expect(wrong).toEqual([])
    })
  },
)

test.each(unitInputs.category.options)('docs/links.md names the units of %s', (category) => {
  const [, list = ''] = new RegExp(`^- \`${category}\`: ([^.]+)\\.$`, 'm').exec(links) ?? []
  expect([...list.matchAll(/`(\w+)`/g)].map(([, id]) => id)).toEqual(unitsOf(category).map(({ id }) => id))
})
