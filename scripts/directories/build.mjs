// npm run data directories: makes the directories the site ships with, when something they depend on has changed.
import { register } from 'node:module'
import { fileURLToPath } from 'node:url'
import { readArguments, usage } from './command-line.mjs'
import '../constants/set-build-constants.mjs'

const root = fileURLToPath(new URL('../../', import.meta.url))

/** @returns {Promise<string[]>} what each directory holds, in lines */
export async function buildDirectories(args = readArguments([])) {
  const directories = await importDirectories()
  return directories.buildDirectories(root, args)
}

function importDirectories() {
  // Before any module that imports lib.
  register('./typescript-hooks.mjs', import.meta.url)
  return import('./build-directories.mjs')
}

async function main() {
  const args = readArguments(process.argv.slice(2))
  if (args.help) return console.log(usage)
  if (args.only) return (await importDirectories()).buildOne(root, args)
  console.log((await buildDirectories(args)).join('\n'))
}

if (process.argv[1] === import.meta.filename)
  main().catch((error) => {
    // A refused file or a missing package is reported as a message; the stack would only hide them.
    console.error(`directories: ${error.message}`)
    process.exitCode = 1
  })
