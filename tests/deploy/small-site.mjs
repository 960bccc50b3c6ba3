import { brotliCompressSync, gzipSync } from 'node:zlib'
import { folderWith } from '@/tests/temporary-folder.mjs'

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

/** With what is long enough in its precompressed forms too. */
export function writeSite() {
  const large = Object.entries(files).filter(([, text]) => text.length >= 500)
  const compressed = large.flatMap(([name, text]) => [
    [`${name}.br`, brotliCompressSync(text)],
    [`${name}.gz`, gzipSync(text)],
  ])
  return folderWith({ ...files, ...Object.fromEntries(compressed) })
}

/** The addresses of its files. */
export const found = Object.keys(files)
  .filter((name) => !/^(?:(?:hi\/)?404|_headers|\.secret)/.test(name))
  .map((name) => `/${name.replace(/^index\.html$/, '').replace(/(\/index)?\.html$/, '')}`)
