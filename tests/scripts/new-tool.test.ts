import { spawnSync } from 'node:child_process'
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { temporaryFolder } from '@/tests/temporary-folder.mjs'

const SCRIPT = resolve('scripts/new-tool.mjs')

/** Each test starts a program, which takes its time on a busy machine. */
jest.setTimeout(30_000)

/** A project with one planned tool and one live tool, so small that nothing else can be meant. */
function smallHouse() {
  const house = temporaryFolder()
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
    mkdirSync(dirname(join(house, path)), { recursive: true })
    writeFileSync(join(house, path), text)
  }
  return house
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

function newTool(house: string, ...args: string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [SCRIPT, ...args], {
    cwd: house,
    encoding: 'utf8',
  })
  return { status, stdout, stderr }
}

const read = (house: string, path: string) => readFileSync(join(house, path), 'utf8')
const filesIn = (house: string) =>
  readdirSync(house, { recursive: true, encoding: 'utf8' }).filter((path) => /\.tsx?$/.test(path))

const importsOf = (text: string) => [...text.matchAll(/from '([^']+)'/g)].map((match) => match[1]!)

const fresh = (house: string, before: string[]) =>
  filesIn(house)
    .filter((path) => !before.includes(path))
    .sort()

test('a planned tool goes live: its page, its status and its files', () => {
  const house = smallHouse()
  const before = filesIn(house)
  const { status, stdout } = newTool(house, 'sip-calculator', '--kind', 'calculator')
  expect(status).toBe(0)
  expect(fresh(house, before)).toEqual([
    'components/tools/sip-calculator/screen.tsx',
    'e2e/sip-calculator.spec.ts',
    'lib/finance/sip.ts',
    'tests/components/tools/sip-calculator/screen.test.tsx',
    'tests/lib/finance/sip.test.ts',
  ])
  expect(read(house, 'app/(calculators)/sip-calculator/page.tsx')).toContain('<SipCalculator />')
  expect(read(house, 'content/tools/sip-calculator.ts')).toContain("status: 'live'")
  expect(read(house, 'components/tools/sip-calculator/screen.tsx')).toContain('shareTitle="SIP Calculator"')
  expect(stdout).toContain('lib/finance/sip.ts until it is green')
})

test.each([
  ['calculator', 9],
  ['lookup', 10],
  ['page', 7],
])('a %s that nobody has planned touches %d files', (kind, count) => {
  const house = smallHouse()
  const { status, stdout } = newTool(
    house,
    'rent-receipt-maker',
    ...['--kind', kind, '--category', 'everyday-utilities', '--stem', 'rent', '--area', 'tax'],
  )
  expect(status).toBe(0)
  expect(stdout.match(/^ {2}(wrote|changed) /gm)).toHaveLength(count)
  expect(read(house, 'content/tools/rent-receipt-maker.ts')).toContain("category: 'everyday-utilities'")
  expect(read(house, 'app/(everyday-utilities)/rent-receipt-maker/page.tsx')).toContain(
    '<RentReceiptMaker />',
  )
  expect(read(house, 'content/catalogue.ts'))
    .toBe(`import { loveCalculator } from '@/content/tools/love-calculator'
import { rentReceiptMaker } from '@/content/tools/rent-receipt-maker'
import { sipCalculator } from '@/content/tools/sip-calculator'

export const tools: readonly Tool[] = [sipCalculator, loveCalculator, rentReceiptMaker]
`)
})

test('a tool is listed after the last one of its category', () => {
  const house = smallHouse()
  newTool(house, 'ppf-calculator', '--kind', 'calculator', '--category', 'calculators')
  expect(read(house, 'content/catalogue.ts')).toContain('[sipCalculator, ppfCalculator, loveCalculator]')
})

test.each(['calculator', 'lookup', 'page'])('nothing of the template is left in a %s', (kind) => {
  const house = smallHouse()
  const before = filesIn(house)
  newTool(house, 'tax-finder', '--kind', kind, '--category', 'calculators')
  for (const path of fresh(house, before)) expect(`${path}\n${read(house, path)}`).not.toMatch(/template/i)
})

test('imports lead to the new files, relative within a folder and from the root elsewhere', () => {
  const house = smallHouse()
  newTool(house, 'pan-finder', '--kind', 'lookup', '--category', 'everyday-utilities', '--area', 'identity')
  const screen = importsOf(read(house, 'components/tools/pan-finder/screen.tsx'))
  expect(screen).toContain('./found')
  expect(screen).toContain('@/lib/identity/pan')
  expect(importsOf(read(house, 'tests/components/tools/pan-finder/screen.test.tsx'))).toContain(
    '@/components/tools/pan-finder/screen',
  )
})

test.each([
  [['--category', 'calculators'], 'AmountField', "as: 'rupees'"],
  [['--category', 'everyday-utilities'], 'PlainNumberField', "as: 'number'"],
  [['--category', 'calculators', '--inputs', 'numbers'], 'PlainNumberField', "as: 'number'"],
])('with %j a calculator asks in %s', (options, field, as) => {
  const house = smallHouse()
  newTool(house, 'unit-calculator', '--kind', 'calculator', ...options)
  const screen = read(house, 'components/tools/unit-calculator/screen.tsx')
  expect(screen).toContain(`<${field} `)
  expect(screen).toContain(as)
  expect(importsOf(screen)).toContain(
    `@/components/fields/${field === 'AmountField' ? 'number' : 'plain-number'}-field`,
  )
})

test('the tests of a new calculation start red, in Node and in the browser', () => {
  const house = smallHouse()
  newTool(house, 'sip-calculator', '--kind', 'calculator')
  const text = read(house, 'tests/lib/finance/sip.test.ts')
  expect(text).toContain('NOT_WORKED_OUT_YET = Number.NaN')
  expect(importsOf(text)).toEqual(['@/lib/finance/sip'])
  const browser = read(house, 'e2e/sip-calculator.spec.ts')
  expect(browser).toContain('expected: { total: Number.NaN }')
  expect(importsOf(browser)).toEqual(['@playwright/test', './hydrated', './results'])
})

test('a lookup has an example of a service that gave no answer, and words to be written', () => {
  const house = smallHouse()
  newTool(house, 'micr-finder', '--kind', 'lookup', '--category', 'everyday-utilities')
  expect(read(house, 'tests/components/tools/micr-finder/screen.test.tsx')).toContain('liveFault: fault')
  expect(read(house, 'components/tools/micr-finder/screen.tsx')).toMatch(/>TODO/)
  expect(read(house, 'tests/lib/micr/micr.test.ts')).toContain("findMicr('TODO')")
})

test.each([
  [
    'calculator',
    [],
    `| \`/nps-calculator\` | default | meaning  |
| ----------------- | ------- | -------- |
| \`value\`           | 1000    | rupees   |
| \`rate\`            | 10      | per cent |

Result: \`total\`.`,
  ],
  ['calculator', ['--inputs', 'numbers'], '| `value`           | 1000    | a number |'],
  ['lookup', [], '| `code`            | none    | the code to look up |'],
  ['page', [], '`/nps-calculator` has no controls and no results.'],
])('the contract of a %s with %j is added last in its category', (kind, options, entry) => {
  const house = smallHouse()
  newTool(house, 'nps-calculator', '--kind', kind, '--category', 'calculators', ...options)
  const links = read(house, 'docs/links.md')
  expect(links).toContain(entry)
  const places = ['/sip-calculator', '/nps-calculator', '## Everyday'].map((text) => links.indexOf(text))
  expect(places).toEqual(places.toSorted((one, other) => one - other))
  expect(links.endsWith('## Pages\n\n`/` reads `q`.\n')).toBe(true)
})

test('the contract of a planned tool that is written already stays as it is', () => {
  const house = smallHouse()
  const before = read(house, 'docs/links.md')
  newTool(house, 'sip-calculator', '--kind', 'calculator')
  expect(read(house, 'docs/links.md')).toBe(before)
})

test('a title keeps its abbreviations; without one the words of the slug are the name', () => {
  const house = smallHouse()
  const title = ['--title', 'PPF Calculator']
  newTool(house, 'ppf-calculator', '--kind', 'calculator', '--category', 'calculators', ...title)
  expect(read(house, 'content/tools/ppf-calculator.ts')).toContain("name: 'PPF Calculator'")
  expect(read(house, 'components/tools/ppf-calculator/screen.tsx')).toContain('shareTitle="PPF Calculator"')
  const other = smallHouse()
  newTool(other, 'loan-calculator', '--kind', 'calculator', '--category', 'calculators')
  expect(read(other, 'content/tools/loan-calculator.ts')).toContain("name: 'Loan Calculator'")
})

test('a folder of lib that is new is to be added to the levels', () => {
  const house = smallHouse()
  const lookup = ['--kind', 'lookup', '--category', 'everyday-utilities']
  expect(newTool(house, 'micr-finder', ...lookup).stdout).toContain('lib/micr is new: add it to LEVELS')
  expect(newTool(house, 'swift-finder', ...lookup, '--area', 'micr').stdout).not.toContain('is new')
})

test('--dry-run prints the files and writes none', () => {
  const house = smallHouse()
  const before = filesIn(house)
  const { status, stdout } = newTool(house, 'sip-calculator', '--kind', 'calculator', '--dry-run')
  expect(status).toBe(0)
  expect(stdout).toContain('── lib/finance/sip.ts')
  expect(stdout).toContain('Nothing was written')
  expect(filesIn(house)).toEqual(before)
})

function write(house: string, path: string, text: string) {
  mkdirSync(dirname(join(house, path)), { recursive: true })
  writeFileSync(join(house, path), text)
}

test('a calculation that exists is kept, and the tool is written around it', () => {
  const house = smallHouse()
  write(house, 'lib/finance/sip.ts', '// ours\n')
  const { status, stdout } = newTool(house, 'sip-calculator', '--kind', 'calculator')
  expect(status).toBe(0)
  expect(stdout).toContain('kept     lib/finance/sip.ts')
  expect(read(house, 'lib/finance/sip.ts')).toBe('// ours\n')
  expect(filesIn(house)).not.toContain('tests/lib/finance/sip.test.ts')
  expect(read(house, 'components/tools/sip-calculator/screen.tsx')).toContain("from '@/lib/finance/sip'")
})

test('a screen that exists is never written over, and then nothing is written', () => {
  const house = smallHouse()
  write(house, 'components/tools/sip-calculator/screen.tsx', '// ours\n')
  const before = filesIn(house)
  const { status, stderr } = newTool(house, 'sip-calculator', '--kind', 'calculator')
  expect(status).toBe(1)
  expect(stderr).toMatch(/these exist:\ncomponents\/tools\/sip-calculator\/screen\.tsx/)
  expect(filesIn(house)).toEqual(before)
  expect(read(house, 'content/tools/sip-calculator.ts')).toContain("status: 'planned'")
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
])('%j is refused: %s', (args, message) => {
  const house = smallHouse()
  const before = filesIn(house)
  const { status, stderr } = newTool(house, ...args)
  expect(status).toBe(1)
  expect(stderr).toContain(message)
  expect(filesIn(house)).toEqual(before)
})
