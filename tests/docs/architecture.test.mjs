import { readdirSync, readFileSync } from 'node:fs'

const [, drawing] = /```mermaid\n(.*?)```/s.exec(readFileSync('docs/architecture.md', 'utf8'))
/** By name, the folders in a box. */
const boxes = new Map(
  [...drawing.matchAll(/(\w+)\["([^"]+)"\]/g)].map(([, name, folders]) => [name, folders.split(', ')]),
)
const arrows = [...drawing.matchAll(/(\w+)(?:\["[^"]+"\])? --> (\w+)/g)].map(([, from, to]) => [from, to])

const boxOf = (file) =>
  [...boxes].find(([, folders]) => folders.some((folder) => file.startsWith(`${folder}/`)))?.[0]

const sourcesIn = (folder) =>
  readdirSync(folder, { recursive: true })
    .filter((name) => /\.tsx?$/.test(name))
    .map((name) => `${folder}/${name}`)

/** Types are no imports; those within a folder are written without '@/'. */
const IMPORT = /(?:^import (?!type )[^'"]*|^} from |\bimport\()['"]@\/([^'"]+)['"]/gm

/** 'tools → parts', for every import between two boxes. */
function importsBetweenBoxes() {
  const found = new Set()
  for (const file of [...boxes.values()].flat().flatMap(sourcesIn))
    for (const [, imported] of readFileSync(file, 'utf8').matchAll(IMPORT)) {
      const [from, to] = [boxOf(file), boxOf(imported)]
      if (to && from !== to) found.add(`${from} → ${to}`)
    }
  return found
}

const canReach = (from, to) =>
  arrows.some(([start, end]) => start === from && (end === to || canReach(end, to)))

test('the drawing of the imports has no arrow that is not there, and leaves out no way', () => {
  expect(boxes.size).toBeGreaterThan(8)
  const imports = importsBetweenBoxes()
  expect(arrows.map(([from, to]) => `${from} → ${to}`).filter((arrow) => !imports.has(arrow))).toEqual([])
  const undrawn = [...imports].filter((arrow) => {
    const [from, to] = arrow.split(' → ')
    return !canReach(from, to)
  })
  expect(undrawn).toEqual([])
})
