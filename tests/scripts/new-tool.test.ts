import { spawnSync } from 'node:child_process'
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import type { Options } from 'prettier'
import { writeTool } from '@/scripts/new-tool/write-tool.mjs'
import { temporaryFolder } from '@/tests/temporary-folder.mjs'

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
  const project = temporaryFolder()
  const files = {
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
  }
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(project, path)), { recursive: true })
    writeFileSync(join(project, path), text)
  }
  return project
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

/** The command, without a process of its own. */
async function newTool(project: string, ...args: string[]) {
  const lines: string[] = []
  const error = await writeTool(project, args, (line) => lines.push(line)).catch((reason: Error) => reason)
  return { status: error ? 1 : 0, stdout: lines.join('\n'), stderr: error?.message ?? '' }
}

const read = (project: string, path: string) => readFileSync(join(project, path), 'utf8')
const filesIn = (project: string) =>
  readdirSync(project, { recursive: true, encoding: 'utf8' }).filter((path) => /\.tsx?$/.test(path))

const importsOf = (text: string) => [...text.matchAll(/from '([^']+)'/g)].map((match) => match[1]!)

const fresh = (project: string, before: string[]) =>
  filesIn(project)
    .filter((path) => !before.includes(path))
    .sort()

test('a planned tool goes live: its page, its status and its files', async () => {
  const project = smallProject()
  const before = filesIn(project)
  const { status, stdout } = await newTool(project, 'sip-calculator', '--kind', 'calculator')
  expect(status).toBe(0)
  expect(fresh(project, before)).toEqual([
    'components/tools/sip-calculator/screen.tsx',
    'e2e/sip-calculator.spec.ts',
    'lib/finance/sip.ts',
    'tests/components/tools/sip-calculator/screen.test.tsx',
    'tests/lib/finance/sip.test.ts',
  ])
  expect(read(project, 'app/(calculators)/sip-calculator/page.tsx')).toContain('<SipCalculator />')
  expect(read(project, 'content/tools/sip-calculator.ts')).toContain("status: 'live'")
  expect(read(project, 'components/tools/sip-calculator/screen.tsx')).toContain(
    "shareTitle={t('SIP Calculator')}",
  )
  expect(stdout).toContain('lib/finance/sip.ts until it is green')
})

test('the command itself exits with 1 and its usage when it writes nothing', () => {
  const project = smallProject()
  const run = (...args: string[]) =>
    spawnSync(process.execPath, [SCRIPT, 'sip-calculator', ...args], { cwd: project, encoding: 'utf8' })
  expect(run('--kind', 'calculator')).toMatchObject({ status: 0, stderr: '' })
  expect(read(project, 'components/tools/sip-calculator/screen.tsx')).toContain(
    "shareTitle={t('SIP Calculator')}",
  )
  const { status, stderr } = run('--kind', 'calculator')
  expect(status).toBe(1)
  expect(stderr).toMatch(/^sip-calculator is live already .*\n\nnpm run new-tool -- SLUG/)
})

test.each([
  ['calculator', 9],
  ['lookup', 10],
  ['page', 7],
])('a %s that nobody has planned touches %d files', async (kind, count) => {
  const project = smallProject()
  const { status, stdout } = await newTool(
    project,
    'rent-receipt-maker',
    ...['--kind', kind, '--category', 'everyday-utilities', '--stem', 'rent', '--area', 'tax'],
  )
  expect(status).toBe(0)
  expect(stdout.match(/^ {2}(wrote|changed) /gm)).toHaveLength(count)
  expect(read(project, 'content/tools/rent-receipt-maker.ts')).toContain("category: 'everyday-utilities'")
  expect(read(project, 'app/(everyday-utilities)/rent-receipt-maker/page.tsx')).toContain(
    '<RentReceiptMaker />',
  )
  expect(read(project, 'content/catalogue.ts'))
    .toBe(`import { loveCalculator } from '@/content/tools/love-calculator'
import { rentReceiptMaker } from '@/content/tools/rent-receipt-maker'
import { sipCalculator } from '@/content/tools/sip-calculator'

export const tools: readonly Tool[] = [sipCalculator, loveCalculator, rentReceiptMaker]
`)
})

test('a tool is listed after the last one of its category', async () => {
  const project = smallProject()
  await newTool(project, 'ppf-calculator', '--kind', 'calculator', '--category', 'calculators')
  expect(read(project, 'content/catalogue.ts')).toContain('[sipCalculator, ppfCalculator, loveCalculator]')
})

test('a list whose tools are put into the language of the build takes another tool', async () => {
  const project = smallProject()
  const listed = read(project, 'content/catalogue.ts').replace(/\]\n$/, '].map(inBuiltLanguage)\n')
  write(project, 'content/catalogue.ts', listed)
  await newTool(project, 'ppf-calculator', '--kind', 'calculator', '--category', 'calculators')
  const catalogue = read(project, 'content/catalogue.ts')
  expect(catalogue).toContain('[sipCalculator, ppfCalculator, loveCalculator].map(inBuiltLanguage)')
})

test('the README counts one tool more', async () => {
  const project = smallProject()
  writeFileSync(join(project, 'README.md'), '# Jantar\n\nIt has 51 tools: calculators of loans.\n')
  await newTool(project, 'pdf-tools', '--kind', 'page', '--category', 'everyday-utilities')
  expect(readFileSync(join(project, 'README.md'), 'utf8')).toContain('It has 52 tools: calculators')
})

test('the calculator’s words can be translated, and what is to be translated is named', async () => {
  const { stdout } = await newTool(
    smallProject(),
    'ppf-calculator',
    '--kind',
    'calculator',
    '--category',
    'calculators',
  )
  expect(stdout).toContain('content/hi/screens/ppf-calculator.json')
  expect(stdout).toContain('content/hi/tools/ppf-calculator.json')
  expect(stdout).toContain('docs/hindi.md')
  expect(stdout).toContain('README.md')
  expect(stdout).toContain('lib/questions')
  expect(stdout).toContain('lib/comparison/compared-tools.ts')
})

test.each(['calculator', 'lookup', 'page'])('nothing of the template is left in a %s', async (kind) => {
  const project = smallProject()
  const before = filesIn(project)
  await newTool(project, 'tax-finder', '--kind', kind, '--category', 'calculators')
  for (const path of fresh(project, before))
    expect(`${path}\n${read(project, path)}`).not.toMatch(/template/i)
})

test('imports lead to the new files, relative within a folder and from the root elsewhere', async () => {
  const project = smallProject()
  await newTool(
    project,
    'pan-finder',
    '--kind',
    'lookup',
    '--category',
    'everyday-utilities',
    '--area',
    'identity',
  )
  const screen = importsOf(read(project, 'components/tools/pan-finder/screen.tsx'))
  expect(screen).toContain('./found')
  expect(screen).toContain('@/lib/identity/pan')
  expect(importsOf(read(project, 'tests/components/tools/pan-finder/screen.test.tsx'))).toContain(
    '@/components/tools/pan-finder/screen',
  )
})

test.each([
  [['--category', 'calculators'], 'AmountField', "as: 'rupees'"],
  [['--category', 'everyday-utilities'], 'PlainNumberField', "as: 'number'"],
  [['--category', 'calculators', '--inputs', 'numbers'], 'PlainNumberField', "as: 'number'"],
])('with %j a calculator asks in %s', async (options, field, as) => {
  const project = smallProject()
  await newTool(project, 'unit-calculator', '--kind', 'calculator', ...options)
  const screen = read(project, 'components/tools/unit-calculator/screen.tsx')
  expect(screen).toContain(`<${field} `)
  expect(screen).toContain(as)
  expect(importsOf(screen)).toContain(
    `@/components/fields/${field === 'AmountField' ? 'number' : 'plain-number'}-field`,
  )
})

test('the tests of a new calculation start red, in Node and in the browser', async () => {
  const project = smallProject()
  await newTool(project, 'sip-calculator', '--kind', 'calculator')
  const text = read(project, 'tests/lib/finance/sip.test.ts')
  expect(text).toContain('NOT_WORKED_OUT_YET = Number.NaN')
  expect(importsOf(text)).toEqual(['@/lib/finance/sip'])
  const browser = read(project, 'e2e/sip-calculator.spec.ts')
  expect(browser).toContain('expected: { total: Number.NaN }')
  expect(importsOf(browser)).toEqual(['./site-test', './hydrated', './results'])
})

test('a lookup has an example of a service that gave no answer, and words to be written', async () => {
  const project = smallProject()
  await newTool(project, 'micr-finder', '--kind', 'lookup', '--category', 'everyday-utilities')
  expect(read(project, 'tests/components/tools/micr-finder/screen.test.tsx')).toContain('liveFault: fault')
  expect(read(project, 'components/tools/micr-finder/screen.tsx')).toMatch(/>TODO/)
  expect(read(project, 'tests/lib/micr/micr.test.ts')).toContain("findMicr('TODO')")
})

test.each([
  [
    'calculator',
    [],
    `| \`/nps-calculator\` | default | takes    | meaning |
| ----------------- | ------- | -------- | ------- |
| \`value\`           | 1000    | rupees   |         |
| \`rate\`            | 10      | per cent |         |

Result: \`total\`.`,
  ],
  ['calculator', ['--inputs', 'numbers'], '| `value`           | 1000    | number   |         |'],
  ['lookup', [], '| `code`            | none    | text  | the code to look up |'],
  ['page', [], '`/nps-calculator` has no controls and no results.'],
])('the contract of a %s with %j is added last in its category', async (kind, options, entry) => {
  const project = smallProject()
  await newTool(project, 'nps-calculator', '--kind', kind, '--category', 'calculators', ...options)
  const links = read(project, 'docs/links.md')
  expect(links).toContain(entry)
  const places = ['/sip-calculator', '/nps-calculator', '## Everyday'].map((text) => links.indexOf(text))
  expect(places).toEqual(places.toSorted((one, other) => one - other))
  expect(links.endsWith('## Pages\n\n`/` reads `q`.\n')).toBe(true)
})

test('the contract of a planned tool that is written already stays as it is', async () => {
  const project = smallProject()
  const before = read(project, 'docs/links.md')
  await newTool(project, 'sip-calculator', '--kind', 'calculator')
  expect(read(project, 'docs/links.md')).toBe(before)
})

test('a title keeps its abbreviations; without one the words of the slug are the name', async () => {
  const project = smallProject()
  const title = ['--title', 'PPF Calculator']
  await newTool(project, 'ppf-calculator', '--kind', 'calculator', '--category', 'calculators', ...title)
  expect(read(project, 'content/tools/ppf-calculator.ts')).toContain("name: 'PPF Calculator'")
  expect(read(project, 'components/tools/ppf-calculator/screen.tsx')).toContain(
    "shareTitle={t('PPF Calculator')}",
  )
  const other = smallProject()
  await newTool(other, 'loan-calculator', '--kind', 'calculator', '--category', 'calculators')
  expect(read(other, 'content/tools/loan-calculator.ts')).toContain("name: 'Loan Calculator'")
})

test('a folder of lib that is new is to be added to the levels', async () => {
  const project = smallProject()
  const lookup = ['--kind', 'lookup', '--category', 'everyday-utilities']
  expect((await newTool(project, 'micr-finder', ...lookup)).stdout).toContain(
    'lib/micr is new: add it to LEVELS',
  )
  expect((await newTool(project, 'swift-finder', ...lookup, '--area', 'micr')).stdout).not.toContain('is new')
})

test('--dry-run prints the files and writes none', async () => {
  const project = smallProject()
  const before = filesIn(project)
  const { status, stdout } = await newTool(project, 'sip-calculator', '--kind', 'calculator', '--dry-run')
  expect(status).toBe(0)
  expect(stdout).toContain('── lib/finance/sip.ts')
  expect(stdout).toContain('Nothing was written')
  expect(filesIn(project)).toEqual(before)
})

function write(project: string, path: string, text: string) {
  mkdirSync(dirname(join(project, path)), { recursive: true })
  writeFileSync(join(project, path), text)
}

test('a calculation that exists is kept, and the tool is written around it', async () => {
  const project = smallProject()
  write(project, 'lib/finance/sip.ts', '// ours\n')
  const { status, stdout } = await newTool(project, 'sip-calculator', '--kind', 'calculator')
  expect(status).toBe(0)
  expect(stdout).toContain('kept     lib/finance/sip.ts')
  expect(read(project, 'lib/finance/sip.ts')).toBe('// ours\n')
  expect(filesIn(project)).not.toContain('tests/lib/finance/sip.test.ts')
  expect(read(project, 'components/tools/sip-calculator/screen.tsx')).toContain("from '@/lib/finance/sip'")
})

test('a screen that exists is never written over, and then nothing is written', async () => {
  const project = smallProject()
  write(project, 'components/tools/sip-calculator/screen.tsx', '// ours\n')
  const before = filesIn(project)
  const { status, stderr } = await newTool(project, 'sip-calculator', '--kind', 'calculator')
  expect(status).toBe(1)
  expect(stderr).toMatch(/these exist:\ncomponents\/tools\/sip-calculator\/screen\.tsx/)
  expect(filesIn(project)).toEqual(before)
  expect(read(project, 'content/tools/sip-calculator.ts')).toContain("status: 'planned'")
})

const calculator = ['--kind', 'calculator']

test.each([
  [calculator, 'Give one slug.'],
  [['SIP_Calculator', ...calculator], "The slug 'SIP_Calculator' is not in kebab-case"],
  [['hra-calculator', ...calculator, '--area', '../x'], "The area '../x' is not in kebab-case"],
  [['hra-calculator'], '--kind is one of calculator, lookup, page.'],
  [['hra-calculator', '--kind', 'game'], '--kind is one of calculator, lookup, page.'],
  [['hra-calculator', ...calculator], 'needs a --category. Categories: calculators, everyday-utilities.'],
  [
    ['hra-calculator', ...calculator, '--category', 'sums'],
    "No category is called 'sums'. Categories: calculators",
  ],
  [['sip-calculator', ...calculator, '--category', 'everyday-utilities'], 'sip-calculator is in calculators'],
  [['love-calculator', ...calculator], 'love-calculator is live already'],
  [['sip-calculator', '--rooms', 'x'], "Unknown option '--rooms'"],
])('%j is refused: %s', async (args, message) => {
  const project = smallProject()
  const before = filesIn(project)
  const { status, stderr } = await newTool(project, ...args)
  expect(status).toBe(1)
  expect(stderr).toContain(message)
  expect(filesIn(project)).toEqual(before)
})
