import { defineConfig } from '@playwright/test'
import { browserArguments, findBrowser } from './scripts/find-browser.mjs'

/** A port of its own, so that a site served for looking at is neither disturbed nor tested by mistake. */
const PORT = Number(process.env.JANTAR_TEST_PORT ?? 3210)
const browser = findBrowser()
if (!browser)
  throw new Error('No browser found. Run npm test, which installs one, or see scripts/find-browser.mjs.')

export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results',
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  workers: 2,
  timeout: 60_000,
  reporter: [
    [process.env.CI ? 'dot' : 'list'],
    ['json', { outputFile: process.env.PLAYWRIGHT_JSON_OUTPUT_NAME ?? '.cache/reports/playwright.json' }],
  ],
  use: {
    baseURL: `http://localhost:${PORT}`,
    // What is tested is the site as served, never a copy kept by an earlier test.
    serviceWorkers: 'block',
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
    viewport: { width: 1280, height: 900 },
    trace: 'retain-on-failure',
    launchOptions: { executablePath: browser.path, args: browserArguments },
  },
  projects: [{ name: 'chromium' }],
  webServer: {
    command: 'node scripts/serve.mjs',
    env: { PORT: String(PORT) },
    url: `http://localhost:${PORT}/`,
    reuseExistingServer: !process.env.CI,
    timeout: 30_000,
  },
})
