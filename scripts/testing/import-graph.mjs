import { readFileSync } from 'node:fs'
import { extname } from 'node:path'
import { build } from 'esbuild'
import { siteFiles } from '../site/site-files.mjs'

/** What each file of the site imports, as esbuild resolves it; types are no imports. Paths are relative to `root`. */

/**
 * @param {string} root
 * @returns {Promise<Map<string, string[]>>} by file, the files that it imports, at once or late, and the
 * workers it starts
 */
export async function importGraph(root) {
  const { metafile } = await build({
    absWorkingDir: root,
    entryPoints: pageFiles(root),
    outdir: 'unused',
    bundle: true,
    write: false,
    metafile: true,
    packages: 'external',
    format: 'esm',
    logLevel: 'error',
    loader: { '.mdx': 'empty', '.ttf': 'empty' },
    plugins: [workersAsImports],
  })
  const own = ({ external }) => !external
  return new Map(
    Object.entries(metafile.inputs).map(([file, { imports }]) => [
      file,
      imports.filter(own).map(({ path }) => path),
    ]),
  )
}

/** The files of `app` for which Next writes pages and other answers. */
const ANSWERS = /(?:^|\/)(?:page|route|layout|not-found|sitemap|robots)\.tsx?$/
const pageFiles = (root) =>
  siteFiles(`${root}/app`)
    .filter((file) => ANSWERS.test(file))
    .map((file) => `app/${file}`)

const workersAsImports = {
  name: 'workers as imports',
  setup({ onLoad }) {
    onLoad({ filter: /[\\/]components[\\/].*\.tsx?$/ }, ({ path }) => ({
      contents: readFileSync(path, 'utf8').replaceAll(
        /new Worker\((new URL\(('[^']+'))/g,
        'new Worker(import($2), $1',
      ),
      loader: extname(path).slice(1),
    }))
  },
}

/**
 * The lists of all tools and articles, which nearly every page reads for its cards, and the frame around every page.
 */
const ON_EVERY_PAGE = ['content/catalogue.ts', 'content/blog.ts', 'app/layout.tsx']
const HOME = 'app/page.tsx'

/**
 * The pages that import one of `files`. What a page imports only with the lists of all tools and articles or
 * in its frame counts as the home page's, which has both.
 *
 * @param {Map<string, string[]>} graph
 * @param {string[]} files
 * @returns {string[]} files of `app`, those with the fewest imports in between first
 */
export function pagesThatImport(graph, files) {
  const importers = new Map()
  for (const [file, imported] of graph)
    for (const path of imported) importers.set(path, [...(importers.get(path) ?? []), file])
  const reached = new Set(files.filter((file) => graph.has(file)))
  for (const file of reached)
    for (const importer of ON_EVERY_PAGE.includes(file) ? [HOME] : (importers.get(file) ?? []))
      reached.add(importer)
  return [...reached].filter((file) => /^app\/(?:.*\/)?page\.tsx$/.test(file))
}
