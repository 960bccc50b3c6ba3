import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { hostHeadersFile } from '../../deploy/hosts.mjs'
import { buildEnvironment, serviceOrigins } from './configured-services.mjs'
import { writeContentPolicies } from './content-policy.mjs'
import { dropFlightFiles } from './drop-flight-files.mjs'
import { writeLicences } from './licences.mjs'
import { writeOfflinePages } from './offline-pages.mjs'
import { precompress } from './precompress.mjs'
import { writeIslands } from '../islands/write-islands.mjs'
import { nameServiceWorker } from './service-worker.mjs'
import { writeSlashCopies } from './slash-copies.mjs'

/** Turns what `next build` left in `dir` into what a host should serve. The order matters: each step reads the last one's work. */
export async function finishSite(dir, { root, log, beforeIslands }) {
  const env = buildEnvironment(root)
  log(dropFlightFiles(dir))
  beforeIslands(dir)
  const inputs = new Set()
  if (process.env.JANTAR_HYDRATE === 'next')
    for (const name of dependencies(root)) inputs.add(`node_modules/${name}/`)
  else log(await writeIslands(dir, { root, env, inputs }))
  log(writeLicences(dir, { root, inputs }))
  // Hashes are taken when the inline scripts are final.
  log(writeContentPolicies(dir, serviceOrigins(env)))
  log(nameServiceWorker(dir))
  writeFileSync(join(dir, '_headers'), hostHeadersFile())
  log(await precompress(dir))
  log(writeOfflinePages(dir))
  log(writeSlashCopies(dir))
}

/** What Next bundles is not known file by file; it is no more than these. */
const dependencies = (root) =>
  Object.keys(JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).dependencies)
