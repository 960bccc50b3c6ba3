import { spawnSync } from 'node:child_process'
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import type { Options } from 'prettier'
import { writeTool } from '@/scripts/new-tool/write-tool.mjs'
import { folderWith } from '@/tests/temporary-folder.mjs'

const SCRIPT = resolve('scripts/new-tool.mjs')

// Prettier imports its parts as ES modules, which Jest cannot run; here it is built of the ones for browsers.
jest.mock('prettier', () => {
  const plugins = ['typescript', 'estree', 'markdown'].map((name) =>
    jest.requireActual(`prettier/plugins/${name}`),
  )
  const standalone = jest.requireActual<typeof import('prettier')>('prettier/standalone')
  return {
    resolveConfig: () => JSON.parse(readFileSync('.prettierrc.json', 'utf8')) as Options,
    format: (text: string, options: Options) => standalone.format(text, { ...options, plugins }),
  }
})

/** A project with one planned tool and one live tool, so small that nothing else can be meant. */
function smallProject() {
  return folderWith({
    'app/(calculators)/sip-calculator/page.tsx': 'export default () => <ToolPage tool={sipCalculator} />\n',
    'app/(everyday-utilities)/love-calculator/page.tsx':
      'export default () => <ToolPage><Love /></ToolPage>\n',
    'content/tools/sip-calculator.ts': words('sip-calculator', 'calculators', 'planned', 'SIP Calculator'),
    'content/tools/love-calculator.ts': words('love-calculator', 'everyday-utilities', 'live', 'Love'),
    'content/catalogue.ts': `import { loveCalculator } from '@/content/tools/love-calculator'
import { sipCalculator } from '@/content/tools/sip-calculator'

export const tools: readonly Tool[] = [
  sipCalculator,
  loveCalculator,
]
`,
    'docs/links.md': `# Links

## Calculators

| \`/sip-calculator\` | default | meaning |
| ----------------- | ------- | ------- |
| \`monthly\`         | 5000    | rupees  |

## Everyday utilities

\`/love-calculator\` has no controls.

## Pages

\`/\` reads \`q\`.
`,
  })
}

function words(slug: string, category: string, status: string, name: string) {
  return `export const it: Tool = {
  slug: '${slug}',
  category: '${category}',
  status: '${status}',
  name: '${name}',
  title: 'Title',
}
`
}

/** The command in a small project, without a process of its own; `given` puts files there first. */
async function newTool(line: string, given: Readonly<Record<string, string>> = {}) {
  const project = smallProject()
  for (const [path, text] of Object.entries(given)) write(project, path, text)
  return { project, ...(await newToolIn(project, line)) }
}

async function newToolIn(project: string, line: string) {
  const before = filesIn(project)
  const lines: string[] = []
  const error = await writeTool(project, line.split(' '), (text) => lines.push(text)).catch(
    (reason: Error) => reason,
  )
  return {
    status: error ? 1 : 0,
    stdout: lines.join('\n'),
    stderr: error?.message ?? '',
    read: (path: string) => readFileSync(join(project, path), 'utf8'),
    /** The files that were not there before. */
    fresh: filesIn(project)
      .filter((path) => !before.includes(path))
      .sort(),
  }
}

function write(project: string, path: string, text: string) {
  mkdirSync(dirname(join(project, path)), { recursive: true })
  writeFileSync(join(project, path), text)
}

const filesIn = (project: string) =>
  readdirSync(project, { recursive: true, encoding: 'utf8' }).filter((path) => /\.tsx?$/.test(path))

const importsOf = (text: string) => [...text.matchAll(/from '([^']+)'/g)].map((match) => match[1]!)

const SIP = 'sip-calculator --kind calculator'
const PPF = 'ppf-calculator --kind calculator --category calculators'
const SIP_SCREEN = 'components/tools/sip-calculator/screen.tsx'

test('a planned tool goes live: its page, its status and its files, with tests that start red', async () => {
  const before = readFileSync(join(smallProject(), 'docs/links.md'), 'utf8')
  const { status, stdout, read, fresh } = await newTool(SIP)
  expect(status).toBe(0)
  expect(fresh).toEqual([
    SIP_SCREEN,
    'e2e/sip-calculator.spec.ts',
    'lib/finance/sip.ts',
    'tests/components/tools/sip-calculator/screen.test.tsx',
    'tests/lib/finance/sip.test.ts',
  ])
  expect(read('app/(calculators)/sip-calculator/page.tsx')).toContain('<SipCalculator />')
  expect(read('content/tools/sip-calculator.ts')).toContain("status: 'live'")
  expect(read(SIP_SCREEN)).toContain("shareTitle={t('SIP Calculator')}")
  // Its contract is written already.
  expect(read('docs/links.md')).toBe(before)
  expect(stdout).toContain('lib/finance/sip.ts until it is green')
  expect(read('tests/lib/finance/sip.test.ts')).toContain('NOT_WORKED_OUT_YET = Number.NaN')
  expect(importsOf(read('tests/lib/finance/sip.test.ts'))).toEqual(['@/lib/finance/sip'])
  expect(read('e2e/sip-calculator.spec.ts')).toContain('{ total: Number.NaN }')
  expect(importsOf(read('e2e/sip-calculator.spec.ts'))).toEqual(['./site-test', './hydrated', './results'])
})

test('the command itself exits with 1 and its usage when it writes nothing', () => {
  const project = smallProject()
  const run = () =>
    spawnSync(process.execPath, [SCRIPT, ...SIP.split(' ')], { cwd: project, encoding: 'utf8' })
  expect(run()).toMatchObject({ status: 0, stderr: '' })
  const { status, stderr } = run()
  expect(status).toBe(1)
  expect(stderr).toMatch(/^sip-calculator is live already .*\n\nnpm run new-tool -- SLUG/)
})

test.each([
  [
    'calculator',
    9,
    `| \`/rent-finder\` | default | takes    | meaning |
| -------------- | ------- | -------- | ------- |
| \`value\`        | 1000    | rupees   |         |
| \`rate\`         | 10      | per cent |         |

Result: \`total\`.`,
  ],
  ['lookup', 10, '| `code`         | none    | text  | the code to look up |'],
  ['page', 7, '`/rent-finder` has no controls and no results.'],
])('a %s that nobody has planned touches %d files, each its own', async (kind, count, contract) => {
  const given = { 'README.md': '# Jantar\n\nIt has 51 tools: calculators of loans.\n' }
  const line = `rent-finder --kind ${kind} --category calculators --stem rent --area tax`
  const { status, stdout, read, fresh } = await newTool(line, given)
  expect(status).toBe(0)
  expect(stdout.match(/^ {2}(wrote|changed) /gm)).toHaveLength(count + 1)
  for (const path of fresh) expect(`${path}\n${read(path)}`).not.toMatch(/template/i)
  expect(read('content/tools/rent-finder.ts')).toMatch(/category: 'calculators'[^]*name: 'Rent Finder'/)
  expect(read('app/(calculators)/rent-finder/page.tsx')).toContain('<RentFinder />')
  expect(read('README.md')).toContain('It has 52 tools: calculators')
  expect(read('content/catalogue.ts')).toBe(`import { loveCalculator } from '@/content/tools/love-calculator'
import { rentFinder } from '@/content/tools/rent-finder'
import { sipCalculator } from '@/content/tools/sip-calculator'

export const tools: readonly Tool[] = [sipCalculator, rentFinder, loveCalculator]
`)
  const links = read('docs/links.md')
  expect(links).toContain(contract)
  const places = ['/sip-calculator', '/rent-finder', '## Everyday'].map((text) => links.indexOf(text))
  expect(places).toEqual(places.toSorted((one, other) => one - other))
  expect(links.endsWith('## Pages\n\n`/` reads `q`.\n')).toBe(true)
})

test('a tool is listed last of its category, also in a list that is put into the built language', async () => {
  const project = smallProject()
  const listed = readFileSync(join(project, 'content/catalogue.ts'), 'utf8')
  write(project, 'content/catalogue.ts', listed.replace(/\]\n$/, '].map(inBuiltLanguage)\n'))
  expect((await newToolIn(project, PPF)).read('content/catalogue.ts')).toContain(
    '[sipCalculator, ppfCalculator, loveCalculator].map(inBuiltLanguage)',
  )
})

test('a lookup imports its own files, and names what is to be done by hand', async () => {
  const { read, stdout } = await newTool('micr-finder --kind lookup --category everyday-utilities')
  const screen = read('components/tools/micr-finder/screen.tsx')
  expect(importsOf(screen)).toEqual(expect.arrayContaining(['./found', '@/lib/micr/micr']))
  expect(screen).toMatch(/>TODO/)
  expect(importsOf(read('tests/components/tools/micr-finder/screen.test.tsx'))).toContain(
    '@/components/tools/micr-finder/screen',
  )
  expect(read('tests/lib/micr/micr.test.ts')).toContain("findMicr('TODO')")
  for (const path of ['lib/micr is new: add it to LEVELS', 'content/hi/tools/micr-finder.json'])
    expect(stdout).toContain(path)
})

test.each([
  ['--category calculators', 'AmountField', "as: 'rupees'"],
  ['--category everyday-utilities', 'PlainNumberField', "as: 'number'"],
  ['--category calculators --inputs numbers', 'PlainNumberField', "as: 'number'"],
])('with %j a calculator asks in %s', async (options, field, as) => {
  const { read } = await newTool(`unit-calculator --kind calculator ${options}`)
  const screen = read('components/tools/unit-calculator/screen.tsx')
  expect(screen).toContain(`<${field} `)
  expect(screen).toContain(as)
  expect(importsOf(screen)).toContain(
    `@/components/fields/${field === 'AmountField' ? 'number' : 'plain-number'}-field`,
  )
})

test('a title keeps its abbreviations', async () => {
  const project = smallProject()
  await writeTool(project, [...PPF.split(' '), '--title', 'PPF Calculator'], () => {})
  expect(readFileSync(join(project, 'content/tools/ppf-calculator.ts'), 'utf8')).toContain(
    "name: 'PPF Calculator'",
  )
})

test('--dry-run prints the files and writes none', async () => {
  const { status, stdout, fresh } = await newTool(`${SIP} --dry-run`)
  expect(status).toBe(0)
  expect(stdout).toMatch(/── lib\/finance\/sip\.ts[^]*Nothing was written/)
  expect(fresh).toEqual([])
})

test('a calculation that exists is kept, and the tool is written around it', async () => {
  const { status, stdout, read, fresh } = await newTool(SIP, { 'lib/finance/sip.ts': '// ours\n' })
  expect(status).toBe(0)
  expect(stdout).toContain('kept     lib/finance/sip.ts')
  expect(read('lib/finance/sip.ts')).toBe('// ours\n')
  expect(fresh).not.toContain('tests/lib/finance/sip.test.ts')
  expect(read(SIP_SCREEN)).toContain("from '@/lib/finance/sip'")
})

test('a screen that exists is never written over, and then nothing is written', async () => {
  const { status, stderr, read, fresh } = await newTool(SIP, { [SIP_SCREEN]: '// ours\n' })
  expect(status).toBe(1)
  expect(stderr).toMatch(/these exist:\ncomponents\/tools\/sip-calculator\/screen\.tsx/)
  expect(fresh).toEqual([])
  expect(read('content/tools/sip-calculator.ts')).toContain("status: 'planned'")
})

const CALCULATOR = '--kind calculator'

test.each([
  [CALCULATOR, 'Give one slug.'],
  [`SIP_Calculator ${CALCULATOR}`, "The slug 'SIP_Calculator' is not in kebab-case"],
  [`hra-calculator ${CALCULATOR} --area ../x`, "The area '../x' is not in kebab-case"],
  ['hra-calculator --kind game', '--kind is one of calculator, lookup, page.'],
  [`hra-calculator ${CALCULATOR}`, 'needs a --category. Categories: calculators, everyday-utilities.'],
  [`hra-calculator ${CALCULATOR} --category sums`, "No category is called 'sums'. Categories: calculators"],
  [`${SIP} --category everyday-utilities`, 'sip-calculator is in calculators'],
])('%j is refused: %s', async (line, message) => {
  const { status, stderr, fresh } = await newTool(line)
  expect(status).toBe(1)
  expect(stderr).toContain(message)
  expect(fresh).toEqual([])
})
