import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { build } from 'esbuild'
import { assetFile, parsed, rewritten } from './source-code.mjs'

/** Most files have none, and need not be parsed. */
const MAY_NAME_ASSET = /\bimport\s*\.\s*meta\b/
const WORKER = /-worker\.ts$/

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

const pickedFrom = (options, names) => Object.fromEntries(names.map((name) => [name, options[name]]))
