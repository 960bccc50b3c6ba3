import { islandFile } from './island-file.mjs'
import { PUBLIC_PATH } from './script-files.mjs'

/**
 * What all bundles of islands have in common.
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

/** `emi-calculator` is the export EmiCalculator of its file. */
export function componentMap(names, options) {
  const componentName = (name) => name.replace(/(?:^|-)(\w)/g, (_, letter) => letter.toUpperCase())
  const files = filesOf(names, options)
  const imports = names.map((name, place) => `import { ${componentName(name)} } from './${files[place]}'`)
  const entries = names.map((name) => `${JSON.stringify(name)}: ${componentName(name)}`)
  return `${imports.join('\n')}\nconst components = { ${entries.join(', ')} }`
}

export const filesOf = (names, { root, settings }) =>
  names.map((name) => islandFile(name, root, settings.folders))

export function browserOptions(name, options) {
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

export function commonOptions({ root, env, settings: { constants }, development }) {
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
