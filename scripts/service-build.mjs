import { cpSync, rmSync } from 'node:fs'
import { basename } from 'node:path'
import { buildIsCurrent, inputsStamp, writeStamp } from './build-stamp.mjs'
import { installedProgram, mustRun } from './commands.mjs'
import { serviceOrigins } from './postbuild/configured-services.mjs'
import { writeContentPolicies } from './postbuild/content-policy.mjs'
import { dropFlightFiles } from './postbuild/drop-flight-files.mjs'
import { writeIslands } from './postbuild/islands.mjs'
import { NEXT_BUILD, SERVICE_BUILD, serviceSettings } from './test-ports.mjs'

/**
 * Builds the site into a folder beside `out/` with every service configured, as e2e/stand-in-services.mjs plays them.
 * Of the finishing only what decides whether a page may ask a service is done. Unchanged sources are not built again.
 * A copy is left as with JANTAR_HYDRATE=next, for e2e/hydrated-by-next.spec.ts.
 */
export async function buildWithServiceWhenChanged() {
  const settings = serviceSettings()
  const stamp = inputsStamp('.', { ...process.env, ...settings })
  if (buildIsCurrent(stamp, SERVICE_BUILD)) return
  rmSync(SERVICE_BUILD, { recursive: true, force: true })
  const env = { ...settings, JANTAR_EXPORT_TO: SERVICE_BUILD }
  await mustRun('next build', [...installedProgram('next'), 'build'], { env, collect: true })
  dropFlightFiles(SERVICE_BUILD)
  rmSync(NEXT_BUILD, { recursive: true, force: true })
  const isData = (path) => ['directories', 'og'].includes(basename(path))
  cpSync(SERVICE_BUILD, NEXT_BUILD, { recursive: true, filter: (path) => !isData(path) })
  writeContentPolicies(NEXT_BUILD, [])
  await writeIslands(SERVICE_BUILD, { root: process.cwd(), env: settings })
  writeContentPolicies(SERVICE_BUILD, serviceOrigins(settings))
  writeStamp(stamp, SERVICE_BUILD)
}
