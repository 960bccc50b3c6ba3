import { installedProgram } from './commands.mjs'
import { JEST_REPORT } from './report-files.mjs'

/**
 * The checks that need no build: what reads the code in two lanes of about equal length, then the unit tests, which take
 * both cores by themselves.
 *
 * @returns {import('./steps.mjs').Step[][][]} parts, each of which waits for the one before
 */
export function checkParts() {
  return [[[eslint()], [routeTypes(), types(), prettier(), importRules(), unusedCode()]], [[unitTests()]]]
}

function routeTypes() {
  return { name: 'route types', command: [...installedProgram('next'), 'typegen'] }
}

function types() {
  return { name: 'types', command: [...installedProgram('typescript', 'tsc'), '--noEmit'] }
}

function eslint() {
  return {
    name: 'eslint',
    command: [...installedProgram('eslint'), '.', '--max-warnings', '0', ...cached('eslint')],
  }
}

function prettier() {
  return {
    name: 'prettier',
    command: [...installedProgram('prettier'), '--check', '.', ...cached('prettier')],
  }
}

function importRules() {
  const sources = ['app', 'components', 'content', 'lib']
  return {
    name: 'import rules',
    command: [...installedProgram('dependency-cruiser', 'depcruise'), ...sources],
  }
}

function unusedCode() {
  return { name: 'unused code', command: installedProgram('knip') }
}

/** One worker more than there are cores: they wait now and then. */
function unitTests() {
  const report = ['--json', `--outputFile=${JEST_REPORT}`]
  return { name: 'unit tests', command: [...installedProgram('jest'), '-w', '3', ...report], show: true }
}

function cached(tool) {
  return ['--cache', '--cache-location', `.cache/${tool}`]
}
