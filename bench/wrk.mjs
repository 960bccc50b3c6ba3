import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { cpuSeconds } from '../scripts/serving/real-nginx.mjs'

const unitMs = { us: 0.001, ms: 1, s: 1_000, m: 60_000 }

/** Milliseconds of wrk's '1.25ms'. */
function milliseconds(text) {
  const [, number, unit] = /^([\d.]+)(us|ms|s|m)$/.exec(text)
  return Number(number) * unitMs[unit]
}

/** The report of wrk: requests, those that failed, and the 99th percentile of their latency in milliseconds. */
function readWrk(text) {
  const failed = [
    ...text.matchAll(/(?:connect|read|write|timeout) (\d+)/g),
    /Non-2xx or 3xx responses: (\d+)/.exec(text),
  ]
    .filter(Boolean)
    .reduce((sum, [, count]) => sum + Number(count), 0)
  return {
    requests: Number(/(\d+) requests in/.exec(text)[1]),
    failed,
    p99Ms: milliseconds(/99%\s+(\S+)/.exec(text)[1]),
  }
}

/** Loads an address, and also measures how many CPU seconds the server's process `worker` spent. */
export async function load(address, { worker, seconds, connections, accept }) {
  const before = cpuSeconds(worker)
  const args = [
    '-t1',
    `-c${connections}`,
    `-d${seconds}s`,
    '--latency',
    '-H',
    `Accept-Encoding: ${accept}`,
    address,
  ]
  const { stdout } = await promisify(execFile)('wrk', args)
  return { ...readWrk(stdout), cpu: cpuSeconds(worker) - before }
}
