import { readFileSync, writeFileSync } from 'node:fs'
import { tools } from '@/content/catalogue'
import { unitInputs } from '@/lib/units/unit-inputs'
import { unitsOf } from '@/lib/units/unit-list'
import { generatedLinks } from '@/tests/docs/generated-links'
import { holdDate } from '@/tests/hold-date'
import { inputsOfTool } from '@/tests/inputs-of-tool'

holdDate(new Date('2026-11-28T06:30:00Z'))

const FILE = 'docs/links.md'
const links = readFileSync(FILE, 'utf8')

/** `npm run write:links` sets it. */
if (process.env.JANTAR_WRITE_LINKS) writeFileSync(FILE, generatedLinks(links))

test('docs/links.md has the controls and results of each tool as they are: npm run write:links', () => {
  expect(generatedLinks(links)).toBe(links)
})

test.each(tools.filter(({ status }) => status === 'live').map(({ slug }) => slug))(
  'docs/links.md has an entry for %s, and a table for its controls',
  (slug) => {
    expect(links).toContain(`\`/${slug}\``)
    if (inputsOfTool(slug)) expect(links).toMatch(new RegExp(`^\\| \`/${slug}\` +\\| default`, 'm'))
  },
)

test.each(unitInputs.category.options)('docs/links.md names the units of %s', (category) => {
  const [, list = ''] = new RegExp(`^- \`${category}\`: ([^.]+)\\.$`, 'm').exec(links) ?? []
  expect([...list.matchAll(/`(\w+)`/g)].map(([, id]) => id)).toEqual(unitsOf(category).map(({ id }) => id))
})
