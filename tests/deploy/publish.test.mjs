/** @jest-environment node */
import { execFileSync } from 'node:child_process'
import { readFileSync, statSync, utimesSync } from 'node:fs'
import { join } from 'node:path'
import { siteFiles } from '@/scripts/site/site-files.mjs'
import { folderWith, temporaryFolder } from '@/tests/temporary-folder.mjs'

/** Files have the machine's own time, so no clock that was preloaded for the tests counts here. */
const publish = (from, to) =>
  execFileSync('sh', ['deploy/publish.sh', from, to], { env: { ...process.env, LD_PRELOAD: '' } })

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
  const live = join(temporaryFolder(), 'live')
  publish(folderWith(before), live)
  expect(siteFiles(live)).toEqual(Object.keys(before).toSorted())
  publish(folderWith(after), live)
  expect(siteFiles(live)).toEqual([...Object.keys(after), '_next/static/chunks/part-1.js'].toSorted())
  expect(readFileSync(join(live, 'index.html'), 'utf8')).toBe('after')
})

test('a hashed file goes when no build of the last days had it', () => {
  const live = folderWith(before)
  for (const name of ['part-1.js', 'same-1.js']) {
    const file = join(live, '_next/static/chunks', name)
    const fortyDaysAgo = statSync(file).mtimeMs / 1000 - 40 * 86_400
    utimesSync(file, fortyDaysAgo, fortyDaysAgo)
  }
  publish(folderWith(after), live)
  expect(siteFiles(join(live, '_next'))).toEqual(['static/chunks/part-2.js', 'static/chunks/same-1.js'])
})

test('what is no built site is refused, and nothing is changed', () => {
  const live = folderWith(before)
  expect(() =>
    execFileSync('sh', ['deploy/publish.sh', folderWith({ a: '' }), live], { stdio: 'pipe' }),
  ).toThrow(/is no built site/)
  expect(siteFiles(live)).toEqual(Object.keys(before).toSorted())
})
