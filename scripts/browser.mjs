import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { chromium } from '@playwright/test'

/**
 * `node scripts/browser.mjs`: whether there is a browser for the browser tests; JANTAR_BROWSER names another.
 * With `--install` it installs one first.
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
  // The suggestions of an address bar that nobody sees: in the whole browser two more pages for every window.
  '--disable-features=WebUIOmniboxPopup,WebUIOmniboxAimPopup',
]

const HEADLESS_SHELL = 'chromium-headless-shell'

/** The headless shell first: it takes half the processor time of the whole browser, and the tests are tuned on it. */
const SYSTEM_BROWSERS = [HEADLESS_SHELL, 'chromium', 'google-chrome']

/**
 * @returns {string | undefined} the browser that is installed here; without one Playwright uses its own, if it has one
 */
export function browserPath(env = process.env) {
  return env.JANTAR_BROWSER || SYSTEM_BROWSERS.map((name) => `/usr/bin/${name}`).find(existsSync)
}

/** @returns {string | undefined} as `browserPath`. Throws with what to do when there is no browser at all. */
export function ensureBrowser() {
  if (!browserPath() && !playwrightHasOne())
    throw new Error(
      'The browser tests need Chromium: run node scripts/browser.mjs --install, or name one with JANTAR_BROWSER=/path/to/chrome.',
    )
  return browserPath()
}

/**
 * Its browsers are folders next to each other, `chromium_headless_shell-1234` and the like, wherever this
 * system has them.
 */
function playwrightHasOne() {
  const browsers = join(dirname(chromium.executablePath()), '../..')
  return existsSync(browsers) && readdirSync(browsers).some((name) => name.startsWith('chromium'))
}

/**
 * Debian's headless shell for root on Debian, as in a container; elsewhere Playwright's download into its own folder.
 */
function install() {
  const isRootOnDebian = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')
  if (isRootOnDebian && existsSync(`/usr/bin/${HEADLESS_SHELL}`)) return
  const done = isRootOnDebian
    ? aptGet(['update']) && aptGet(['install', '-y', '--no-install-recommends', HEADLESS_SHELL])
    : succeeds([process.execPath, playwrightCli, 'install', '--only-shell', 'chromium'])
  if (!done) ensureBrowser()
}

const playwrightCli = createRequire(import.meta.url).resolve('@playwright/test/cli')

function aptGet(args) {
  return succeeds(['env', 'DEBIAN_FRONTEND=noninteractive', 'apt-get', '-qq', ...args])
}

function succeeds([program, ...args]) {
  return spawnSync(program, args, { stdio: ['ignore', 'inherit', 'inherit'] }).status === 0
}

if (process.argv[1] === import.meta.filename) {
  if (process.argv.includes('--install')) install()
  try {
    ensureBrowser()
  } catch (error) {
    console.error(error.message)
    process.exitCode = 1
  }
}
