import { execFileSync } from 'node:child_process'
import {
  copyFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { siteFiles } from './site/site-files.mjs'

/**
 * Lets Next compile the site once and then write its pages once for each language. A process of Next has one
 * language, so that no component is given it as a prop
 * (docs/decisions/0027-one-compile-for-all-languages.md).
 */

const NEXT = createRequire(import.meta.url).resolve('next/dist/bin/next')
/** Where Next leaves what it has written: `x.html` of a page, `x.json.body` of a route handler. */
const WRITTEN = '.next/server/app'
const TYPES = '.next/types'
const KEPT_TYPES = '.cache/kept-types'
const COMPILED_STAMP = '.next/.compiled-from'

/** What Next wrote for the last whole build, in all languages; the sites that are tested are made of it too. */
export const PAGES = '.cache/pages'

/**
 * @param {string} stamp names the sources and the routes; what is compiled from the same ones is left as it is
 * @param {string[]} [routes] files of `app`; all of them when left out
 */
export function compile(stamp, routes) {
  if (existsSync(COMPILED_STAMP) && readFileSync(COMPILED_STAMP, 'utf8') === stamp) return
  next('compile', { routes })
  writeFileSync(COMPILED_STAMP, stamp)
}

/**
 * Writes what the compiled routes answer in one language into `dir`.
 *
 * @param {string} dir
 * @param {{ routes?: string[], env?: Record<string, string>, placeOf?: (name: string) => string | null }}
 * options `routes` are all
 *   that were compiled when left out; `env` is added to the environment; `placeOf` gives the place in `dir`
 *   of the file that hosts
 *   look for under `name`, or null for one that is left out
 * @returns {number} how many files were written
 */
export function writePages(dir, { routes, env, placeOf = (name) => name } = {}) {
  for (const file of writtenFiles()) rmSync(join(WRITTEN, file))
  next('generate', { routes, env })
  const places = writtenFiles().map((file) => [file, placeOf(nameOnHost(file))])
  const taken = places.filter(([, place]) => place)
  for (const [file, place] of taken) {
    mkdirSync(dirname(join(dir, place)), { recursive: true })
    copyFileSync(join(WRITTEN, file), join(dir, place))
  }
  return taken.length
}

/** Copies what the pages name, the same in every language: the scripts and styles of the compile. */
export function copyScripts(dir) {
  cpSync('.next/static', join(dir, '_next/static'), { recursive: true })
}

/**
 * The pages that Next wrote. Of its own error pages, whose names begin with `_`, only the one for unknown
 * addresses is the site's.
 */
function writtenFiles() {
  if (!existsSync(WRITTEN)) return []
  return siteFiles(WRITTEN).filter((file) => /^(?!_(?!not-found\.html$)).*\.(?:html|body)$/.test(file))
}

const nameOnHost = (file) => (file === '_not-found.html' ? '404.html' : file.replace(/\.body$/, ''))

/** What Next prints is passed on only when it fails: the list of its 100 routes would hide the stages. */
function next(mode, { routes, env }) {
  // Of some routes Next would leave the types of these alone.
  if (routes && existsSync(TYPES)) cpSync(TYPES, KEPT_TYPES, { recursive: true })
  const only = routes ? ['--debug-build-paths', routes.join()] : []
  try {
    execFileSync(process.execPath, [NEXT, 'build', '--experimental-build-mode', mode, ...only], {
      stdio: 'pipe',
      maxBuffer: 100_000_000,
      env: { ...process.env, NEXT_TELEMETRY_DISABLED: '1', ...env },
    })
  } catch (error) {
    process.stderr.write(Buffer.concat([error.stdout, error.stderr]))
    throw new Error(`next build (${mode}) failed`, { cause: error })
  }
  if (routes && existsSync(KEPT_TYPES)) {
    rmSync(TYPES, { recursive: true, force: true })
    renameSync(KEPT_TYPES, TYPES)
  }
}
