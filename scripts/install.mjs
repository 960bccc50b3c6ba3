import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync } from 'node:fs'

/**
 * `node scripts/install.mjs`: makes the folder ready to work in; with `--build`, ready to build the site, for
 * which `dependencies` are enough. Imports nothing but Node: nothing may be installed yet.
 */

const OLDEST_NODE = [20, 12]

/**
 * Installs the packages of the lock file when they are missing or differ, with a message. Throws on a Node
 * that is too old.
 */
function ensureInstalled({ toBuild }) {
  // Jest does not make the folder of its report.
  mkdirSync('.cache/reports', { recursive: true })
  const [major, minor] = process.versions.node.split('.').map(Number)
  if (major < OLDEST_NODE[0] || (major === OLDEST_NODE[0] && minor < OLDEST_NODE[1]))
    throw new Error(`Node ${OLDEST_NODE.join('.')} or newer is needed; this is ${process.versions.node}.`)
  const problem = installProblem(readJson('package-lock.json'), readJson('node_modules/.package-lock.json'), {
    toBuild,
  })
  if (!problem) return
  console.log(`Installing packages: ${problem} (npm ci, about a minute)`)
  // A machine set to production would leave out the tools of the tests. Windows starts npm through a shell only.
  const options = { stdio: 'inherit', shell: process.platform === 'win32' }
  const which = toBuild ? '--omit=dev' : '--include=dev'
  process.exitCode = spawnSync('npm', ['ci', which, '--no-audit', '--no-fund'], options).status ?? 1
}

/**
 * @param {{ toBuild?: boolean }} [options] whether what the build does not need may be missing
 * @returns {string | null} how the installed packages differ from the lock file; null when they do not
 */
export function installProblem(lock, installed, { toBuild = false } = {}) {
  if (!lock) throw new Error('package-lock.json is missing: this is not a whole copy of the project.')
  if (!installed) return 'nothing is installed yet'
  for (const [path, wanted] of Object.entries(lock.packages)) {
    if (mayBeMissing(path, wanted) || (toBuild && wanted.dev)) continue
    const found = installed.packages[path]?.version
    if (found !== wanted.version)
      return `${path.replace('node_modules/', '')} is ${found ?? 'missing'}, the lock file asks for ${wanted.version}`
  }
  return null
}

/**
 * Optional packages are other systems' binaries, and what is not below node_modules is a folder of the project itself.
 */
const mayBeMissing = (path, { optional, devOptional, peer, link }) =>
  !path.startsWith('node_modules/') || optional || devOptional || peer || link

function readJson(path) {
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : null
}

if (process.argv[1] === import.meta.filename) ensureInstalled({ toBuild: process.argv.includes('--build') })
