import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join, sep } from 'node:path'
import ts from 'typescript'
import { isFirstViewPart } from './first-view.mjs'
import {
  assetFile,
  hasDefaultExport,
  importedByFunction,
  isImportCall,
  oncePerSource,
  parsed,
  rewritten,
} from './source-code.mjs'

/** Before the name of a module that `import()` imports. */
const LAZY = 'lazy:'
/** Most files have none, and need not be parsed. */
const MAY_IMPORT = /\bimport\s*\(/
const PACKAGE = /[\\/]node_modules[\\/]/

/**
 * Lets each lazy part import the entry. All that the page loads at once is then reachable from every part,
 * and esbuild puts it into one file instead of one for each combination of parts that use it. A part waits
 * for its own styles. `partWordsPlugin` marks the parts: esbuild would ask for every other import too, which
 * takes longer than bundling.
 *
 * @param {Map<string, string[]>} styles addresses of stylesheets by the part's file
 * @param {string} loadStyle the module that loads one
 */
export function lazyPartPlugin(styles, loadStyle) {
  return {
    name: 'lazy parts',
    setup({ onResolve, onLoad, resolve }) {
      onResolve({ filter: new RegExp(`^${LAZY}`) }, async ({ path: marked, importer, resolveDir }) => {
        const path = marked.slice(LAZY.length)
        const resolved = await resolve(path, { kind: 'import-statement', importer, resolveDir })
        if (resolved.errors.length) return resolved
        // Of a package in CommonJS nothing would be found: what it exports is known only when it runs.
        if (PACKAGE.test(resolved.path))
          return {
            errors: [{ text: `import('${path}'): import a file of our own that imports the package` }],
          }
        return { path: resolved.path, namespace: 'lazy' }
      })
      onLoad({ filter: /.*/, namespace: 'lazy' }, ({ path }) => ({
        contents: lazyPart(path, styles.get(path) ?? [], loadStyle),
        resolveDir: dirname(path),
      }))
    },
  }
}

/**
 * Puts around each `import()` of a component or of the search's questions what waits for the words of lazy parts, as
 * these use them when they are evaluated; see `withAddresses`.
 *
 * @param {string} module has the function `withPartWords`
 * @param {string[]} firstViewParts files of parts whose words the page itself has
 */
export const partWordsPlugin = (module, firstViewParts = []) => ({
  name: 'part words',
  setup({ initialOptions, onLoad }) {
    const root = initialOptions.absWorkingDir
    onLoad({ filter: /[\\/](?:components|questions)[\\/].*\.tsx?$/ }, ({ path }) => {
      const source = readFileSync(path, 'utf8')
      if (!MAY_IMPORT.test(source)) return undefined
      const waitingFor = (address) => {
        const words = isFirstViewPart(address, path, root, firstViewParts) ? ", ''" : ''
        return `withPartWords(() => import(${JSON.stringify(LAZY + address)})${words})`
      }
      const { contents, hasAsset } = oncePerSource('later', source, () =>
        withWaiting(parsed(source, path), path, waitingFor),
      )
      if (contents === source) return undefined
      if (hasAsset)
        return {
          errors: [{ text: 'import.meta.url beside import(): move one of them into a file of its own' }],
        }
      return {
        contents: `import { withPartWords } from '${module}'\n${contents}`,
        loader: path.endsWith('x') ? 'tsx' : 'ts',
      }
    })
  },
})

const withWaiting = (tree, path, waitingFor) => ({
  contents: rewritten(tree, (node) => {
    if (!isImportCall(node)) return undefined
    const [address] = node.arguments
    if (ts.isTemplateExpression(address)) return chosenPart(address, path, waitingFor)
    return ts.isStringLiteralLike(address) ? waitingFor(address.text) : undefined
  }),
  hasAsset: tree.nodes.some(assetFile),
})

/**
 * @param {ts.TemplateExpression} address of an `import()`: a name with one place, such as
 * `../content/${code}/paper.json`
 * @param {string} path of the file that imports it
 * @param {(file: string) => string} waitingFor writes the import of one file
 * @returns {string} an import of one of the files that there are of this name, by what is in the place
 */
function chosenPart({ head, templateSpans: [{ expression, literal }, ...others] }, path, waitingFor) {
  if (others.length) throw new Error(`${path}: an import() of a name with two places`)
  const folder = join(dirname(path), head.text)
  const parts = readdirSync(folder)
    .map((chosen) => ({ chosen, file: folder + sep + chosen + literal.text }))
    .filter(({ file }) => existsSync(file))
    .map(({ chosen, file }) => `${JSON.stringify(chosen)}: () => ${waitingFor(file)}`)
  return `({ ${parts.join(', ')} })[${expression.text}]()`
}

/**
 * Gives `withPartWords` the address of each lazy part in place of a function that imports it, so that a part
 * that did not load can be asked for at another address.
 *
 * @throws when a script imports a part in another way
 */
export function withAddresses(text) {
  if (!MAY_IMPORT.test(text)) return text
  const written = rewritten(parsed(text, 'script.js'), (node, tree) =>
    importedByFunction(node)?.getText(tree),
  )
  if (MAY_IMPORT.test(written) && parsed(written, 'script.js').nodes.some(isImportCall))
    throw new Error('An import() that could not be tried again')
  return written
}

function lazyPart(path, styles, loadStyle) {
  const file = JSON.stringify(path)
  const isData = path.endsWith('.json')
  const lines = [`import 'entry:page'`, ...(isData ? [] : [`export * from ${file}`])]
  const source = readFileSync(path, 'utf8')
  if (isData || oncePerSource('default', source, () => hasDefaultExport(parsed(source, path))))
    lines.push(`export { default } from ${file}`)
  if (styles.length) {
    lines.push(`import { loadStyle } from '${loadStyle}'`)
    lines.push(`await Promise.all(${JSON.stringify(styles)}.map(loadStyle))`)
  }
  return lines.join('\n')
}
