import { buildToVisit } from './build.mjs'
import { ensurePortIsFree, portFromEnvironment } from './serving/port.mjs'
import { startSiteServer } from './serving/site-server.mjs'

/** `npm start`: from a fresh copy to a served site. PORT and HOST are respected. */
try {
  const port = portFromEnvironment(process.env)
  await ensurePortIsFree(port, process.env.HOST)
  await buildToVisit()
  await startSiteServer({ dir: 'out', port, host: process.env.HOST })
  console.log(`\nJantar is at http://localhost:${port}  (Ctrl C stops it)`)
} catch (error) {
  console.error(`\n${error.message}`)
  process.exit(1)
}
