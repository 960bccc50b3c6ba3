import { spawnSync } from 'node:child_process'
import { buildIsCurrent, inputsStamp } from './build-stamp.mjs'

/**
 * `npm run check:html`: the Nu HTML checker on the last build, if its requirements are installed; otherwise
 * it lists what is missing, and passes. With `--fetch`, as `npm run check:html -- --fetch` calls it, the
 * checker is fetched from npm and what is missing is an error.
 */

const CHECKER = 'vnu-jar@26.9.27'

/** @returns {string | null} why the checker cannot say anything of the present sources */
function whatIsMissing() {
  if (spawnSync('java', ['-version']).error) return 'there is no Java'
  if (!buildIsCurrent(inputsStamp('.'))) return 'the site is not built of the present sources'
  const { status } = spawnSync('npx', ['--no', '--', CHECKER, '--version'])
  return status === 0 ? null : 'npm run check:html -- --fetch fetches the checker'
}

const missing = process.argv.includes('--fetch') ? null : whatIsMissing()
if (missing) console.log(`SKIPPED: the built pages are not checked, ${missing}`)
else {
  const check = ['--yes', '--', CHECKER, '--skip-non-html', '--errors-only', 'out']
  const { status } = spawnSync('npx', check, { stdio: 'inherit' })
  if (status === 0) console.log('The HTML of every built page is valid')
  else process.exitCode = 1
}
