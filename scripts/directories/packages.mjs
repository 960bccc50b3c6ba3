// npm packages that a directory is built from. Their files are read; their code is not run.
import { existsSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'

/**
 * The versions that the directories are built from, by name; published as YYYY-MM-DD. `npm run data fresh`
 * writes the file when it takes a newer package.
 *
 * @type {Record<string, { version: string, published: string }>}
 */
export const packageFacts = JSON.parse(readFileSync('scripts/directories/data-packages.json', 'utf8'))

/**
 * What the files of a package are, for the stamp. `source` is { name, version, files }. Throws when the package is not
 * installed or has another version.
 */
export function packageState(root, { name, version, files }) {
  const folder = join(root, 'node_modules', name)
  const missing = files.find((file) => !existsSync(join(folder, file)))
  if (missing) throw new Error(`${name} is not installed: run npm ci first`)
  const installed = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')).version
  if (installed !== version) {
    throw new Error(
      `${name} is ${installed}, the build knows ${version}: run npm run data fresh, which checks its rows`,
    )
  }
  return { version, bytes: files.map((file) => statSync(join(folder, file)).size) }
}

/** The content of a JSON file of a package. */
export function packageJson(root, { name }, file) {
  return JSON.parse(readFileSync(join(root, 'node_modules', name, file), 'utf8'))
}
