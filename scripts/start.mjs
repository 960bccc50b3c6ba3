import { ensureInstalled } from './install.mjs'
import { ensurePortIsFree, portFromEnvironment } from './serving/port.mjs'

/** `npm start`: from a fresh copy to a served site, with nothing but Node and npm. PORT and HOST are respected. */

async function start() {
  const port = portFromEnvironment(process.env)
  await ensurePortIsFree(port, process.env.HOST)
  await ensureInstalled({ log: console.log })
  // Only now may anything be imported that needs an installed package.
  const { buildWhenChanged } = await import('./build.mjs')
  const { startSiteServer } = await import('./serving/site-server.mjs')
  const built = await buildWhenChanged()
  if (!built) console.log('Nothing has changed since the last build; serving that')
  await startSiteServer({ dir: 'out', port, host: process.env.HOST })
  console.log(`\nJantar is at http://localhost:${port}  (Ctrl C stops it)`)
}

start().catch((error) => {
  console.error(`\n${error.message}`)
  process.exit(1)
})
