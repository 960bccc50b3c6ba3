import { statSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

/** A folder or a file of lib or components, such as `lib/finance/emi.ts`: what scripts/mutation.mjs wants changed. */
const mutated = process.env.JANTAR_MUTATED ?? 'lib/finance'
const isOfPages = mutated.startsWith('components/')
const isOnPaper = /^components\/documents\/(paper|pdf)\b.*(?<!\.tsx)$/.test(mutated)

// `npm run test:mutation -- --all-witnesses`: each fault meets every test that reaches it, not only the first to fail.
const ALL_WITNESSES = Boolean(process.env.JANTAR_ALL_WITNESSES)
const REPORT = `.cache/reports/mutation/${mutated.replaceAll('/', '-')}`
// What the tests read, the words of a problem in the components among it. The vectors in ../shared stay behind: the
// tests in the repository are to notice a fault without them. Next reads its config, and only next to an app.
const COPIED = [
  'lib',
  'tests',
  'app',
  'components',
  'content',
  'jest.config.mjs',
  'next.config.mjs',
  'package.json',
  'scripts',
  'tsconfig.json',
]

/**
 * Compared row by row with published calendars by tests of the panchang, which take seconds: too long for each fault.
 */
const FESTIVALS =
  '!lib/panchang/festivals/{festival-table,main-festivals,festival-differences,gazetted-holidays}.ts'

/** What Next gives to tests in place of a stylesheet. */
const NO_STYLE = fileURLToPath(import.meta.resolve('next/dist/build/jest/__mocks__/styleMock.js'))

/** Mutation testing of the sums and the law; see docs/mutation-testing.md. */
const config = {
  mutate: statSync(mutated).isDirectory() ? [`${mutated}/**/*.{ts,tsx}`, FESTIVALS] : [mutated],
  plugins: [
    '@stryker-mutator/jest-runner',
    './scripts/mutation/cited-words.mjs',
    './scripts/mutation/words-and-classes.mjs',
  ],
  ignorers: isOfPages ? ['words-and-classes'] : ['cited-words'],
  testRunner: 'jest',
  coverageAnalysis: 'perTest',
  disableBail: ALL_WITNESSES,
  jest: {
    projectType: 'custom',
    configFile: 'jest.config.mjs',
    enableFindRelatedTests: false,
    config: {
      projects: undefined,
      testEnvironment: './tests/mutation/environment.cjs',
      testMatch: ['<rootDir>/tests/mutation/witnesses.ts'],
      // Papers and PDFs are lists of lines, which need no window.
      setupFilesAfterEnv: isOfPages && !isOnPaper ? ['<rootDir>/tests/setup.ts'] : [],
      moduleNameMapper: {
        '^fast-check$': '<rootDir>/tests/mutation/few-runs.ts',
        '^.+\\.css$': NO_STYLE,
        '^@/(.*)\\.mdx$': '<rootDir>/tests/mdx-stand-in.tsx',
        '^@/(.*)$': '<rootDir>/$1',
      },
    },
  },
  ignorePatterns: ['/*', ...COPIED.map((path) => `!/${path}`)],
  tempDirName: '.cache/mutation',
  thresholds: { high: 95, low: 90, break: 85 },
  // Inputs and law are worked out when their file is opened; they are to be tested all the same.
  ignoreStatic: false,
  warnings: { slow: false },
  // Endless loops are detected by their count of rounds; a machine that is busy elsewhere is not to pass for one.
  timeoutMS: 15_000,
  dryRunTimeoutMinutes: 20,
  reporters: ['progress-append-only', 'clear-text', 'html', 'json'],
  clearTextReporter: { allowEmojis: false, logTests: false, reportTests: false },
  htmlReporter: { fileName: `${REPORT}.html` },
  jsonReporter: { fileName: `${REPORT}.json` },
}

export default config
