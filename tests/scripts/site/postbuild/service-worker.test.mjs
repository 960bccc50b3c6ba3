import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { nameServiceWorker } from '@/scripts/site/postbuild/service-worker.mjs'
import { folderWith } from '@/tests/temporary-folder.mjs'

const POLICY = '<meta http-equiv="Content-Security-Policy" content="default-src \'none\'"/>'
const page = (words) => `<html><head><meta charset="utf-8"/>${POLICY}</head><body>${words}</body></html>`

const site = (pages) => folderWith({ ...pages, 'sw.js': readFileSync('public/sw.js', 'utf8') })

test('every page and the worker carry the same name, and the worker looks for it as it is written', () => {
  const dir = site({ 'index.html': page('home'), 'blog/gst.html': page('GST'), '404.html': page('none') })
  nameServiceWorker(dir, '2026-11-27')
  const worker = readFileSync(join(dir, 'sw.js'), 'utf8')
  const build = /const BUILD = '([\da-f]{10})'/.exec(worker)[1]
  const mark = /const PAGE_MARK = '(.*)'/.exec(worker)[1]
  for (const file of ['index.html', 'blog/gst.html', '404.html'])
    expect(readFileSync(join(dir, file), 'utf8')).toContain(
      `${POLICY}${mark} content="${build} 2026-11-27"/>`,
    )
  expect(JSON.parse(readFileSync(join(dir, 'version.json'), 'utf8'))).toEqual({ build, law: '2026-11-27' })
})

test('the same pages have the same name, others have another', () => {
  const nameOf = (words) => nameServiceWorker(site({ 'index.html': page(words) }), '2026-11-27')
  expect(nameOf('home')).toBe(nameOf('home'))
  expect(nameOf('home')).not.toBe(nameOf('other'))
})

test('a page that would never be kept stops the build', () => {
  expect(() => nameServiceWorker(site({ 'index.html': '<p>bare</p>' }), '2026-11-27')).toThrow(
    /index\.html has no content policy/,
  )
})
