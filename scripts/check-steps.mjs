import { installedProgram } from './commands.mjs'
import { JEST_REPORT } from './report-files.mjs'

/** The checks that need no build, in two lanes of about equal length. @returns {import('./steps.mjs').Step[][]} */
export function checkLanes() {
  return [
    [routeTypes(), types(), eslint()],
    [prettier(), importRules(), unusedCode(), unitTests()],
  ]
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

function unitTests() {
  const report = ['--json', `--outputFile=${JEST_REPORT}`]
  // One worker: the other core is at the other lane.
  return { name: 'unit tests', command: [...installedProgram('jest'), '-w', '1', ...report], show: true }
}

function cached(tool) {
  return ['--cache', '--cache-location', `.cache/${tool}`]
}
