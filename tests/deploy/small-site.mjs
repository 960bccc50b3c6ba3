import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { temporaryFolder } from '@/tests/temporary-folder.mjs'

/** A small site with a file of each kind, for each server that can run here. */

const long = (text) => text + ' '.repeat(600)
const files = {
  'index.html': long('<p>home'),
  'emi-calculator.html': long('<p>emi'),
  'emi-calculator/index.html': long('<p>emi'),
  '404.html': long('<p>no such page'),
  'hi.html': long('<p>hindi home'),
  'hi/emi-calculator.html': long('<p>hindi emi'),
  'hi/404.html': long('<p>no such page in hindi'),
  'hi/manifest.webmanifest': long('{}'),
  'manifest.webmanifest': long('{}'),
  'robots.txt': 'User-agent: *',
  _headers: '/*',
  '.secret': 'x',
  '_next/static/chunks/a.js': long('a()'),
  'directories/pincode/110.json': long('{"format":1}'),
  'rates/rates.json': long('{"on":"2026-11-22"}'),
  'api/rules/tds.json': long('{"name":"tds"}'),
  'og/home.png': 'png',
  'icons/icon.png': 'png',
}

export function writeSite() {
  const folder = temporaryFolder()
  for (const [name, text] of Object.entries(files)) {
    const path = join(folder, name)
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(path, text)
    if (text.length < 500) continue
    writeFileSync(`${path}.br`, brotliCompressSync(text))
    writeFileSync(`${path}.gz`, gzipSync(text))
  }
  return folder
}

/** The addresses of its files. */
export const found = Object.keys(files)
  .filter((name) => !/^(?:(?:hi\/)?404|_headers|\.secret)/.test(name))
  .map((name) => `/${name.replace(/^index\.html$/, '').replace(/(\/index)?\.html$/, '')}`)
