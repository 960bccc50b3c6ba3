import { createHash } from 'node:crypto'
import { writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { basename, join } from 'node:path'
import { minify } from 'terser'
import { keptResult } from '../postbuild/kept-results.mjs'

/** Where the files are in the site: the service worker and the cache rules know this folder. */
export const PUBLIC_PATH = '/_next/static/chunks'

export function publicAddress(path) {
  return `${PUBLIC_PATH}/${basename(path)}`
}

/** @returns {string} the address of the file it writes, which is named by its content */
export function writeHashed(name, ending, text, dir) {
  const hash = createHash('sha256').update(text).digest('hex').slice(0, 8)
  const address = publicAddress(`${name}-${hash}.${ending}`)
  writeFileSync(join(dir, address), text)
  return address
}

/**
 * Of a page's script terser leaves 2 KB less than esbuild does; it knows nothing of source maps made before. It takes a minute,
 * which only a site that goes to a host is worth.
 */
export async function writeScripts(files, { dir, forHost }) {
  const asBundled = !forHost || process.env.JANTAR_SOURCE_MAPS
  for (const { path, contents, text } of files) {
    // A large package is fetched when it is used, and takes terser half a minute.
    const shrunk = !asBundled && path.endsWith('.js') && contents.length < 500_000
    writeFileSync(join(dir, publicAddress(path)), shrunk ? await minified(text) : contents)
  }
}

const OPTIONS = { module: true, ecma: 2020, compress: { passes: 2 } }
const { version } = createRequire(import.meta.url)('terser/package.json')
const minified = (text) =>
  keptResult(
    `terser ${version} ${JSON.stringify(OPTIONS)}`,
    text,
    async () => (await minify(text, OPTIONS)).code,
  )
