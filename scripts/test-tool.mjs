import { existsSync, readdirSync } from 'node:fs'
import { importGraph } from './testing/import-graph.mjs'
import { allPages, testsOnPageSite } from './testing/page-site.mjs'
import { runTogether } from './testing/run-commands.mjs'

/**
 * `npm run test:tool -- emi-calculator`: the unit tests of a tool's screen and of what it imports of `lib`,
 * and the browser tests that are named after it or name its address.
 */
async function testTool(slug) {
  const page = allPages().find((file) => file.endsWith(`)/${slug}/page.tsx`))
  if (!page)
    throw new Error(`npm run test:tool -- SLUG, such as emi-calculator. There is no page '${slug ?? ''}'.`)
  const site = testsOnPageSite([page])
  const passed = await runTogether({
    'unit tests': ['node_modules/jest/bin/jest.js', '--runTestsByPath', ...(await unitTestsOf(slug))],
    build: site.build,
  })
  return passed && (await site.test())
}

async function unitTestsOf(slug) {
  const folder = `components/tools/${slug}/`
  const tests = `tests/${folder}`
  const imported = [...(await importGraph(process.cwd()))].flatMap(([file, imports]) =>
    file.startsWith(folder) ? imports : [],
  )
  const ofLib = imported
    .filter((file) => file.startsWith('lib/'))
    .map((file) => `tests/${file.replace(/\.ts$/, '.test.ts')}`)
  return [
    ...readdirSync(tests).filter((file) => /\.test\.tsx?$/.test(file)).map((file) => tests + file),
    ...new Set(ofLib.filter((file) => existsSync(file))),
  ] // prettier-ignore
}

try {
  if (!(await testTool(process.argv[2]))) process.exitCode = 1
} catch (error) {
  console.error(error.message)
  process.exitCode = 1
}
