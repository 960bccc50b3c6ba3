import { installedProgram } from './commands.mjs'
import { JEST_REPORT } from './report-files.mjs'

/** The checks that need no build, in two lanes of about equal length. @returns {import('./steps.mjs').Step[][]} */
export function checkLanes() {
  return [
    [
      { name: 'route types', command: [...installedProgram('next'), 'typegen'] },
      { name: 'types', command: [...installedProgram('typescript', 'tsc'), '--noEmit'] },
      {
        name: 'eslint',
        command: [...installedProgram('eslint'), '.', '--max-warnings', '0', ...cached('eslint')],
      },
    ],
    [
      { name: 'prettier', command: [...installedProgram('prettier'), '--check', '.', ...cached('prettier')] },
      {
        name: 'import rules',
        command: [
          ...installedProgram('dependency-cruiser', 'depcruise'),
          'app',
          'components',
          'content',
          'lib',
        ],
      },
      { name: 'unused code', command: installedProgram('knip') },
      unitTests(),
    ],
  ]
}

function unitTests() {
  const report = ['--json', `--outputFile=${JEST_REPORT}`]
  // One worker: the other core is at the other lane.
  return { name: 'unit tests', command: [...installedProgram('jest'), '-w', '1', ...report], show: true }
}

function cached(tool) {
  return ['--cache', '--cache-location', `.cache/${tool}`]
}
