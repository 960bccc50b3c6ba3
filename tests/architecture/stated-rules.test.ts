import { readdirSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'

const sources = ['app', 'components', 'content', 'lib', 'scripts', 'bench', 'e2e', 'tests'].flatMap(
  (folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.(?:tsx?|mjs)$/.test(name) && !/node_modules|\.next/.test(name))
      .map((name) => `${folder}/${name}`),
)
const textOf = (file: string) => readFileSync(file, 'utf8')

/** Files about loading late as such. */
const ABOUT_LOADING = ['use-lazy-import', 'lazy-part', 'lazy-styles']

test('no file is named by when it loads, or by its size', () => {
  const byTime = /(?:^|-)(?:lazy|late|later|opening|fresh|rare|eager|deferred|heavy|rest)(?:-|\.)/
  const named = sources
    .filter((file) => /^(?:app|components|content|lib)\//.test(file))
    .map((file) => basename(file))
    .filter((name) => byTime.test(name) && !name.includes('late-fee'))
  expect(sources.length).toBeGreaterThan(1_500)
  expect(named.filter((name) => !ABOUT_LOADING.some((stem) => name.startsWith(`${stem}.`)))).toEqual([])
})

test('no article is before a word that is put in, of which nobody knows how it begins', () => {
  /** Weekdays all begin with a consonant. */
  const weekdays = ["t('Born on a {0}'", "t('Next birthday, a {0}'"]
  const found = sources
    .filter((file) => /^(?:app|components|content|lib)\//.test(file))
    .flatMap((file) => textOf(file).match(/\bt\(\s*['`"][^'`"\n]*\b[Aa]n? \{\d\}[^'`"\n]*['`"]/g) ?? [])
  expect(found.sort()).toEqual(weekdays.sort())
})

test('a doc comment names what it is about', () => {
  /** 'Of the columns.', 'Those to complain of.', 'The same as forms name it.' */
  const nameless =
    /\/\*\*\s*(?:\*\s*)?(?:Of|Those|Has|Have|The same (?:as|of|for|to|in|at|on|by|with|without|but|back|below))\b.*/g
  expect(sources.flatMap((file) => textOf(file).match(nameless) ?? [])).toEqual([])
})

test('no folder of the sources holds more than 30 files', () => {
  const folders = ['app', 'components', 'lib', 'scripts']
    .flatMap((folder) => readdirSync(folder, { recursive: true, withFileTypes: true }))
    .flatMap((entry) => (entry.isFile() ? entry.parentPath : []))
  const sizes = [...new Set(folders)].map(
    (name) => [name, folders.filter((one) => one === name).length] as const,
  )
  expect(sizes.length).toBeGreaterThan(100)
  expect(sizes.filter(([, files]) => files > 30)).toEqual([])
})
