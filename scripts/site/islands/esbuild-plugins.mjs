import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { build } from 'esbuild'
import ts from 'typescript'
import { chosenPart } from './chosen-part.mjs'
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

/** The esbuild plugins that bundle islands: see bundle-islands.mjs. */

/** Makes `source` the module 'page', which lazy parts can import. */
export function entryPlugin(source, root) {
  return {
    name: 'entry',
    setup({ onResolve, onLoad }) {
      onResolve({ filter: /^entry:page$/ }, () => ({ path: 'page', namespace: 'entry' }))
      onLoad({ filter: /.*/, namespace: 'entry' }, () => ({
        contents: source,
        loader: 'js',
        resolveDir: root,
      }))
    },
  }
}

/**
 * Leaves modules to scripts of their own. A page's script imports each name once, instead of once in every
 * module that uses it: half a kilobyte less in a page, compressed.
 *
 * @param {Map<string, SharedScript>} scripts by module
 * @typedef {{ address: string, names: Record<string, string> }} SharedScript by each name of its modules, the short
 *   name under which the script exports it
 */
export function sharedPlugin(scripts) {
  const modules = new RegExp(`^(${[...scripts.keys()].join('|')})$`)
  const namesAt = new Map([...scripts.values()].map(({ address, names }) => [address, names]))
  return {
    name: 'shared',
    setup({ onResolve, onLoad }) {
      onResolve({ filter: modules }, ({ path }) => ({
        path: scripts.get(path).address,
        namespace: 'shared',
        sideEffects: false,
      }))
      // A statement for each name: esbuild leaves out the statements that nothing uses.
      onLoad({ filter: /.*/, namespace: 'shared' }, ({ path }) => ({
        contents: Object.entries(namesAt.get(path))
          .map(([name, short]) => `export { ${short} as ${name} } from '${path}'`)
          .join('\n'),
      }))
      onResolve({ filter: /.*/, namespace: 'shared' }, ({ path }) => ({
        path,
        external: true,
        sideEffects: false,
      }))
    },
  }
}

/**
 * Reads `new URL('package/file', import.meta.url)` as Next does: the file is shipped, and this is its
 * address. A file of our own is the script of a worker, and is bundled; its address needs the site's policy
 * of Trusted Types.
 *
 * @param {string} ownScript the module whose `ownScript` gives such an address
 * @param {Set<string>} [inputs] the files that are bundled into workers are added to it
 * @param {string[]} [pureInWorkers] packages of which workers have only the modules that are used
 */
export const assetPlugin = (ownScript, inputs, pureInWorkers = []) => ({
  name: 'assets',
  setup({ initialOptions, onResolve, onLoad }) {
    onResolve({ filter: /^\.\/.*-worker\.ts$/ }, ({ path, resolveDir }) => ({
      path: join(resolveDir, path.replace(/ts$/, 'js')),
      namespace: 'worker',
    }))
    onLoad({ filter: /.*/, namespace: 'worker' }, async ({ path }) => {
      const { metafile, outputFiles } = await build({
        ...pickedFrom(initialOptions, ['absWorkingDir', 'target', 'define', 'minify', 'legalComments']),
        entryPoints: [path.replace(/js$/, 'ts')],
        plugins: [pureModulesPlugin(pureInWorkers)],
        bundle: true,
        write: false,
        format: 'esm',
        metafile: true,
      })
      for (const input of Object.keys(metafile.inputs)) inputs?.add(input)
      return { contents: outputFiles[0].contents, loader: 'file' }
    })
    onLoad({ filter: /[\\/]components[\\/].*\.tsx?$/ }, ({ path }) => {
      const source = readFileSync(path, 'utf8')
      if (!MAY_NAME_ASSET.test(source)) return undefined
      const files = []
      const contents = rewritten(parsed(source, path), (node) => {
        const file = assetFile(node)
        if (!file) return undefined
        files.push(`import asset${files.length} from ${JSON.stringify(file.text)}`)
        const address = `new URL(asset${files.length - 1}, location.href)`
        return WORKER.test(file.text) ? `ownScript(${address})` : address
      })
      if (contents.includes('ownScript(')) files.push(`import { ownScript } from '${ownScript}'`)
      return { contents: `${files.join('\n')}\n${contents}`, loader: path.endsWith('x') ? 'tsx' : 'ts' }
    })
  },
})

/**
 * Leaves out the modules of these packages of which nothing is used, which the packages do not declare. Of
 * the library of PDFs, whose index exports all it can do, that is 90 of 210 KB: markup, drawings and colours.
 *
 * @param {string[]} packages
 */
const pureModulesPlugin = (packages) => ({
  name: 'pure modules',
  setup({ onResolve, resolve }) {
    onResolve({ filter: /.*/ }, async ({ path, pluginData, ...asked }) => {
      if (pluginData === resolving) return undefined
      const resolved = await resolve(path, {
        ...pickedFrom(asked, ['kind', 'importer', 'resolveDir']),
        pluginData: resolving,
      })
      const file = resolved.path.replaceAll('\\', '/')
      return packages.some((name) => file.includes(`/node_modules/${name}/`))
        ? { ...resolved, sideEffects: false }
        : resolved
    })
  },
})

/** Marks what the plugin itself resolves. */
const resolving = Symbol('resolving')

const PACKAGE = /[\\/]node_modules[\\/]/
const WORKER = /-worker\.ts$/

const pickedFrom = (options, names) => Object.fromEntries(names.map((name) => [name, options[name]]))

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
 * Puts around each `import()` of a component what waits for the words of lazy parts, as these use them when
 * they are evaluated; see `withAddresses`.
 *
 * @param {string} module has the function `withPartWords`
 * @param {string[]} firstViewParts files of parts whose words the page itself has
 */
export const partWordsPlugin = (module, firstViewParts = []) => ({
  name: 'part words',
  setup({ initialOptions, onLoad }) {
    const root = initialOptions.absWorkingDir
    onLoad({ filter: /[\\/]components[\\/].*\.tsx?$/ }, ({ path }) => {
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

/** Before the name of a module that `import()` imports. */
const LAZY = 'lazy:'

/** Most files have neither, and need not be parsed. */
const MAY_NAME_ASSET = /\bimport\s*\.\s*meta\b/
const MAY_IMPORT = /\bimport\s*\(/

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
