import { readdirSync, readFileSync } from 'node:fs'

const FOLDERS = ['app', 'components', 'content', 'lib']
const EXPORT =
  /^export (?:default )?(?:abstract )?(?:async )?(?:function\*?|const|let|class|interface|type|enum) (\w+)/gm

/** Names that a framework or a loader reads in each file of a folder: these files differ by their path alone. */
const READ_BY_NAME: [in_: RegExp, names: readonly string[], readBy: string][] = [
  [
    /^app\/.*\/?page\.tsx$/,
    ['Page', 'metadata', 'dynamicParams', 'generateStaticParams'],
    'Next, of each page',
  ],
  [/^app\/(layout|not-found)\.tsx$/, ['metadata'], 'Next, of each page'],
  [
    /^app\/.*route\.tsx?$/,
    ['GET', 'dynamic', 'dynamicParams', 'generateStaticParams'],
    'Next, of each route',
  ],
  [/^app\/(robots|sitemap)\.ts$/, ['dynamic'], 'Next, of each route'],
  [/^components\/tools\/[\w-]+\/compared(-details)?\.tsx$/, ['compute'], 'the comparison, of each tool'],
  [/^content\/blog\/figures\//, ['figures', 'tables'], 'the article of the same name'],
]

/** Names that are exported twice, why, and no more of them. */
const TWICE: Record<string, string> = {
  inRupees: 'an amount as search answers it; an amount as the working of a stamp duty writes it',
  percent:
    'the kind of an input, only where inputs are declared; a rate as articles and tools write it, only in content',
  worded: 'an answer’s figure with its words in lib; a field with the words of its problem in components',
}

/** The files that export a name, by the name. */
function exportedNames(): Map<string, string[]> {
  const files = FOLDERS.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.tsx?$/.test(name))
      .map((name) => `${folder}/${name}`),
  )
  const names = new Map<string, string[]>()
  for (const file of files)
    for (const [, name = ''] of readFileSync(file, 'utf8').matchAll(EXPORT)) {
      const known = names.get(name) ?? []
      if (known.includes(file) || READ_BY_NAME.some(([in_, own]) => in_.test(file) && own.includes(name)))
        continue
      names.set(name, [...known, file])
    }
  return names
}

test('one name is one thing: no two files export it, but for a reason', () => {
  const names = exportedNames()
  expect(names.size).toBeGreaterThan(3_000)
  const twice = [...names].filter(([name, files]) => files.length > 1 && !(name in TWICE))
  expect(Object.fromEntries(twice)).toEqual({})
})

test('every reason is still needed', () => {
  const names = exportedNames()
  expect(Object.keys(TWICE).filter((name) => names.get(name)?.length !== 2)).toEqual([])
})
