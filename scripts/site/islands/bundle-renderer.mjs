import { createRequire } from 'node:module'
import { join } from 'node:path'
import { build } from 'esbuild'
import { assetPlugin } from './asset-plugin.mjs'
import { barrelPlugin } from './barrel-plugin.mjs'
import { commonOptions, componentMap } from './bundle-options.mjs'
import { REACT_EXPORTS_SOURCE, reactNames } from './react-exports.mjs'

/**
 * Bundles, for the build, a module that renders islands.
 *
 * @typedef {{ html: string, prefix: string }} Rendered `prefix` is in each id of `useId`
 * @typedef {object} Renderer
 * @property {Record<string, string[]>} react what islands take of React's modules
 * @property {Record<string, { imports: object[] }>} graph what each file imports
 * @property {() => (of: string, props: object, frame: boolean, place: number) => Promise<Rendered>} makeRenderer in
 *   the language that is set at that time
 * @param {import('./bundle-options.mjs').BundleOptions} options
 * @returns {Promise<Renderer>}
 */
export async function bundleRenderer(names, options) {
  const { settings, root } = options
  const contents = `import { prerender } from 'react-dom/static.edge'
import { identifierPrefix, islandContent } from '${settings.modules.hydrate}'
${componentMap(names, options)}
export async function render(of, props, frame, place) {
  const content = islandContent(components[of], props, frame)
  const prefix = identifierPrefix(place)
  const { prelude } = await prerender(content, { identifierPrefix: prefix })
  return { html: await new Response(prelude).text(), prefix }
}`
  const { text, inputs } = await bundleForNode(contents, options)
  const react = evaluated((await bundleForNode(REACT_EXPORTS_SOURCE, options)).text, root)
  return {
    react: reactNames(react, Object.keys(inputs), root),
    graph: inputs,
    makeRenderer: () => evaluated(text, root).render,
  }
}

async function bundleForNode(contents, options) {
  const { outputFiles, metafile } = await build({
    ...commonOptions(options),
    stdin: { contents, resolveDir: options.root },
    entryNames: 'module',
    platform: 'node',
    format: 'cjs',
    metafile: true,
    plugins: [
      assetPlugin(options.settings.modules.ownScript, options.inputs, options.settings.pureInWorkers),
      barrelPlugin(options.settings.barrels, options.root),
    ],
  })
  return { text: outputFiles.find(({ path }) => path.endsWith('module.js')).text, inputs: metafile.inputs }
}

function evaluated(text, root) {
  const compiled = { exports: {} }
  const require = createRequire(join(root, 'package.json'))
  new Function('module', 'exports', 'require', text)(compiled, compiled.exports, require)
  return compiled.exports
}
