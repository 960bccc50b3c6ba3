import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { tools } from '../../content/catalogue.ts'

/** The words of each tool by the oldest day on which one of its sources was checked, and each article by its own. */
export const wordsOfPages = (root) => [
  ...tools.filter(({ sources }) => sources.length > 0).map(wordsOfTool),
  ...articlesIn(join(root, 'content/blog')),
]

const wordsOfTool = ({ slug, name, sources }) => ({
  kind: 'law',
  what: `Words of ${name}, oldest source`,
  on: sources.map(({ checkedOn }) => checkedOn).sort()[0],
  from: `content/tools/${slug}.ts`,
})

const DAY_IN_WORDS = /(?:[Cc]hecked|[Cc]omputed|[Rr]ead) on (\d{1,2} [A-Z][a-z]+ \d{4})/g

/**
 * Each article by the oldest day on which, by its own text, it was checked.
 * @throws Error for an article without one
 */
export const articlesIn = (folder) =>
  readdirSync(folder)
    .filter((file) => file.endsWith('.mdx'))
    .map((file) => {
      const text = readFileSync(join(folder, file), 'utf8')
      const days = [...text.matchAll(DAY_IN_WORDS)].map(([, day]) => new Date(`${day} UTC`))
      if (days.length === 0) throw new Error(`${file} names no day on which it was checked`)
      const oldest = new Date(Math.min(...days)).toISOString().slice(0, 10)
      return { kind: 'law', what: `Article ${file}`, on: oldest, from: `content/blog/${file}` }
    })
