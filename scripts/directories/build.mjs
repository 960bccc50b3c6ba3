// npm run directories: makes the directories the site ships with, when something they depend on has changed.
import { existsSync, statSync } from 'node:fs'
import { register } from 'node:module'
import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { readArguments, usage } from './command-line.mjs'
import { importedState } from './pincode/import-state.mjs'
import { officePackage, packageState, typePackage } from './pincode/sources.mjs'
import { keepStamp, stampOf, standingReport } from './stamp.mjs'

const root = fileURLToPath(new URL('../../', import.meta.url))
const target = join(root, 'public/directories/pincode')
const stampPath = join(root, '.cache/directories/pincode.stamp.json')

function currentStamp(newerList) {
  const state = {
    packages: [officePackage, typePackage].map((source) => packageState(root, source)),
    imported: importedState(root),
    newer: existsSync(newerList)
      ? [newerList, statSync(newerList).size, statSync(newerList).mtimeMs]
      : newerList,
  }
  return stampOf(root, ['scripts/directories', 'lib/postal'], state)
}

async function takeOver({ pincodes, asOf, force, packages }) {
  const { forgetImport, importList } = await import('./pincode/import-list.mjs')
  if (packages) forgetImport(root)
  if (!pincodes) return
  const { readDirectory } = await import('./pincode/build-pincodes.mjs')
  const now = new Set(readDirectory(root).entries.map(({ pincode }) => pincode))
  const today = new Date().toISOString().slice(0, 10)
  const { reasons, offices, kept } = importList(root, resolve(pincodes), now, { asOf, force, today })
  for (const reason of reasons) console.warn(`  forced: ${reason}`)
  console.log(
    `Took over ${offices.toLocaleString('en-IN')} offices. Kept outside git, for this and later builds: ${kept}`,
  )
}

async function main() {
  const args = readArguments(process.argv.slice(2))
  if (args.help) return console.log(usage)
  // Before any module that imports lib/postal.
  register('./typescript-hooks.mjs', import.meta.url)
  await takeOver(args)
  const newerList = resolve(
    root,
    args.coverage ?? process.env.NEWER_PINCODE_LIST ?? '../shared/directories/pincode-directory.tsv.gz',
  )
  const stamp = currentStamp(newerList)
  const standing = standingReport(stampPath, stamp, target)
  if (standing) return console.log(`${standing.join('\n')}\n  up to date, not built again`)
  const { buildPincodes } = await import('./pincode/build-pincodes.mjs')
  const built = buildPincodes(root, target, newerList)
  keepStamp(stampPath, stamp, built)
  console.log(built.report.join('\n'))
}

main().catch((error) => {
  // A refused file or a missing package is told in words; the stack would only hide them.
  console.error(`directories: ${error.message}`)
  process.exitCode = 1
})
