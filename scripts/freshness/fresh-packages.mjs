import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * Takes the newest version of each data package that passes its checks. `remember(name, facts)` is called for
 * each that was taken.
 *
 * @returns {Promise<{ name: string, outcome: 'taken' | 'refused' | 'kept', messages: string[] }[]>}
 */
export async function freshPackages(packages, { root, registry, allowed = [], dryRun = false, remember }) {
  const outcomes = []
  for (const dataPackage of packages) {
    const end = await freshPackage(dataPackage, { root, registry, allowed, dryRun, remember })
    outcomes.push({ name: dataPackage.name, ...end })
  }
  return outcomes
}

async function freshPackage({ name, problems }, { root, registry, allowed, dryRun, remember }) {
  const installed = join(root, 'node_modules', name)
  const version = versionIn(installed)
  if (version === null) return kept('it is not installed: run npm ci first')
  try {
    const newest = await registry.newest(name)
    if (newest.version === version) return kept(`${version} is the newest`)
    const found = problems(installed, await registry.fetch(name, newest.version), allowed)
    if (found.length > 0)
      return { outcome: 'refused', messages: [`${newest.version}, we stay with ${version}`, ...found] }
    if (!dryRun) {
      await registry.take(name, newest.version)
      remember(name, newest)
    }
    return { outcome: 'taken', messages: [`${newest.version}, in place of ${version}`] }
  } catch (error) {
    return kept(`${version}: no newer one to be had (${error.message})`)
  }
}

const kept = (why) => ({ outcome: 'kept', messages: [why] })

function versionIn(folder) {
  const path = join(folder, 'package.json')
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')).version : null
}
