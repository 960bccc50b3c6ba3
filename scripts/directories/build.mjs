// npm run directories: makes the directories the site ships with, when something they depend on has changed.
import { register } from 'node:module'
import { fileURLToPath } from 'node:url'
import { readArguments, usage } from './command-line.mjs'

async function main() {
  const args = readArguments(process.argv.slice(2))
  if (args.help) return console.log(usage)
  // Before any module that imports lib.
  register('./typescript-hooks.mjs', import.meta.url)
  const { buildDirectories } = await import('./build-directories.mjs')
  buildDirectories(fileURLToPath(new URL('../../', import.meta.url)), args)
}

main().catch((error) => {
  // A refused file or a missing package is reported as a message; the stack would only hide them.
  console.error(`directories: ${error.message}`)
  process.exitCode = 1
})
