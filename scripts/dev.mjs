import { installedProgram, run } from './commands.mjs'
import { buildDirectories } from './directories-step.mjs'
import { ensureInstalled } from './install.mjs'

/** `npm run dev`: the pages as one works on them, at http://localhost:3000; arguments go on to `next dev`. */
try {
  await ensureInstalled({ log: console.log })
  await buildDirectories()
  const { code } = await run([...installedProgram('next'), 'dev', ...process.argv.slice(2)])
  process.exitCode = code
} catch (error) {
  console.error(`\n${error.message}`)
  process.exitCode = 1
}
