import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'

/** `node scripts/browser.mjs`: sees to it that there is a browser for the browser tests; JANTAR_BROWSER names another. */

/** What a headless run needs as root in a container, and what keeps the browser from calling out by itself. */
export const browserArguments = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // The suggestions of an address bar that nobody sees: in the whole browser two more pages for every window.
  '--disable-features=WebUIOmniboxPopup,WebUIOmniboxAimPopup',
]

const HEADLESS_SHELL = 'chromium-headless-shell'

/** The headless shell first: it takes half the processor time of the whole browser, and the tests are tuned on it. */
const SYSTEM_BROWSERS = [HEADLESS_SHELL, 'chromium', 'google-chrome']

/** @returns {string | undefined} the browser that is installed here; without one Playwright starts its own download */
export function browserPath(env = process.env) {
  return env.JANTAR_BROWSER || SYSTEM_BROWSERS.map((name) => `/usr/bin/${name}`).find(existsSync)
}

/** As `browserPath`, and installs a browser if none is found: Playwright's download, or else Debian's package. */
export function ensureBrowser() {
  if (!process.env.JANTAR_BROWSER && browserPath() === '/usr/bin/chromium') addHeadlessShell()
  if (browserPath() || downloadWithPlaywright() || installDebianPackage()) return browserPath()
  throw new Error('Install Chromium, or name a browser: JANTAR_BROWSER=/path/to/chrome npm test')
}

/** Root, as in a container, also gets the shell where only the whole browser is installed, with which the tests take twice as long. */
function addHeadlessShell() {
  if (process.getuid() !== 0 || !existsSync('/usr/bin/apt-get')) return
  console.log(`Installing ${HEADLESS_SHELL}, with which the browser tests take half the time`)
  aptGet(['install', '-y', '--no-install-recommends', '--no-remove', HEADLESS_SHELL], { timeout: 120_000 })
}

/** At once when it is there already. A download can hang behind a closed network; a test run must not. */
function downloadWithPlaywright() {
  const cli = createRequire(import.meta.url).resolve('@playwright/test/cli')
  return succeeds([process.execPath, cli, 'install', '--only-shell', 'chromium'], { timeout: 180_000 })
}

function installDebianPackage() {
  if (!existsSync('/usr/bin/apt-get')) return false
  aptGet(['update'])
  return [HEADLESS_SHELL, 'chromium'].some((name) =>
    aptGet(['install', '-y', '--no-install-recommends', name]),
  )
}

function aptGet(args, options) {
  const asRoot = process.getuid() === 0 ? [] : ['sudo', '-n']
  return succeeds([...asRoot, 'env', 'DEBIAN_FRONTEND=noninteractive', 'apt-get', '-qq', ...args], options)
}

function succeeds([program, ...args], options) {
  return spawnSync(program, args, { stdio: ['ignore', 'inherit', 'inherit'], ...options }).status === 0
}

if (process.argv[1] === import.meta.filename) ensureBrowser()
