import { execFile } from 'node:child_process'
import { mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'

const run = promisify(execFile)
const withinMs = 120_000

/**
 * The npm registry, through its own client: what is newest, its files in a folder under `root`, and taking it into
 * package.json. Each rejects with npm's words when the registry does not answer or has no such package.
 */
export function npmRegistry(root) {
  const npm = async (...args) => {
    try {
      return (await run('npm', args, { cwd: root, timeout: withinMs, maxBuffer: 2 ** 26 })).stdout
    } catch (error) {
      throw new Error(firstWords(error), { cause: error })
    }
  }
  return {
    /** @returns {Promise<{ version: string, published: string }>} published as YYYY-MM-DD. */
    async newest(name) {
      const { version, time } = JSON.parse(await npm('view', name, 'version', 'time', '--json'))
      return { version, published: time[version].slice(0, 10) }
    },
    /** @returns {Promise<string>} the folder with the package's files. */
    async fetch(name, version) {
      const folder = join(root, '.cache/fresh', `${name.replace(/\W+/g, '-')}-${version}`)
      rmSync(folder, { recursive: true, force: true })
      mkdirSync(folder, { recursive: true })
      const [{ filename }] = JSON.parse(
        await npm('pack', `${name}@${version}`, '--json', '--ignore-scripts', '--pack-destination', folder),
      )
      await run('tar', ['-xzf', join(folder, filename), '-C', folder])
      return join(folder, 'package')
    },
    take: (name, version) =>
      npm(
        'install',
        '--save-dev',
        '--save-exact',
        '--ignore-scripts',
        '--no-audit',
        '--no-fund',
        `${name}@${version}`,
      ),
  }
}

function firstWords({ stderr, message }) {
  const line = String(stderr ?? '')
    .split('\n')
    .find((text) => /^npm (ERR!|error) (?!code)/.test(text))
  return (line ?? message).replace(/^npm (ERR!|error) /, '').trim()
}
