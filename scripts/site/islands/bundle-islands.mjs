import { createRequire } from 'node:module'
import { basename, join } from 'node:path'
import { build } from 'esbuild'
import { barrelPlugin } from './barrel-plugin.mjs'
import { asModulePlugin } from './as-module-plugin.mjs'
import { assetPlugin } from './asset-plugin.mjs'
import { entryPlugin, sharedPlugin } from './esbuild-plugins.mjs'
import { lazyPartPlugin, partWordsPlugin, withAddresses } from './lazy-part-plugins.mjs'
import { firstView } from './first-view.mjs'
import { islandFile } from './island-file.mjs'
import { loadedWith, styleOf, writeLazyStyles } from './lazy-styles.mjs'
import { REACT_EXPORTS_SOURCE, reactNames } from './react-exports.mjs'
import { hashedName, PUBLIC_PATH, publicAddress, writeScripts } from './script-files.mjs'
import { shortNames, withNames } from './short-names.mjs'

/**
 * Bundles islands with esbuild: for the browser an entry for each set of islands and one script that all entries share;
 * for the build a module that renders them.
 *
 * @typedef {object} BundleOptions
 * @property {string} root
 * @property {string} dir the built site
 * @property {Record<string, string | undefined>} env gives the values of NEXT_PUBLIC_…
 * @property {import('../site-build.mjs').IslandSettings} settings
 * @property {boolean} [development] takes React's development build
 * @property {Set<string>} [inputs] to which the files are added of which something is in a script
 * @property {Map<string, Record<string, number>>} [modules] to which their bytes are added, by a script's address
 */

/**
 * @param {Record<string, string[]>} react the names that islands take of React's modules
 * @returns {Promise<Map<string, import('./esbuild-plugins.mjs').SharedScript>>} by module, the script from
 * which entries take it
 */
export async function bundleShared(react, options) {
  const { sharedModules, largePackages, modules } = options.settings
  const reexports = [
    ...Object.entries(react).map(([module, names]) => `export { ${names.join(', ')} } from '${module}'`),
    ...sharedModules.map((module) => `export * from '${module}'`),
  ]
  const contents = `${reexports.join('\n')}
import React from 'react'
import * as ReactDOM from 'react-dom'
import { startPage } from '${modules.start}'
startPage()
export default { ...React, ...ReactDOM }`
  const shared = await bundleModule('shared', contents, options)
  const large = Object.entries(largePackages).map(async ([module, used]) => [
    module,
    await bundleModule(basename(module), `export { ${used} } from '${module}'`, options),
  ])
  return new Map([
    ...[...Object.keys(react), ...sharedModules].map((module) => [module, shared]),
    ...(await Promise.all(large)),
  ])
}

async function bundleModule(name, contents, options) {
  const { metafile, outputFiles } = await build({
    ...browserOptions(name, options),
    stdin: { contents, resolveDir: options.root, sourcefile: name },
  })
  const [output] = Object.values(metafile.outputs)
  const names = shortNames(output.exports)
  const text = withNames(outputFiles.find((file) => file.path.endsWith('.js')).text, names)
  // esbuild's own hash is made before the exports are renamed.
  const path = hashedName(name, 'js', text)
  noteInputs({ outputs: { [path]: output } }, options)
  await writeScripts([{ path, contents: text, text }], options)
  return { address: publicAddress(path), names, sources: ownSources(Object.keys(metafile.inputs)) }
}

/**
 * @param {object} all
 * @param {Map<string, import('./esbuild-plugins.mjs').SharedScript>} all.shared what the entries share
 * @param {Record<string, { imports: object[] }>} all.graph what each file of them imports
 * @returns {Promise<{ address: string, sources: string[], laterSources: string[], styles: string[] }>} the script
 *   that hydrates the islands of these names, its files, and those that only its lazy parts have; styles of parts
 *   that are shown at first
 */
export async function bundleEntry(name, names, { shared, graph }, options) {
  const source = `import { hydrateIslands } from '${options.settings.modules.hydrate}'
${componentMap(names, options)}
hydrateIslands(components)`
  const { atOnce, shown } = firstView(filesOf(names, options), graph, options.settings.firstViewParts)
  const styles = writeLazyStyles(atOnce, graph, options)
  const { metafile, outputFiles } = await splitBundle(name, source, styles, shared, options)
  noteInputs(metafile, options)
  const [entry] = Object.entries(metafile.outputs).find(
    ([, { inputs }]) => inputs['entry:page']?.bytesInOutput,
  )
  // Where there are lazy parts, esbuild leaves the entry itself as a file that only imports the chunk with its code.
  const isStub = (path, { entryPoint }) => entryPoint === 'entry:page' && path !== entry
  const stubs = new Set(
    Object.entries(metafile.outputs).flatMap(([path, output]) =>
      isStub(path, output) ? [basename(path)] : [],
    ),
  )
  const scripts = outputFiles.filter(({ path }) => !stubs.has(basename(path)))
  await writeScripts(scripts.map(withLazyAddresses), options)
  const { inputs } = metafile
  const first = new Set([...loadedWith('entry:page', inputs), ...shown])
  return {
    address: publicAddress(entry),
    sources: ownSources([...first]),
    laterSources: ownSources(Object.keys(inputs).filter((path) => !first.has(path))),
    styles: shown.filter((path) => path.endsWith('.css')).map((path) => styleOf(path, options.root)),
  }
}

/** A script of the page with the addresses of its lazy parts; any other file as it is. */
function withLazyAddresses({ path, contents, text }) {
  if (!path.endsWith('.js')) return { path, contents, text }
  const written = withAddresses(text)
  return { path, contents: Buffer.from(written), text: written }
}

/** The paths that are files of the project. */
const ownSources = (paths) => paths.filter((path) => /^(?:components|lib)\/.*\.tsx?$/.test(path))

/**
 * @returns {Promise<{ react: Record<string, string[]>, graph: Record<string, { imports: object[] }>,
 * makeRenderer: () => (of: string, props: object, frame: boolean, place: number) => Promise<{ html: string,
 * prefix: string }> }>}
 *   what islands take of React's modules; what each file imports; what makes a renderer of islands, in the
 *   language that is set at
 *   that time. `prefix` is in each id of `useId`.
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

/** `emi-calculator` is the export EmiCalculator of its file. */
function componentMap(names, options) {
  const componentName = (name) => name.replace(/(?:^|-)(\w)/g, (_, letter) => letter.toUpperCase())
  const files = filesOf(names, options)
  const imports = names.map((name, place) => `import { ${componentName(name)} } from './${files[place]}'`)
  const entries = names.map((name) => `${JSON.stringify(name)}: ${componentName(name)}`)
  return `${imports.join('\n')}\nconst components = { ${entries.join(', ')} }`
}

const filesOf = (names, { root, settings }) => names.map((name) => islandFile(name, root, settings.folders))

function splitBundle(name, source, styles, shared, options) {
  const { modules, firstViewParts, asModules, barrels, pureInWorkers } = options.settings
  return build({
    ...browserOptions(name, options),
    entryPoints: [{ in: 'entry:page', out: name }],
    splitting: true,
    plugins: [
      entryPlugin(source, options.root),
      sharedPlugin(shared),
      lazyPartPlugin(styles, modules.loadStyle),
      partWordsPlugin(modules.partWords, firstViewParts),
      assetPlugin(modules.ownScript, options.inputs, pureInWorkers),
      asModulePlugin(asModules),
      barrelPlugin(barrels, options.root),
    ],
  })
}

function browserOptions(name, options) {
  return {
    ...commonOptions(options),
    publicPath: PUBLIC_PATH,
    entryNames: `${name}-[hash]`,
    chunkNames: `${name}-[name]-[hash]`,
    assetNames: '[name]-[hash]',
    format: 'esm',
    minify: !options.development,
    metafile: true,
    // A package that takes a name which the shared script does not export would get nothing.
    logOverride: { 'import-is-undefined': 'error' },
    sourcemap: process.env.JANTAR_SOURCE_MAPS ? 'linked' : false,
  }
}

function commonOptions({ root, env, settings: { constants }, development }) {
  const mode = development ? 'development' : 'production'
  const settings = Object.entries(env).filter(([name]) => name.startsWith('NEXT_PUBLIC_'))
  const define = Object.fromEntries(
    [...settings, ...Object.entries(constants)].map(([name, value]) => [
      `process.env.${name}`,
      JSON.stringify(value),
    ]),
  )
  return {
    absWorkingDir: root,
    bundle: true,
    write: false,
    outdir: 'unused',
    target: 'es2022',
    jsx: 'automatic',
    logLevel: 'warning',
    legalComments: 'none',
    // The page's own styles are linked by Next; those of lazy parts: writeLazyStyles.
    loader: { '.css': 'empty', '.ttf': 'file' },
    define: { 'process.env': '{}', 'process.env.NODE_ENV': JSON.stringify(mode), ...define },
  }
}

function noteInputs({ outputs }, { inputs, modules }) {
  for (const [name, output] of Object.entries(outputs)) {
    const bytes = Object.entries(output.inputs).map(([path, { bytesInOutput }]) => [path, bytesInOutput])
    const shipped = bytes.filter(([, count]) => count > 0)
    for (const [path] of shipped) inputs?.add(path)
    modules?.set(publicAddress(name), Object.fromEntries(shipped))
  }
}
