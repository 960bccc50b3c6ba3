import { basename } from 'node:path'
import { build } from 'esbuild'
import { barrelPlugin } from './barrel-plugin.mjs'
import { browserOptions, componentMap, filesOf } from './bundle-options.mjs'
import { asModulePlugin } from './as-module-plugin.mjs'
import { assetPlugin } from './asset-plugin.mjs'
import { entryPlugin, sharedPlugin } from './esbuild-plugins.mjs'
import { lazyPartPlugin, partWordsPlugin, withAddresses } from './lazy-part-plugins.mjs'
import { firstView } from './first-view.mjs'
import { loadedWith, styleOf, writeLazyStyles } from './lazy-styles.mjs'
import { hashedName, publicAddress, writeScripts } from './script-files.mjs'
import { shortNames, withNames } from './short-names.mjs'

/**
 * Bundles for the browser the script that all entries share.
 *
 * @param {Record<string, string[]>} react the names that islands take of React's modules
 * @param {import('./bundle-options.mjs').BundleOptions} options
 * @returns {Promise<Map<string, import('./esbuild-plugins.mjs').SharedScript>>} by module, the script from which
 *   entries take it
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
 * Bundles for the browser the entry of a set of islands.
 *
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

function noteInputs({ outputs }, { inputs, modules }) {
  for (const [name, output] of Object.entries(outputs)) {
    const bytes = Object.entries(output.inputs).map(([path, { bytesInOutput }]) => [path, bytesInOutput])
    const shipped = bytes.filter(([, count]) => count > 0)
    for (const [path] of shipped) inputs?.add(path)
    modules?.set(publicAddress(name), Object.fromEntries(shipped))
  }
}
