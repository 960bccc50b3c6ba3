import { existsSync, statSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { cityDirectory } from './cities/build-cities.mjs'
import { ifscDirectory } from './ifsc/build-ifsc.mjs'
import { forgetList, keptState, takeOverList } from './kept-list.mjs'
import { packageState } from './packages.mjs'
import { pincodeDirectory } from './pincode/build-pincodes.mjs'
import { buildRates } from './rates/build-rates.mjs'
import { keepStamp, stampOf, currentReport } from './stamp.mjs'

/** Takes over the list that the arguments name, then writes the rates and each directory that is out of date. */
export function buildDirectories(root, args) {
  console.log(buildRates(root).join('\n'))
  for (const directory of [pincodeDirectory, cityDirectory, ifscDirectory]) {
    if (directory.list) takeOver(directory, root, args)
    buildWhenChanged(directory, root, directory.newerList?.(root, args) ?? '')
  }
}

function takeOver({ list, listIn, readDirectory }, root, args) {
  if (args.packages) forgetList(root, list.name)
  const path = listIn(args)
  if (!path) return
  const { asOf, force } = args
  const today = new Date().toISOString().slice(0, 10)
  const keysNow = readDirectory(root).entries.map(list.keyOf)
  const taken = takeOverList(root, resolve(path), list, keysNow, { asOf, force, today })
  for (const reason of taken.reasons) console.warn(`  forced: ${reason}`)
  console.log(
    `Took over ${taken.count.toLocaleString('en-IN')} ${list.entry}s. Kept outside git, for this and later builds: ${taken.kept}`,
  )
}

function buildWhenChanged({ name, folders, packages, list, build }, root, newerList) {
  const target = join(root, 'public/directories', name)
  const stampPath = join(root, `.cache/directories/${name}.stamp.json`)
  const stamp = stampOf(root, ['scripts/directories', ...folders], {
    packages: packages.map((source) => packageState(root, source)),
    imported: list && keptState(root, list.name),
    newer: existsSync(newerList)
      ? [newerList, statSync(newerList).size, statSync(newerList).mtimeMs]
      : newerList,
  })
  const report = currentReport(stampPath, stamp, target)
  if (report) return console.log(`${report.join('\n')}\n  up to date, not built again`)
  const built = build(root, target, newerList)
  keepStamp(stampPath, stamp, built)
  console.log(built.report.join('\n'))
}
