import { spawn, spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'

/** Whether a program answers on this machine. */
export const hasProgram = (name, ...args) => spawnSync(name, args, { stdio: 'ignore' }).status === 0

/**
 * Starts the system's nginx on the loopback with one server block for each of `servers`, from a folder of its
 * own, with one worker.
 *
 * @param {{ port: number, lines: string }[]} servers the port of each and the contents of its block
 * @param {string} otherBlocks whole blocks, added after the servers
 * @returns {Promise<{ worker: number, stop: () => Promise<void> }>} the worker's process, once it listens
 */
export async function startNginx(servers, otherBlocks = '') {
  const folder = mkdtempSync(join(tmpdir(), 'jantar-nginx-'))
  const path = join(folder, 'nginx.conf')
  writeFileSync(path, configuration(folder, servers, otherBlocks))
  const process_ = spawn('nginx', ['-c', path], { stdio: ['ignore', 'ignore', 'pipe'] })
  let errors = ''
  process_.stderr.on('data', (text) => (errors += text))
  const ended = new Promise((done) => process_.once('exit', done))
  await listening(servers[0].port, () => process_.exitCode !== null && errors)
  return {
    worker: workerOf(process_.pid),
    async stop() {
      process_.kill('SIGTERM')
      await ended
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

function configuration(folder, servers, otherBlocks) {
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
  temporary.forEach((name) => mkdirSync(join(folder, name)))
  const blocks = servers.map(({ port, lines }) => `server {\n  listen 127.0.0.1:${port};\n  ${lines}\n}`)
  // Started by root, the worker would otherwise be a user who may not read the site.
  const user = process.getuid() === 0 ? 'user root;' : ''
  return `daemon off;
${user}
worker_processes 1;
pid ${folder}/nginx.pid;
error_log stderr error;
include /etc/nginx/modules-enabled/*.conf;
events { worker_connections 4096; }
http {
  include /etc/nginx/mime.types;
  default_type application/octet-stream;
  access_log off;
  keepalive_requests 1000000;
  ${temporary.map((name) => `${name}_temp_path ${folder}/${name};`).join('\n  ')}
  ${blocks.join('\n')}
  ${otherBlocks}
}
`
}

/** The block of a built site, with the very file that `deploy/nginx.conf` includes. */
export const siteLines = (site) => `root ${resolve(site)};\n  include ${resolve('deploy/nginx-site.conf')};`

/** Waits until a port answers; `gaveUp` returns why it never will. */
export async function listening(port, gaveUp) {
  for (let tries = 0; tries < 200; tries += 1) {
    const why = gaveUp()
    if (why) throw new Error(why)
    try {
      await fetch(`http://127.0.0.1:${port}/`)
      return
    } catch {
      await wait(50)
    }
  }
  throw new Error(`nothing listens on port ${port}`)
}

function workerOf(master) {
  const children = readFileSync(`/proc/${master}/task/${master}/children`, 'utf8').trim().split(' ')
  return Number(children[0])
}

const ticksASecond = 100

/** CPU seconds that a process has used, from /proc. */
export function cpuSeconds(pid) {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
    .replace(/^.*\) /, '')
    .split(' ')
  return (Number(fields[11]) + Number(fields[12])) / ticksASecond
}

/** Megabytes that a process holds in memory. */
export function residentMegabytes(pid) {
  const [, kilobytes] = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))
  return Number(kilobytes) / 1_000
}
