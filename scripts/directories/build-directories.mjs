import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { cityDirectory } from './cities/build-cities.mjs'
import { keepDirectory, takeKeptDirectory } from './kept-directories.mjs'
import { forgetList, keptState, takeOverList } from './kept-list.mjs'
import { ifscDirectory } from './ifsc/build-ifsc.mjs'
import { packageState } from './packages.mjs'
import { pincodeDirectory } from './pincode/build-pincodes.mjs'
import { buildRates } from './rates/build-rates.mjs'
import { keepStamp, stampOf, currentReport } from './stamp.mjs'

const DIRECTORIES = [pincodeDirectory, cityDirectory, ifscDirectory]

/**
 * Takes over the list that the arguments name, then writes the rates and each directory that is out of date,
 * all at the same time.
 *
 * @returns {Promise<string[]>} what each directory holds, in lines
 */
export async function buildDirectories(root, args) {
  const rates = buildRates(root)
  for (const directory of DIRECTORIES) if (directory.list) takeOver(directory, root, args)
  const reports = await Promise.all(DIRECTORIES.map((directory) => reportOf(directory, root, args)))
  return [...rates, ...reports.flat()]
}

/** Builds one directory here and now, in the process that `reportOf` started for it. */
export function buildOne(root, { only, ...args }) {
  const directory = DIRECTORIES.find(({ name }) => name === only)
  if (!directory) throw new Error(`--only ${only}: there is no such directory`)
  const { target, stampPath, stamp } = placesOf(directory, root)
  const built = directory.build(root, target, newerListOf(directory, root, args))
  keepStamp(stampPath, stamp, built)
  keepDirectory(directory.name, stamp, { target, ...built })
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

async function reportOf(directory, root, args) {
  const { target, stampPath, stamp } = placesOf(directory, root)
  const isMeasured = newerListOf(directory, root, args) !== null
  const current = !isMeasured && currentReport(stampPath, stamp, target)
  if (current) return [...current, '  up to date, not built again']
  const kept = !isMeasured && takeKeptDirectory(directory.name, stamp, target)
  if (kept) {
    keepStamp(stampPath, stamp, kept)
    return [...kept.report, '  as built before on this machine']
  }
  await buildInProcess(directory, root, args)
  return currentReport(stampPath, stamp, target)
}

function placesOf({ name, folders, packages, list }, root) {
  return {
    target: join(root, 'public/directories', name),
    stampPath: join(root, `.cache/directories/${name}.stamp.json`),
    stamp: stampOf(root, ['scripts/directories', ...folders], {
      packages: packages.map((source) => packageState(root, source)),
      imported: list ? keptState(root, list.name) : null,
    }),
  }
}

/** The list that the directory's coverage is to be measured by; null when none is named. */
function newerListOf({ newerList }, root, args) {
  const path = newerList?.(args)
  if (!path) return null
  if (!existsSync(resolve(root, path))) throw new Error(`${path}: no such file`)
  return resolve(root, path)
}

/** Each large directory takes a processor some fifteen seconds. */
function buildInProcess({ name }, root, { coverage }) {
  const measured = coverage ? ['--coverage', coverage] : []
  const build = fileURLToPath(new URL('build.mjs', import.meta.url))
  const child = spawn(process.execPath, [build, '--only', name, ...measured], { cwd: root, stdio: 'inherit' })
  return new Promise((done, reject) => {
    child.on('error', reject)
    child.on('close', (status) =>
      status === 0 ? done() : reject(new Error(`the directory ${name} was not built`)),
    )
  })
}
