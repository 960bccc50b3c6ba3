import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

const map = /## The map\n+```\n(.*?)```/s.exec(readFileSync('docs/architecture.md', 'utf8'))![1]!

/** Folders of the map by their parent: a line at its margin names a folder, the indented ones those in it. */
function mappedFolders(): Map<string, string[]> {
  const folders = new Map<string, string[]>()
  let parent = ''
  for (const line of map.split('\n')) {
    if (/^\w/.test(line)) parent = line.split('/')[0]!
    // A second folder of a line follows after at least three spaces.
    const names = [...line.matchAll(/(?:^ {2}| {3,})([a-z][a-z-]*)\/(?=[ ,]|$)/g)].map(([, name]) => name!)
    folders.set(parent, [...(folders.get(parent) ?? []), ...names])
  }
  return folders
}

const foldersIn = (parent: string) =>
  readdirSync(parent, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)

test.each(['components', 'lib'])(
  'the map of docs/architecture.md names each folder of %s, and no other',
  (parent) => {
    expect(mappedFolders().get(parent)?.toSorted()).toEqual(foldersIn(parent).toSorted())
  },
)

test('the map names each folder of documents and of invoicing', () => {
  for (const parent of ['components/documents', 'lib/invoicing']) {
    const name = parent.split('/')[1]!
    // The description of a folder may continue below it, indented.
    const [entry] = new RegExp(`^  ${name}/.*(?:\n {4,}.*)*`, 'm').exec(map)!
    const unnamed = foldersIn(parent).filter((folder) => !new RegExp(`\\b${folder}\\b`).test(entry))
    expect(unnamed).toEqual([])
  }
})

/** Paths that a guide names, without those of its example of a tool that nobody has written. */
const namedPaths = (text: string) =>
  [...text.matchAll(/`((?:app|components|content|docs|e2e|lib|scripts|tests)\/[\w./-]*\w)`/g)]
    .map(([, path]) => path!)
    .filter((path) => !path.includes('sip') && path !== 'docs/links.md')

const guides = [
  'README.md',
  'CONTRIBUTING.md',
  ...readdirSync('docs')
    .filter((name) => name.endsWith('.md'))
    .map((name) => `docs/${name}`),
]

/** Files that a guide links to, from its own folder. */
const linkedFiles = (text: string, guide: string) =>
  [...text.matchAll(/\]\((?!https?:|#|mailto:)([^)#]+)/g)].map(([, path]) => join(dirname(guide), path!))

test.each(guides)('every path that %s names, and every file that it links to, exists', (guide) => {
  const text = readFileSync(guide, 'utf8')
  const paths = [...namedPaths(text), ...linkedFiles(text, guide)]
  const missing = paths.filter((path) => !['', '.ts', '.mjs'].some((ending) => existsSync(path + ending)))
  expect(missing).toEqual([])
})

test('the README names paths of each part, and is one page', () => {
  const readme = readFileSync('README.md', 'utf8')
  expect(namedPaths(readme).length).toBeGreaterThan(5)
  expect(Buffer.byteLength(readme)).toBeLessThanOrEqual(8 * 1024)
})
