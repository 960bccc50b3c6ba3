import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { attribute } from './html-text.mjs'

/**
 * What a first visit to one page loads before anything is touched, by reading the page's own tags.
 *
 * @typedef {{ scriptBrotli: number, scriptGzip: number, htmlBrotli: number, styleBrotli: number,
 *   htmlAndStyleBrotli: number, requests: number }} PageWeight bytes of body, and a count
 * @returns {PageWeight}
 */
export function pageWeight(dir, file) {
  const { scripts, styles } = firstLoad(readFileSync(join(dir, file), 'utf8'))
  const sum = (paths, ending) => paths.reduce((bytes, path) => bytes + weightOf(join(dir, path), ending), 0)
  const htmlBrotli = weightOf(join(dir, file), '.br')
  const styleBrotli = sum(styles, '.br')
  return {
    scriptBrotli: sum(scripts, '.br'),
    scriptGzip: sum(scripts, '.gz'),
    htmlBrotli,
    styleBrotli,
    htmlAndStyleBrotli: htmlBrotli + styleBrotli,
    requests: 1 + scripts.length + styles.length,
  }
}

/** @returns {{ scripts: string[], styles: string[] }} site paths that a current browser fetches for `html`, each once. */
export function firstLoad(html) {
  const tags = [...html.matchAll(/<(script|link)\b([^>]*)>/gi)].map(readTag)
  const paths = (wanted) => [...new Set(tags.filter(wanted).map(({ path }) => path))].filter(Boolean)
  return { scripts: paths(isScript), styles: paths(({ rel }) => rel === 'stylesheet') }
}

function readTag([, name, attributes]) {
  const read = (key) => attribute(attributes, key)
  const path = (read('src') ?? read('href'))?.replace(/[?#].*$/, '')
  return { name, path, rel: read('rel'), as: read('as'), old: read('nomodule') !== undefined }
}

/** Scripts marked `nomodule` are fetched only by browsers that cannot run the site's modules. */
function isScript({ name, rel, as, old }) {
  if (name === 'script') return !old
  return rel === 'modulepreload' || (rel === 'preload' && as === 'script')
}

/** Bytes of a file as it is sent: the precompressed neighbour where there is one. */
function weightOf(path, ending) {
  if (existsSync(path + ending)) return readFileSync(path + ending).length
  const bytes = readFileSync(path)
  return ending === '.br' ? brotliCompressSync(bytes).length : gzipSync(bytes, { level: 9 }).length
}
