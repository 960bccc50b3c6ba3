import { rmSync } from 'node:fs'
import { buildIsCurrent, inputsStamp, writeStamp } from './build-stamp.mjs'
import { installedProgram, mustRun } from './commands.mjs'
import { writeContentPolicies } from './postbuild/content-policy.mjs'
import { dropFlightFiles } from './postbuild/drop-flight-files.mjs'
import { slimPayloads } from './postbuild/slim-payload.mjs'
import { SERVICE_BUILD, testPorts } from './test-ports.mjs'

/**
 * Builds the site into a folder beside `out/` with a postal service configured, as e2e/postal-service.mjs plays it.
 * Of the finishing only what decides whether a page may ask a service is done. Unchanged sources are not built again.
 */
export async function buildWithServiceWhenChanged() {
  const service = `http://localhost:${testPorts().postalService}`
  const settings = { NEXT_PUBLIC_PINCODE_API_URL: service }
  const stamp = inputsStamp('.', { ...process.env, ...settings })
  if (buildIsCurrent(stamp, SERVICE_BUILD)) return
  rmSync(SERVICE_BUILD, { recursive: true, force: true })
  const env = { ...settings, JANTAR_EXPORT_TO: SERVICE_BUILD }
  await mustRun('next build', [...installedProgram('next'), 'build'], { env, collect: true })
  dropFlightFiles(SERVICE_BUILD)
  slimPayloads(SERVICE_BUILD)
  writeContentPolicies(SERVICE_BUILD, [service])
  writeStamp(stamp, SERVICE_BUILD)
}
