import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { hostHeadersFile } from '../../deploy/hosts.mjs'
import { lawDay } from '../freshness/law-day.mjs'
import { buildEnvironment, serviceOrigins } from './configured-services.mjs'
import { writeContentPolicies } from './content-policy.mjs'
import { EMBED_DIR, writeEmbedPages } from './embed-pages.mjs'
import { forgetUnusedResults } from './kept-results.mjs'
import { writeLicences } from './licences.mjs'
import { writeOfflinePages } from './offline-pages.mjs'
import { precompress } from './precompress.mjs'
import { writeIslands } from '../islands/write-islands.mjs'
import { nameServiceWorker } from './service-worker.mjs'
import { writeSlashCopies } from './slash-copies.mjs'
import { stage } from '../stage.mjs'

/** Turns the pages that Next wrote into `dir` into a site that can be visited. Each step reads the last one's work. */
export async function finishSite(dir, { root }) {
  const env = buildEnvironment(root)
  const inputs = new Set()
  if (process.env.JANTAR_HYDRATE === 'next')
    for (const name of dependencies(root)) inputs.add(`node_modules/${name}/`)
  else await stage('Islands', () => writeIslands(dir, { root, env, inputs }))
  await stage('Licences', () => writeLicences(dir, { root, inputs }))
  // Hashes are taken when the inline scripts are final.
  await stage('Content policies', () => writeContentPolicies(dir, serviceOrigins(env)))
  await stage('Service worker', async () => nameServiceWorker(dir, await lawDay(root)))
  writeFileSync(join(dir, '_headers'), hostHeadersFile())
  await stage('Pages to keep offline', () => writeOfflinePages(dir))
  await stage('Addresses with a slash', () => writeSlashCopies(dir))
}

/** Adds to a finished site what only a host needs. */
export async function packForHost(dir, { root }) {
  await stage('Compression', () => precompress(dir))
  // Compressed sizes are what a visitor loads.
  writeOfflinePages(dir)
  writeSlashCopies(dir)
  await stage('Embed pages', () => writeEmbedPages(dir, { root, to: EMBED_DIR }))
  forgetUnusedResults()
}

/** What Next bundles is not known file by file; it is no more than these. */
const dependencies = (root) =>
  Object.keys(JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).dependencies)
