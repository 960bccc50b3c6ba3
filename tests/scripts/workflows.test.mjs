import { spawnSync } from 'node:child_process'
import { readFileSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { siteFiles } from '@/scripts/postbuild/site-files.mjs'
import { temporaryFolder } from '@/tests/temporary-folder.mjs'

const folder = '.github/workflows'
const lint = (...args) =>
  spawnSync(process.execPath, ['scripts/workflows/lint.mjs', ...args], { encoding: 'utf8' })

test('the workflows are what GitHub’s own parser takes', () => {
  const { status, stdout } = lint()
  expect(stdout).toMatch(/ci\.yml: ok\nfresh\.yml: ok\nnightly\.yml: ok\nstale\.yml: ok/)
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

test('every script that a workflow starts is there', () => {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'))
  const text = readdirSync(folder)
    .map((name) => readFileSync(join(folder, name), 'utf8'))
    .join('\n')
  const started = [...text.matchAll(/npm run (?:--silent )?([a-z:]+)/g)].map(([, name]) => name)
  expect(started).toEqual(expect.arrayContaining(['fresh', 'stale', 'build']))
  for (const name of started) expect(scripts).toHaveProperty([name])
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
