import { defineConfig } from '@playwright/test'
import { browserArguments, browserPath } from './scripts/browser.mjs'
import './scripts/constants/set-build-constants.mjs'
import { SERVICE_SITE, SITE, testPorts, testSitesAreThere } from './scripts/test-sites.mjs'

const ports = testPorts()

export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results',
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  // Where no person watches, a test that failed runs once more, with a record of every step; the report names it flaky.
  retries: process.env.CI ? 1 : 0,
  // Twice as many as there are cores: each waits nearly half of its time.
  workers: 4,
  // No test measures time. Both limits are wide enough for a machine that is busy with other work.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  reporter: [
    [process.env.CI ? 'dot' : 'list'],
    ['./e2e/skip-reasons.ts'],
    ['json', { outputFile: process.env.PLAYWRIGHT_JSON_OUTPUT_NAME ?? '.cache/reports/playwright.json' }],
  ],
  use: {
    baseURL: `http://localhost:${ports.site}`,
    // What is tested is the site as served, never a copy kept by an earlier test.
    serviceWorkers: 'block',
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
    viewport: { width: 1280, height: 900 },
    trace: 'on-first-retry',
    // Without the limit Chromium starts a second process for every page, ahead of a visit that no test makes.
    launchOptions: {
      executablePath: browserPath(),
      args: [...browserArguments, '--renderer-process-limit=1'],
    },
  },
  webServer: [
    server(`node scripts/serve.mjs ${SITE}`, ports.site),
    // A single browser test needs neither of these.
    ...(testSitesAreThere()
      ? [
          server(`node scripts/serve.mjs ${SERVICE_SITE}`, ports.siteWithServices),
          server('node e2e/stand-in-services.mjs', ports.services),
        ]
      : []),
  ],
})

function server(command: string, port: number) {
  return {
    command,
    env: { PORT: String(port) },
    url: `http://localhost:${port}/`,
    reuseExistingServer: !process.env.CI,
    timeout: 30_000,
  }
}
