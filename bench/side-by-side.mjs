import { execFileSync } from 'node:child_process'
import { cpSync, rmSync } from 'node:fs'
import { buildForHost } from '../scripts/build.mjs'
import { precompress } from '../scripts/site/site-build.mjs'

export const EMPTY_PAGE = '.cache/bench/empty-page'

/**
 * Builds the site, and an empty page with the same Next, and serves both with the same server.
 *
 * @returns {Promise<{ site: string, empty: string, close: () => void }>} the two origins
 */
export async function serveSideBySide() {
  await buildForHost()
  await buildEmptyPage()
  const { startSiteServer } = await import('../scripts/serving/site-server.mjs')
  const servers = await Promise.all(
    ['out', `${EMPTY_PAGE}/out`].map((dir) => startSiteServer({ dir, port: 0 })),
  )
  const [site, empty] = servers.map((server) => `http://localhost:${server.address().port}`)
  return { site, empty, close: () => servers.forEach((server) => server.close()) }
}

/** In a folder of its own, so that nothing is written among the sources; packages resolve from the parent folder. */
export async function buildEmptyPage() {
  console.log('Building the empty page')
  rmSync(EMPTY_PAGE, { recursive: true, force: true })
  cpSync('bench/empty-page', EMPTY_PAGE, { recursive: true })
  execFileSync(process.execPath, ['node_modules/next/dist/bin/next', 'build', EMPTY_PAGE])
  await precompress(`${EMPTY_PAGE}/out`)
}
