import { portFromEnvironment } from './serving/port.mjs'
import { startSiteServer } from './serving/site-server.mjs'

/** `node scripts/serve.mjs`: serves the finished build in `out/` on PORT (3000), and says where. */

try {
  const port = portFromEnvironment(process.env)
  await startSiteServer({ dir: 'out', port, host: process.env.HOST })
  console.log(`Jantar is at http://localhost:${port}  (Ctrl C stops it)`)
} catch (error) {
  console.error(error.message)
  process.exit(1)
}
