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

/** A list of rows is too long for a table, which says how many there are. */
const SPELLED = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven']
const rowsOf = (value: string) => `${SPELLED[value.split('*').length]} rows`

const written = (kind: unknown) => {
  const { initial, write } = kind as Kind<unknown>
  return write(initial)
}

test.each(tools.filter(({ status }) => status === 'live').map(({ slug }) => slug))(
  'docs/links.md names the controls of %s, with their defaults',
  (slug) => {
    const inputs = inputsOfTool(slug)
    if (!inputs) return expect(links).toContain(`\`/${slug}\``)
    const rows = documented(slug)
    expect(rows.map(([name]) => name).sort()).toEqual(Object.keys(inputs).sort())
    const wrong = rows.filter(([name, initial]) => {
      const value = written(inputs[name])
      // The page takes these from the calendar, so the fresh field is empty.
      if (value === '') return !['none', 'today', 'this year'].includes(initial)
      return ![value, rowsOf(value)].includes(initial.replaceAll('`', ''))
    })
    expect(wrong).toEqual([])
  },
)

test.each(unitInputs.category.options)('docs/links.md names the units of %s', (category) => {
  const [, list = ''] = new RegExp(`^- \`${category}\`: ([^.]+)\\.$`, 'm').exec(links) ?? []
  expect([...list.matchAll(/`(\w+)`/g)].map(([, id]) => id)).toEqual(unitsOf(category).map(({ id }) => id))
})
