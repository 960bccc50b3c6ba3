import { existsSync } from 'node:fs'
import { installedProgram, run } from './commands.mjs'

/** Downloads can hang behind a closed network; a test run must not. */
const SECONDS_FOR_DOWNLOAD = 180
const DEBIAN_PACKAGES = ['chromium-headless-shell', 'chromium']

/** Tries Playwright's own download, then Debian's package. @returns {Promise<boolean>} whether one succeeded. */
export async function installBrowser({ log }) {
  return (await downloadWithPlaywright(log)) || (await installDebianPackage(log))
}

async function downloadWithPlaywright(log) {
  log("No browser yet: trying Playwright's own download")
  const command = [
    ...installedProgram('@playwright/test', 'playwright'),
    'install',
    'chromium',
    '--only-shell',
  ]
  const { code, output } = await run(command, { collect: true, timeoutSeconds: SECONDS_FOR_DOWNLOAD })
  if (code !== 0) log(`  not possible here: ${reasonIn(output)}`)
  return code === 0
}

async function installDebianPackage(log) {
  const asRoot = await rootPrefix()
  if (!existsSync('/usr/bin/apt-get') || !asRoot) return false
  log("Trying Debian's package")
  const aptGet = [...asRoot, 'apt-get', '-o', 'DPkg::Lock::Timeout=120']
  await run([...aptGet, 'update'], { collect: true })
  for (const name of DEBIAN_PACKAGES) {
    const { code, output } = await run([...aptGet, 'install', '-y', '--no-install-recommends', name], {
      collect: true,
      env: { DEBIAN_FRONTEND: 'noninteractive' },
    })
    if (code === 0) return true
    log(`  ${name}: ${reasonIn(output)}`)
  }
  return false
}

/** @returns {Promise<string[] | null>} what to put before a command to run it as root without a question; null if not allowed. */
async function rootPrefix() {
  if (process.getuid?.() === 0) return []
  if (!existsSync('/usr/bin/sudo')) return null
  return (await run(['sudo', '-n', 'true'], { collect: true })).code === 0 ? ['sudo', '-n'] : null
}

/** The line that names the error, or the last one: the rest is a stack or progress. */
function reasonIn(output) {
  const named = /^.*\b(?:Error|E): .*$/m.exec(output)
  return named ? named[0].trim() : (output.trim().split('\n').at(-1) ?? '')
}
