import { spawnSync } from 'node:child_process'

/**
 * `npm run test:mutation`: plants faults into the sums and the law, one after the other, and counts those that no test
 * notices. `-- lib/finance/emi.ts`, or a folder, keeps to that. Each folder has to come up to the score by itself.
 */
const named = process.argv.slice(2)
for (const mutated of named.length > 0 ? named : ['lib/finance', 'lib/tax', 'lib/rules']) {
  console.log(`\n${mutated}`)
  const stryker = ['node_modules/@stryker-mutator/core/bin/stryker.js', 'run']
  const env = { ...process.env, JANTAR_MUTATED: mutated }
  process.exitCode ||= spawnSync(process.execPath, stryker, { env, stdio: 'inherit' }).status ?? 1
}
