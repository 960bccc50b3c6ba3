import { createHash } from 'node:crypto'
import { writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { minify } from '@swc/core'

/** Where the files are in the site: the service worker and the cache rules know this folder. */
export const PUBLIC_PATH = '/_next/static/chunks'

export function publicAddress(path) {
  return `${PUBLIC_PATH}/${basename(path)}`
}

/** @returns {string} the address of the file it writes, which is named by its content */
export function writeHashed(name, ending, text, dir) {
  const address = publicAddress(hashedName(name, ending, text))
  writeFileSync(join(dir, address), text)
  return address
}

/** The name of a file by its content: browsers keep a file of one name for good. */
export const hashedName = (name, ending, text) =>
  `${name}-${createHash('sha256').update(text).digest('hex').slice(0, 8)}.${ending}`

/**
 * Writes scripts made small by swc, which leaves 2 KB less than esbuild does. It knows nothing of source maps
 * made before.
 */
export async function writeScripts(files, { dir }) {
  const asBundled = process.env.JANTAR_SOURCE_MAPS
  await Promise.all(
    files.map(async ({ path, contents, text }) => {
      const shrunk = !asBundled && path.endsWith('.js')
      writeFileSync(join(dir, publicAddress(path)), shrunk ? (await minify(text, OPTIONS)).code : contents)
    }),
  )
}

/** @type {import('@swc/core').JsMinifyOptions} */
const OPTIONS = { module: true, ecma: 2022, mangle: true, compress: { passes: 4 } }
