import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { copyProject, writeMadeUpLanguage } from './testing/made-up-language.mjs'

/**
 * `npm run test:language`: adds a made-up third language to a copy of the project, as files alone, builds ten
 * pages of it and reads them. What takes no build is in tests/content/made-up-language.test.ts.
 */

const PAGES = [
  ...['', 'search/', 'about/', 'offline/'].map((folder) => `app/${folder}page.tsx`),
  ...['emi-calculator', 'sip-calculator', 'gst-calculator', 'income-tax-calculator', 'age-calculator'].map(
    (slug) => `app/(calculators)/${slug}/page.tsx`,
  ),
  'app/(business-tools)/receipt-generator/page.tsx',
  'app/licences/page.tsx',
  'app/manifest.webmanifest/route.ts',
  'app/search.json/route.ts',
  'app/og/[file]/route.tsx',
]

const root = process.cwd()
const copy = mkdtempSync(join(tmpdir(), 'jantar-language-'))
const run = (args, options) => execFileSync(process.execPath, args, { stdio: 'inherit', ...options })

try {
  copyProject(root, copy)
  // As links to the same files: a build writes none of them.
  execFileSync('cp', ['-Rl', join(root, 'node_modules'), copy])
  writeMadeUpLanguage(copy)
  run(['scripts/testing/page-site.mjs', '--translated', ...PAGES], { cwd: copy })
  run(['node_modules/jest/bin/jest.js', '--runTestsByPath', 'tests/components/site/built-language.test.ts'], {
    env: { ...process.env, JANTAR_LANGUAGE_SITE: join(copy, '.cache/page-site') },
  })
} finally {
  rmSync(copy, { recursive: true, force: true })
}
