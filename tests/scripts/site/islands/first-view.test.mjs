import { existsSync } from 'node:fs'
import { firstView } from '@/scripts/site/islands/first-view.mjs'
import { siteSettings } from '@/scripts/site-settings.mjs'

const imports = (...paths) => ({ imports: paths.map((path) => ({ path, kind: 'import-statement' })) })
const later = (path) => ({ path, kind: 'dynamic-import' })
const graph = {
  'screen.tsx': { imports: [...imports('field.tsx').imports, later('shown.tsx'), later('asked.tsx')] },
  'shown.tsx': imports('field.tsx', 'table.css'),
  'asked.tsx': { imports: [later('deeper.tsx')] },
}
const parts = ['shown.tsx', 'deeper.tsx', 'of-other-pages.tsx']

test('a page has at once what its parts in the first window load, and of no other part', () => {
  const { atOnce, shown } = firstView(['screen.tsx'], graph, parts)
  expect(shown).toEqual(['shown.tsx', 'table.css'])
  expect([...atOnce]).toEqual(['screen.tsx', 'field.tsx', 'shown.tsx', 'table.css'])
  // A part that the page imports anyway brings nothing more.
  expect(firstView(['screen.tsx'], { ...graph, 'screen.tsx': imports('shown.tsx') }, parts).shown).toEqual([])
})

test('the parts of the settings are files', () => {
  expect(siteSettings.islands.firstViewParts.filter((file) => !existsSync(file))).toEqual([])
})
