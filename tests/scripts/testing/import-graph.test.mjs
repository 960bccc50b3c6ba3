import { importGraph, pagesThatImport } from '@/scripts/testing/import-graph.mjs'

const emi = 'app/(calculators)/emi-calculator/page.tsx'
const panchang = 'app/(india-specific-tools)/daily-panchang-muhurat/page.tsx'

describe('pages that import a file', () => {
  const graph = new Map([
    ['app/layout.tsx', ['lib/theme.ts', 'components/search.tsx']],
    ['app/page.tsx', ['content/catalogue.ts']],
    ['app/a/page.tsx', ['components/tools/a/screen.tsx', 'content/catalogue.ts', 'content/tools/a.ts']],
    ['app/b/page.tsx', ['components/tools/b/screen.tsx', 'content/catalogue.ts', 'content/tools/b.ts']],
    ['components/tools/a/screen.tsx', ['lib/a.ts']],
    ['components/tools/b/screen.tsx', ['lib/number.ts']],
    ['lib/a.ts', ['lib/number.ts']],
    ['lib/number.ts', []],
    ['lib/theme.ts', []],
    ['content/tools/a.ts', []],
    ['content/tools/b.ts', []],
    ['content/catalogue.ts', ['content/tools/a.ts', 'content/tools/b.ts']],
  ])
  test.each([
    [['lib/a.ts'], ['app/a/page.tsx']],
    [['lib/number.ts'], ['app/b/page.tsx', 'app/a/page.tsx']],
    [
      ['app/a/page.tsx', 'lib/number.ts'],
      ['app/a/page.tsx', 'app/b/page.tsx'],
    ],
    // The card of the tool is on the home page too, and by the catalogue on all others.
    [['content/tools/a.ts'], ['app/a/page.tsx', 'app/page.tsx']],
    [['lib/theme.ts'], ['app/page.tsx']],
    [['README.md', 'lib/nowhere.ts'], []],
  ])('%j: %j', (files, pages) => {
    expect(pagesThatImport(graph, files)).toEqual(pages)
  })
})

test('of this site: a calculation, a lazy part, words and a worker lead to their pages', async () => {
  const graph = await importGraph(process.cwd())
  const [nearest, ...others] = pagesThatImport(graph, ['components/tools/emi-calculator/loan-schedule.tsx'])
  expect(nearest).toBe(emi)
  // An article may show any tool that has a place in one, and the comparison computes with all.
  for (const page of others) expect(page).toMatch(/^app\/(?:blog|compare)\//)
  expect(pagesThatImport(graph, ['content/tools/emi-calculator.ts'])).toEqual([emi, 'app/page.tsx'])
  expect(pagesThatImport(graph, ['components/panchang/panchang-worker.ts'])).toContain(panchang)
  expect(pagesThatImport(graph, ['lib/finance/emi.ts'])).not.toContain(panchang)
  // The whole site is bundled, for which a busy machine takes a minute.
}, 180_000)
