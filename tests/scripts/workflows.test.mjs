import { spawnSync } from 'node:child_process'
import { readFileSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { siteFiles } from '@/scripts/site/site-files.mjs'
import { temporaryFolder } from '@/tests/temporary-folder.mjs'

const folder = '.github/workflows'
const lint = (...args) =>
  spawnSync(process.execPath, ['scripts/workflows/lint.mjs', ...args], { encoding: 'utf8' })

test('the workflows are what GitHub’s own parser takes', () => {
  const { status, stdout } = lint()
  expect(stdout).toMatch(/ci\.yml: ok\nfresh\.yml: ok\nnightly\.yml: ok\nstale\.yml: ok\nwatch\.yml: ok/)
  expect(status).toBe(0)
})

test('a misspelt key and an unknown expression are noticed', () => {
  const other = temporaryFolder()
  const text = readFileSync(join(folder, 'ci.yml'), 'utf8')
  writeFileSync(join(other, 'key.yml'), text.replace('runs-on:', 'run-on:'))
  writeFileSync(join(other, 'expression.yml'), text.replace('matrix.node }}', 'matrix.node ) }}'))
  const { status, stdout } = lint(other)
  expect(status).toBe(1)
  expect(stdout).not.toMatch(/: ok/)
})

const workflows = readdirSync(folder).map((name) => [name, readFileSync(join(folder, name), 'utf8')])
const everyText = workflows.map(([, text]) => text).join('\n')

test('every script that a workflow starts is there, and one asks the registry for advisories', () => {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'))
  const started = [...everyText.matchAll(/npm run (?:--silent )?([a-z:]+)/g)].map(([, name]) => name)
  expect(started).toEqual(expect.arrayContaining(['data', 'build']))
  for (const name of started) expect(scripts).toHaveProperty([name])
  expect(everyText).toMatch(/run: npm audit --package-lock-only/)
})

/** The jobs of a workflow, each from its name to the next job's. */
const jobsOf = (text) => text.split(/^jobs:$/m)[1].split(/^(?= {2}\w)/m).filter((job) => job.trim() !== '') // prettier-ignore
const stepsOf = (job) => (job.split(/^ {4}steps:$/m)[1] ?? '').split(/^(?= {6}- )/m)

describe.each(workflows)('%s', (_, text) => {
  test('pins every action to a commit, next to its version', () => {
    const used = [...text.matchAll(/uses: (.*)$/gm)].map(([, action]) => action)
    expect(used.length).toBeGreaterThan(0)
    for (const action of used) expect(action).toMatch(/^[\w-]+\/[\w-]+@[\da-f]{40} # v\d+\.\d+\.\d+$/)
  })

  test('runs no script of a package but of those that need theirs', () => {
    const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8'))
    const needed = Object.keys(packages).filter((path) => packages[path].hasInstallScript)
    const names = needed.map((path) => path.replace(/^.*node_modules\//, '')).toSorted()
    for (const [, options] of text.matchAll(/\bnpm ci\b(.*)$/gm)) expect(options).toBe(' --ignore-scripts')
    for (const [, rebuilt] of text.matchAll(/\bnpm rebuild (.*)$/gm))
      expect(rebuilt.split(' ').toSorted()).toEqual(names)
  })

  test('leaves the token in no folder, and gives it to steps alone', () => {
    for (const step of jobsOf(text).flatMap(stepsOf))
      if (step.includes('actions/checkout@')) expect(step).toContain('persist-credentials: false')
    const withoutSteps = jobsOf(text).reduce(
      (rest, job) => stepsOf(job).reduce((left, step) => left.replace(step, ''), rest),
      text,
    )
    expect(withoutSteps).not.toMatch(/github\.token|secrets\./)
  })

  test('runs no package in a job that may write or in a step that has the token', () => {
    expect(text.split(/^jobs:$/m)[0]).not.toMatch(/: write/)
    const runsPackages = /\b(?:npm|npx|node)\b(?!-version)|\.ci\/run/
    for (const job of jobsOf(text)) if (/: write$/m.test(job)) expect(stepsOf(job).join('')).not.toMatch(runsPackages) // prettier-ignore
    for (const step of jobsOf(text).flatMap(stepsOf))
      if (/github\.token|secrets\./.test(step)) expect(step).not.toMatch(runsPackages)
  })
})

test('the newest data are committed and published by jobs of their own', () => {
  const jobs = jobsOf(readFileSync(join(folder, 'fresh.yml'), 'utf8'))
  const mayWrite = jobs.filter((job) => /contents: write/.test(job))
  expect(mayWrite).toHaveLength(1)
  const withToken = stepsOf(mayWrite[0]).filter((step) => step.includes('github.token'))
  expect(withToken.map((step) => /git push/.test(step))).toEqual([true])
})

test('.env.example names every variable that the site, its scripts and its workflows read', () => {
  const known = readFileSync('.env.example', 'utf8').match(/^[A-Z_]+(?==)/gm)
  const sources = ['app', 'components', 'content', 'lib', 'scripts', '.github'].flatMap((dir) =>
    siteFiles(dir).map((file) => readFileSync(join(dir, file), 'utf8')),
  )
  const names = sources.flatMap(
    (text) => text.match(/\bNEXT_PUBLIC_[A-Z_]+|\b(PINCODE|IFSC)_LIST_URL|\bNEWER_[A-Z]+_LIST/g) ?? [],
  )
  expect([...new Set(names)].filter((name) => !known.includes(name))).toEqual([])
})
