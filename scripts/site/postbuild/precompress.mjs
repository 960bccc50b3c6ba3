import { readFile, writeFile } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import { extname, join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { keptResult } from './kept-results.mjs'
import { OFFLINE_LIST } from './offline-pages.mjs'
import { isSlashCopy, siteFiles } from '../site-files.mjs'

const TEXT_ENDINGS = new Set([
  '.html',
  '.js',
  '.css',
  '.json',
  '.xml',
  '.txt',
  '.svg',
  '.webmanifest',
  '.csv',
  '.ics',
])
/** Below this, the answer fits one packet either way. */
const WORTHWHILE_BYTES = 500

const brotli = promisify(brotliCompress)
const gzipAsync = promisify(gzip)

/**
 * Writes `.br` and `.gz` next to every text file, so that no host compresses per request.
 * JANTAR_PRECOMPRESS=0 leaves them out, for hosts that compress by themselves and count files.
 *
 * @param {string} dir
 * @param {{ without?: string }} options `without` is a folder whose files stay as they are
 * @returns {Promise<string>} a line for the build's log
 */
export async function precompress(dir, { without } = {}) {
  if (process.env.JANTAR_PRECOMPRESS === '0') return 'no files precompressed (JANTAR_PRECOMPRESS=0)'
  const files = siteFiles(dir)
  const known = new Set(files)
  // Slash copies are made again of what is compressed here, and the list names compressed sizes.
  const isWanted = (file) =>
    TEXT_ENDINGS.has(extname(file)) &&
    !isSlashCopy(file, known) &&
    file !== OFFLINE_LIST &&
    !(without && file.startsWith(`${without}/`))
  const queue = files.filter(isWanted)
  const total = { files: 0, plain: 0, brotli: 0 }
  const worker = async () => {
    for (let file = queue.pop(); file; file = queue.pop())
      await compressFile(join(dir, file), qualityFor(file), total)
  }
  await Promise.all(Array.from({ length: availableParallelism() * 2 }, worker))
  const mega = (bytes) => (bytes / 1e6).toFixed(1)
  return `${total.files} files precompressed, ${mega(total.plain)} MB to ${mega(total.brotli)} MB`
}

/** For the thousands of directory files one step less takes a third of the time, for 1.2 % more bytes. */
function qualityFor(file) {
  return constants.BROTLI_MAX_QUALITY - (file.startsWith('directories/') ? 1 : 0)
}

async function compressFile(path, quality, total) {
  const text = await readFile(path)
  if (text.length < WORTHWHILE_BYTES) return
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_SIZE_HINT]: text.length,
  }
  const { brotli: brotliVersion, zlib: zlibVersion } = process.versions
  const [small, older] = await Promise.all([
    keptResult(`brotli ${brotliVersion} ${quality}`, text, () => brotli(text, { params })),
    keptResult(`gzip ${zlibVersion} 9`, text, () => gzipAsync(text, { level: 9 })),
  ])
  await Promise.all([writeFile(`${path}.br`, small), writeFile(`${path}.gz`, older)])
  total.files += 1
  total.plain += text.length
  total.brotli += small.length
}
