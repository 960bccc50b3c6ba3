// npm run data fresh: takes the newest versions of the data packages and of the operator's lists, checks
// them, and rebuilds.
import { execFile, execFileSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { register } from 'node:module'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs, promisify } from 'node:util'
import { freshLists } from './freshness/fresh-lists.mjs'
import { freshPackages } from './freshness/fresh-packages.mjs'
import { npmRegistry } from './freshness/registry.mjs'
import './constants/set-build-constants.mjs'

const usage = `npm run data fresh                          take what is newer and passes its checks, then rebuild the directories
npm run data -- fresh --dry-run             only say what would be taken
npm run data -- fresh --allow VES,ZWG       take rates of these currencies although they moved more than 10 %`

const root = fileURLToPath(new URL('../', import.meta.url))
const directoriesScript = join(root, 'scripts/directories/build.mjs')
const factsPath = join(root, 'scripts/directories/data-packages.json')

function remember(name, { version, published }) {
  const facts = JSON.parse(readFileSync(factsPath, 'utf8'))
  if (facts[name]) facts[name] = { ...facts[name], version, published }
  writeFileSync(factsPath, `${JSON.stringify(facts, null, 2)}\n`)
}

async function importList(option, path, month) {
  try {
    const { stdout } = await promisify(execFile)(
      process.execPath,
      [directoriesScript, option, path, '--as-of', month],
      {
        cwd: root,
        maxBuffer: 2 ** 26,
      },
    )
    return stdout.split('\n').find((line) => line.startsWith('Took over')) ?? 'taken over'
  } catch (error) {
    throw new Error(error.stderr?.trim() || error.message, { cause: error })
  }
}

async function main() {
  const { values } = parseArgs({
    options: {
      'dry-run': { type: 'boolean', default: false },
      allow: { type: 'string', default: '' },
      help: { type: 'boolean', default: false },
    },
  })
  if (values.help) return console.log(usage)
  // Before any module that imports lib.
  register('./directories/typescript-hooks.mjs', import.meta.url)
  const { dataPackages } = await import('./freshness/data-packages.mjs')
  const dryRun = values['dry-run']
  const allowed = values.allow.split(',').filter(Boolean)
  const outcomes = [
    ...(await freshPackages(dataPackages, { root, registry: npmRegistry(root), allowed, dryRun, remember })),
    ...(await freshLists(process.env, {
      root,
      importList,
      dryRun,
      today: new Date().toISOString().slice(0, 10),
    })),
  ]
  for (const { name, outcome, messages } of outcomes)
    console.log(`${outcome.padEnd(8)} ${name}: ${messages.join('\n           ')}`)
  if (!dryRun && outcomes.some(({ outcome }) => outcome === 'taken'))
    execFileSync(process.execPath, [directoriesScript], { cwd: root, stdio: 'inherit' })
  // What was refused needs a person; what was merely kept does not.
  if (outcomes.some(({ outcome }) => outcome === 'refused')) process.exitCode = 1
}

main().catch((error) => {
  console.error(`fresh: ${error.message}`)
  process.exitCode = 1
})
