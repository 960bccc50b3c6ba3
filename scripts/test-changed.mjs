import { execFileSync } from 'node:child_process'
import { basename } from 'node:path'
import { testFilesOf } from './testing/browser-tests.mjs'
import { importGraph, pagesThatImport } from './testing/import-graph.mjs'
import { allPages, routesOf, testsOnPageSite } from './testing/page-site.mjs'
import { runTogether } from './testing/run-commands.mjs'

/**
 * `npm run test:changed`: what differs from the branch `main`, or from another revision that is named, with what is not
 * committed: types, lint and format, the unit tests that import it, and the browser tests of the pages that import it.
 */

/** What is changed for more pages is tested on those that import it most directly; all others are listed. */
const MOST_PAGES = 4

async function testChanged(revision) {
  const changed = changedSince(revision)
  if (changed.length === 0) {
    console.log(`Nothing differs from ${revision}.`)
    return true
  }
  console.log(`${changed.length} files differ from ${revision}.\n`)
  const imported = pagesThatImport(await importGraph(process.cwd()), changed)
  const pages = [...new Set([...imported, ...allPages().filter((page) => changed.some(isTestOf(page)))])]
  const site = testsOnPageSite(pages.slice(0, MOST_PAGES))
  const checked = await runTogether({
    types: ['node_modules/typescript/bin/tsc', '--noEmit'],
    'unit tests': [
      ...['node_modules/jest/bin/jest.js', '--passWithNoTests', '--findRelatedTests', ...changed],
    ],
  })
  const built =
    checked &&
    (await runTogether({
      lint: ['node_modules/eslint/bin/eslint.js', ...LINT, ...changed.filter((file) => SOURCE.test(file))],
      format: ['node_modules/prettier/bin/prettier.cjs', '--check', '--ignore-unknown', ...changed],
      ...(pages.length ? { build: site.build } : {}),
    }))
  const passed = built && (pages.length === 0 || (await site.test()))
  listUntested(changed, pages.slice(MOST_PAGES))
  return passed
}

const LINT = [
  ...['--max-warnings', '0', '--no-warn-ignored', '--pass-on-no-patterns'],
  ...['--cache', '--cache-location', '.cache/eslint'],
]
const SOURCE = /\.(?:ts|tsx|mjs)$/

/** @returns {string[]} files that were changed or added since this branch left the revision, committed or not */
function changedSince(revision) {
  const git = (...args) => execFileSync('git', args, { encoding: 'utf8' }).split('\n').filter(Boolean)
  const [base] = git('merge-base', 'HEAD', revision)
  return [
    ...git('diff', '--name-only', '--diff-filter=d', base),
    ...git('ls-files', '--others', '--exclude-standard'),
  ]
}

function isTestOf(page) {
  const files = testFilesOf(routesOf(page))
  return (file) => file.startsWith('e2e/') && files.test(basename(file))
}

function listUntested(changed, pages) {
  if (pages.length) console.log(`NOT TESTED in the browser: ${pages.flatMap(routesOf).join(' ')}`)
  const elsewhere = changed
    .filter((file) => !/^(?:app|components|content|lib|tests|docs)\//.test(file))
    .filter((file) => !allPages().some((page) => isTestOf(page)(file)))
  if (elsewhere.length) console.log(`NOT TESTED in the browser: what follows from ${elsewhere.join(' ')}`)
  if (pages.length + elsewhere.length) console.log('npm test does it all.')
}

try {
  if (!(await testChanged(process.argv[2] ?? 'main'))) process.exitCode = 1
} catch (error) {
  console.error(error.message)
  process.exitCode = 1
}
