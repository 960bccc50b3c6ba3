import { existsSync, readdirSync } from 'node:fs'
import { createRequire } from 'node:module'
import { homedir } from 'node:os'
import { delimiter, join } from 'node:path'
import { isProgram } from './commands.mjs'
import { installBrowser } from './install-browser.mjs'

/**
 * Finds a Chromium-like browser for the browser tests and measurements, in this order:
 * the variable JANTAR_BROWSER (or CHROMIUM), the system's Chrome or Chromium, Playwright's own download.
 * `npm test` goes on to install one where it may: see install-browser.mjs.
 */

/** What a headless run needs as root in a container, and what keeps the browser from calling out by itself. */
export const browserArguments = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/** The headless shell first: it starts and paints about a fifth faster, and is what the tests are tuned on. */
const PROGRAM_NAMES = [
  'chromium-headless-shell',
  'google-chrome-stable',
  'google-chrome',
  'chromium',
  'chromium-browser',
  'microsoft-edge',
]

/** @returns {{ path: string, from: string } | null} throws when the variable names a file that is not there. */
export function findBrowser(env = process.env) {
  return browserFromVariable(env) ?? systemBrowser(env) ?? playwrightBrowser()
}

/** As `findBrowser`, and installs one where there is none and it is allowed. Throws with what to do. */
export async function ensureBrowser({ log }) {
  const found = findBrowser() ?? ((await installBrowser({ log })) ? findBrowser() : null)
  if (!found) throw new Error(HELP)
  log(`Browser: ${found.path} (${found.from})`)
  return found
}

const HELP = `No browser was found for the browser tests. Any one of these helps:
  - install Google Chrome or Chromium
  - npx playwright install chromium
  - on Debian or Ubuntu: sudo apt-get install chromium
  - JANTAR_BROWSER=/path/to/chrome npm test`

function browserFromVariable(env) {
  const name = ['JANTAR_BROWSER', 'CHROMIUM'].find((variable) => env[variable])
  if (!name) return null
  if (!existsSync(env[name])) throw new Error(`${name} names ${env[name]}, which does not exist.`)
  return { path: env[name], from: `the variable ${name}` }
}

function systemBrowser(env) {
  const folders = (env.PATH ?? '').split(delimiter).filter(Boolean)
  const onPath = PROGRAM_NAMES.flatMap((name) => folders.map((folder) => join(folder, name)))
  const path = [...onPath, ...usualPlaces(env)].find((candidate) => existsSync(candidate))
  return path ? { path, from: 'installed on this system' } : null
}

function usualPlaces(env) {
  const mac = ['Google Chrome', 'Chromium', 'Microsoft Edge'].flatMap((name) =>
    ['/Applications', join(homedir(), 'Applications')].map(
      (folder) => `${folder}/${name}.app/Contents/MacOS/${name}`,
    ),
  )
  const windows = [env.PROGRAMFILES, env['PROGRAMFILES(X86)'], env.LOCALAPPDATA]
    .filter(Boolean)
    .flatMap((folder) => [
      join(folder, 'Google', 'Chrome', 'Application', 'chrome.exe'),
      join(folder, 'Chromium', 'Application', 'chrome.exe'),
      join(folder, 'Microsoft', 'Edge', 'Application', 'msedge.exe'),
    ])
  return (
    { darwin: mac, win32: windows }[process.platform] ?? ['/opt/google/chrome/chrome', '/snap/bin/chromium']
  )
}

function playwrightBrowser() {
  const from = "Playwright's own download"
  const whole = createRequire(import.meta.url)('@playwright/test').chromium.executablePath()
  if (whole && existsSync(whole)) return { path: whole, from }
  const shell = playwrightHeadlessShell(whole)
  return shell ? { path: shell, from } : null
}

/** Playwright may have fetched only its headless shell, which stands in a folder beside the whole browser's. */
function playwrightHeadlessShell(whole) {
  const downloads = join(whole, '..', '..', '..')
  if (!existsSync(downloads)) return null
  const folder = readdirSync(downloads).find((name) => name.startsWith('chromium_headless_shell-'))
  if (!folder) return null
  const names = readdirSync(join(downloads, folder), { recursive: true })
  const name = names.find((path) => /(^|[\\/])(chrome-)?headless[-_]shell(\.exe)?$/.test(path))
  return name ? join(downloads, folder, name) : null
}

if (isProgram(import.meta.url))
  ensureBrowser({ log: console.log }).catch((error) => {
    console.error(error.message)
    process.exit(1)
  })
