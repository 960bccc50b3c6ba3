import { installedProgram, run } from './commands.mjs'

const FOLDERS = ['lib/finance', 'lib/tax', 'lib/rules']

/**
 * `npm run test:mutation`: plants faults into the sums and the law, one after the other, and counts those that no test
 * notices. `-- lib/finance/emi.ts`, or a folder, keeps to that. Each folder has to come up to the score by itself.
 */
async function testMutations() {
  const stryker = [...installedProgram('@stryker-mutator/core', 'stryker'), 'run']
  const named = process.argv.slice(2)
  for (const mutated of named.length > 0 ? named : FOLDERS) {
    console.log(`\n${mutated}`)
    const { code } = await run(stryker, { env: { JANTAR_MUTATED: mutated } })
    if (code !== 0) process.exitCode = code
  }
}

await testMutations()
