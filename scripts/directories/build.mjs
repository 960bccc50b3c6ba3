// npm run directories: makes the directories the site ships with, when something they depend on has changed.
import { existsSync, statSync } from 'node:fs'
import { register } from 'node:module'
import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { cityDirectory } from './cities/directory.mjs'
import { readArguments, usage } from './command-line.mjs'
import { ifscDirectory } from './ifsc/directory.mjs'
import { pincodeDirectory } from './pincode/directory.mjs'
import { keepStamp, stampOf, standingReport } from './stamp.mjs'

const root = fileURLToPath(new URL('../../', import.meta.url))
const directories = [pincodeDirectory, cityDirectory, ifscDirectory]

function currentStamp(directory, newerList) {
  const newer = existsSync(newerList)
    ? [newerList, statSync(newerList).size, statSync(newerList).mtimeMs]
    : newerList
  const state = { ...directory.inputs(root), newer }
  return stampOf(root, ['scripts/directories', ...directory.folders], state)
}

async function takeOver(directory, args) {
  if (args.packages) directory.forget(root)
  const list = directory.listIn(args)
  if (!list) return
  const { asOf, force } = args
  const today = new Date().toISOString().slice(0, 10)
  const { reasons, took, kept } = await directory.takeOver(root, resolve(list), { asOf, force, today })
  for (const reason of reasons) console.warn(`  forced: ${reason}`)
  console.log(`Took over ${took}. Kept outside git, for this and later builds: ${kept}`)
}

async function buildWhenChanged(directory, args) {
  await takeOver(directory, args)
  const target = join(root, 'public/directories', directory.name)
  const stampPath = join(root, `.cache/directories/${directory.name}.stamp.json`)
  const newerList = directory.newerList(root, args)
  const stamp = currentStamp(directory, newerList)
  const standing = standingReport(stampPath, stamp, target)
  if (standing) return console.log(`${standing.join('\n')}\n  up to date, not built again`)
  const built = await directory.build(root, target, newerList)
  keepStamp(stampPath, stamp, built)
  console.log(built.report.join('\n'))
}

async function main() {
  const args = readArguments(process.argv.slice(2))
  if (args.help) return console.log(usage)
  // Before any module that imports lib.
  register('./typescript-hooks.mjs', import.meta.url)
  console.log((await import('./rates/build-rates.mjs')).buildRates(root).join('\n'))
  for (const directory of directories) await buildWhenChanged(directory, args)
}

main().catch((error) => {
  // A refused file or a missing package is reported as a message; the stack would only hide them.
  console.error(`directories: ${error.message}`)
  process.exitCode = 1
})
