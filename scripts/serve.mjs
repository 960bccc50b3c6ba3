import { portFromEnvironment } from './serving/port.mjs'
import { startSiteServer } from './serving/site-server.mjs'

/**
 * `node scripts/serve.mjs [FOLDER]`: serves the finished build in `out/`, or in FOLDER, on PORT (3000), and
 * prints the address.
 */

try {
  const [dir = 'out'] = process.argv.slice(2)
  const port = portFromEnvironment(process.env)
  await startSiteServer({ dir, port, host: process.env.HOST })
  console.log(`Jantar is at http://localhost:${port}  (Ctrl C stops it)`)
} catch (error) {
  console.error(error.message)
  process.exit(1)
}
