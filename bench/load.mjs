// npm run bench load: the built site on the system's nginx, on the loopback, compared with the same nginx and
// one bare file.
import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { hasProgram, residentMegabytes, siteLines, startNginx } from '../scripts/serving/real-nginx.mjs'
import { load } from './wrk.mjs'

const page = '/emi-calculator'
const [sitePort, barePort] = [18_090, 18_091]
const connections = 64
const leastRatio = 0.9

const { values } = parseArgs({
  options: {
    site: { type: 'string', default: 'out' },
    seconds: { type: 'string', default: '10' },
    long: { type: 'string', default: '60' },
    rounds: { type: 'string', default: '3' },
  },
})
const [seconds, longSeconds, rounds] = [values.seconds, values.long, values.rounds].map(Number)

const perCpuSecond = ({ requests, cpu }) => requests / cpu
const median = (numbers) => [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)]
const whole = (number) => Math.round(number).toLocaleString('en-IN')

/** The same nginx, worker and request; only the configuration differs. */
async function compare(worker) {
  const [site, bare] = [[], []]
  for (let round = 0; round < rounds; round += 1) {
    const how = { worker, seconds, connections, accept: 'br' }
    site.push(await load(`http://127.0.0.1:${sitePort}${page}`, how))
    bare.push(await load(`http://127.0.0.1:${barePort}/bare`, how))
  }
  const [ours, theirs] = [site, bare].map((runs) => median(runs.map(perCpuSecond)))
  console.log(
    `requests a CPU second, median of ${rounds} rounds of ${seconds} s at ${connections} connections`,
  )
  console.log(
    `  ${page}: ${whole(ours)}; one bare file of the same size: ${whole(theirs)}; ratio ${(ours / theirs).toFixed(2)}`,
  )
  console.log(
    `  p99: ${site.map(({ p99Ms }) => p99Ms.toFixed(1)).join(', ')} ms; bare ${bare.map(({ p99Ms }) => p99Ms.toFixed(1)).join(', ')} ms`,
  )
  return { ratio: ours / theirs, failed: site.reduce((sum, { failed }) => sum + failed, 0) }
}

/** One long run, with the memory before and after it. */
async function endure(worker) {
  const before = residentMegabytes(worker)
  const run = await load(`http://127.0.0.1:${sitePort}${page}`, {
    worker,
    seconds: longSeconds,
    connections,
    accept: 'br',
  })
  console.log(
    `${longSeconds} s at ${connections} connections: ${whole(run.requests)} answers, ${run.failed} failed, p99 ${run.p99Ms.toFixed(1)} ms`,
  )
  console.log(
    `  memory of the worker: ${before.toFixed(1)} MB before, ${residentMegabytes(worker).toFixed(1)} MB after`,
  )
  return run.failed
}

/** Other kinds of answer: nothing new, a part, nothing there, paths that try to leave the site. */
async function answers() {
  const at = (path) => `http://127.0.0.1:${sitePort}${path}`
  const first = await fetch(at(page))
  const etag = first.headers.get('etag')
  const expected = [
    ['nothing new', page, { 'if-none-match': etag }, 304],
    ['a part', '/og/home.png', { range: 'bytes=0-99' }, 206],
    ['both forms of an address', `${page}/`, {}, 200],
    ['nothing there', '/no-such-page', {}, 404],
    ['no such script', '/_next/static/none.js', {}, 404],
    ['a path that leaves the site', '/..%2f..%2fetc/passwd', {}, 400],
    ['a hidden file', '/.git/config', {}, 404],
    ['the file for other hosts', '/_headers', {}, 404],
  ]
  let wrong = 0
  for (const [what, path, headers, status] of expected) {
    const { status: got } = await fetch(at(path), { headers })
    if (got !== status) wrong += 1
    console.log(`  ${got === status ? 'ok' : 'WRONG'}  ${what}: ${path} answers ${got}`)
  }
  return wrong
}

async function main() {
  if (!hasProgram('nginx', '-v') || !hasProgram('which', 'wrk'))
    throw new Error('nginx and wrk are needed: apt install nginx-light libnginx-mod-http-brotli-static wrk')
  const bytes = statSync(join(values.site, `${page}.html.br`)).size
  const folder = mkdtempSync(join(tmpdir(), 'jantar-bare-'))
  writeFileSync(join(folder, 'bare'), Buffer.alloc(bytes, 'x'))
  const nginx = await startNginx([
    { port: sitePort, lines: siteLines(values.site) },
    { port: barePort, lines: `root ${folder};` },
  ])
  try {
    console.log(`${page}: ${whole(bytes)} bytes as sent`)
    const { ratio, failed } = await compare(nginx.worker)
    const failedLong = await endure(nginx.worker)
    const wrong = await answers()
    if (ratio < leastRatio || failed + failedLong + wrong > 0) process.exitCode = 1
  } finally {
    await nginx.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

main().catch((error) => {
  console.error(`bench:load: ${error.message}`)
  process.exitCode = 1
})
