/** @jest-environment node */
import { execFileSync } from 'node:child_process'
import { mkdirSync, readFileSync, utimesSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { siteFiles } from '@/scripts/postbuild/site-files.mjs'
import { temporaryFolder } from '@/tests/temporary-folder.mjs'

function site(files) {
  const dir = temporaryFolder()
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(dir, file)), { recursive: true })
    writeFileSync(join(dir, file), text)
  }
  return dir
}
const publish = (from, to, ...more) => execFileSync('sh', ['deploy/publish.sh', from, to, ...more])

const before = {
  'index.html': 'before',
  'gone.html': 'before',
  'gone/index.html': 'before',
  'sw.js': 'before',
  '_next/static/chunks/part-1.js': 'one',
  '_next/static/chunks/same-1.js': 'same',
  'directories/ifsc/meta.json': '{}',
}
const after = {
  'index.html': 'after',
  'index.html.br': 'after',
  'sw.js': 'after',
  '_next/static/chunks/part-2.js': 'two',
  '_next/static/chunks/same-1.js': 'same',
  'directories/pincode/meta.json': '{}',
}

test('the new site takes the place of the old, whose hashed files stay', () => {
  const live = join(site({}), 'live')
  publish(site(before), live)
  expect(siteFiles(live)).toEqual(Object.keys(before).toSorted())
  publish(site(after), live)
  expect(siteFiles(live)).toEqual([...Object.keys(after), '_next/static/chunks/part-1.js'].toSorted())
  expect(readFileSync(join(live, 'index.html'), 'utf8')).toBe('after')
})

test('a hashed file goes when no build of the last days had it', () => {
  const live = site(before)
  const daysAgo = (days) => new Date(Date.now() - days * 86_400_000)
  for (const file of ['part-1.js', 'same-1.js'])
    utimesSync(join(live, '_next/static/chunks', file), daysAgo(40), daysAgo(40))
  publish(site(after), live)
  expect(siteFiles(join(live, '_next'))).toEqual(['static/chunks/part-2.js', 'static/chunks/same-1.js'])
})

test('what is no built site is refused, and nothing is changed', () => {
  const live = site(before)
  expect(() => execFileSync('sh', ['deploy/publish.sh', site({ a: '' }), live], { stdio: 'pipe' })).toThrow(
    /is no built site/,
  )
  expect(siteFiles(live)).toEqual(Object.keys(before).toSorted())
})
