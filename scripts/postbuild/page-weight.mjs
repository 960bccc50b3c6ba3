import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'

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
  const tags = [...html.matchAll(/<(script|link)\b([^>]*)>/gi)].map(([, name, attributes]) => ({
    name,
    attributes,
  }))
  const value = (tag, name) => new RegExp(`\\s${name}="([^"]*)"`, 'i').exec(tag.attributes)?.[1]
  const isScript = (tag) =>
    tag.name === 'script'
      ? !/\snomodule\b/i.test(tag.attributes)
      : value(tag, 'rel') === 'modulepreload' || preloads(tag)
  const preloads = (tag) => value(tag, 'rel') === 'preload' && value(tag, 'as') === 'script'
  const paths = (list, name) => list.map((tag) => value(tag, name)).filter(Boolean)
  const scripts = tags.filter(isScript)
  return {
    scripts: unique([...paths(scripts, 'src'), ...paths(scripts, 'href')]),
    styles: unique(
      paths(
        tags.filter((tag) => value(tag, 'rel') === 'stylesheet'),
        'href',
      ),
    ),
  }
}

function unique(paths) {
  return [...new Set(paths.map((path) => path.replace(/[?#].*$/, '')))]
}

/** Bytes of a file as it is sent: the precompressed neighbour where there is one. */
function weightOf(path, ending) {
  if (existsSync(path + ending)) return readFileSync(path + ending).length
  const bytes = readFileSync(path)
  return ending === '.br' ? brotliCompressSync(bytes).length : gzipSync(bytes, { level: 9 }).length
}
