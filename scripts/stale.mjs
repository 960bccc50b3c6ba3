// npm run data stale: how old everything is that ages, against its limit.
import { register } from 'node:module'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import './constants/set-build-constants.mjs'

const usage = `npm run data stale                          rates, directories, plans, tariffs and law by age
npm run data -- stale --fail                exit with 1 when something is past its limit
npm run data -- stale --on 2027-04-02       as it will be on that day
npm run data -- stale --coverage            how many states, tariffs and kinds the rows cover`

const root = fileURLToPath(new URL('../', import.meta.url))

function readArguments() {
  const { values } = parseArgs({
    options: {
      fail: { type: 'boolean', default: false },
      on: { type: 'string', default: new Date().toISOString().slice(0, 10) },
      coverage: { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    },
  })
  if (!/^\d{4}-\d{2}-\d{2}$/.test(values.on) || Number.isNaN(Date.parse(values.on)))
    throw new Error(`--on ${values.on}: write a day as 2027-04-02`)
  return values
}

const limitOf = ({ limitDays, reviewOn }) => (reviewOn ? `due since ${reviewOn}` : `limit ${limitDays}`)

function line({ what, on, from, age }) {
  const state = age.outdated ? 'OUT OF DATE' : 'current'
  const limit = age.reviewOn && !age.outdated ? 'checked since the last review' : limitOf(age)
  return `${state.padEnd(11)}  ${on.padEnd(10)}  ${String(age.days).padStart(4)} days, ${limit}: ${what} (${from})`
}

async function printCoverage() {
  const { coverage, coverageLine } = await import('./freshness/coverage.mjs')
  console.log(coverage().map(coverageLine).join('\n'))
}

async function main() {
  const { fail, on, help, ...asked } = readArguments()
  if (help) return console.log(usage)
  // Before any module that imports lib.
  register('./directories/typescript-hooks.mjs', import.meta.url)
  if (asked.coverage) return await printCoverage()
  const { agingData } = await import('./freshness/aging-data.mjs')
  const all = await agingData(root, on)
  all.sort((a, b) => Number(b.age.outdated) - Number(a.age.outdated) || a.kind.localeCompare(b.kind, 'en'))
  const outdated = all.filter(({ age }) => age.outdated)
  console.log(`On ${on}:\n${all.map(line).join('\n')}\n${outdated.length} of ${all.length} out of date`)
  if (fail && outdated.length > 0) process.exitCode = 1
}

main().catch((error) => {
  console.error(`stale: ${error.message}`)
  process.exitCode = 1
})
