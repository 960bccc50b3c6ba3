import { spawnSync } from 'node:child_process'

/**
 * `npm run test:mutation`: plants faults into the sums and the law, one after the other, and counts those that no test
 * notices. `-- lib/finance/emi.ts`, or a folder, keeps to that. Each folder has to come up to the score by itself.
 * With `--all-witnesses` each fault meets every test that reaches it: the report then has all that notice it.
 */
const args = process.argv.slice(2)
const named = args.filter((arg) => !arg.startsWith('--'))
const JANTAR_ALL_WITNESSES = args.includes('--all-witnesses') ? 'true' : ''
for (const JANTAR_MUTATED of named.length > 0 ? named : ['lib/finance', 'lib/tax', 'lib/rules']) {
  console.log(`\n${JANTAR_MUTATED}`)
  const stryker = ['node_modules/@stryker-mutator/core/bin/stryker.js', 'run']
  const env = { ...process.env, JANTAR_MUTATED, JANTAR_ALL_WITNESSES }
  process.exitCode ||= spawnSync(process.execPath, stryker, { env, stdio: 'inherit' }).status ?? 1
}
