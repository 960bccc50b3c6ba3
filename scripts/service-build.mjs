import { rmSync } from 'node:fs'
import { buildIsCurrent, inputsStamp, writeStamp } from './build-stamp.mjs'
import { installedProgram, mustRun } from './commands.mjs'
import { serviceOrigins } from './postbuild/configured-services.mjs'
import { writeContentPolicies } from './postbuild/content-policy.mjs'
import { dropFlightFiles } from './postbuild/drop-flight-files.mjs'
import { slimPayloads } from './postbuild/slim-payload.mjs'
import { SERVICE_BUILD, serviceSettings } from './test-ports.mjs'

/**
 * Builds the site into a folder beside `out/` with every service configured, as e2e/stand-in-services.mjs plays them.
 * Of the finishing only what decides whether a page may ask a service is done. Unchanged sources are not built again.
 */
export async function buildWithServiceWhenChanged() {
  const settings = serviceSettings()
  const stamp = inputsStamp('.', { ...process.env, ...settings })
  if (buildIsCurrent(stamp, SERVICE_BUILD)) return
  rmSync(SERVICE_BUILD, { recursive: true, force: true })
  const env = { ...settings, JANTAR_EXPORT_TO: SERVICE_BUILD }
  await mustRun('next build', [...installedProgram('next'), 'build'], { env, collect: true })
  dropFlightFiles(SERVICE_BUILD)
  slimPayloads(SERVICE_BUILD)
  writeContentPolicies(SERVICE_BUILD, serviceOrigins(settings))
  writeStamp(stamp, SERVICE_BUILD)
}
