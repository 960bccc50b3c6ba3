/** @jest-environment node */
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'

const SCRIPT = resolve('scripts/new-tool.mjs')
const houses: string[] = []

/** Each test starts a program, which takes its time on a busy machine. */
jest.setTimeout(30_000)

afterEach(() => houses.splice(0).forEach((house) => rmSync(house, { recursive: true })))

/** A house with one planned tool and one live tool, so small that nothing else can be meant. */
function smallHouse() {
  const house = mkdtempSync(join(tmpdir(), 'new-tool-'))
  houses.push(house)
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

test('a planned tool goes live: sum, screen and their tests are new; its page and its status change', () => {
  const house = smallHouse()
  const before = filesIn(house)
  const { status, stdout } = newTool(house, 'sip-calculator', '--room', 'finance')
  expect(status).toBe(0)
  expect(
    filesIn(house)
      .filter((path) => !before.includes(path))
      .sort(),
  ).toEqual([
    'components/tools/sip-calculator/sip-calculator.tsx',
    'lib/finance/sip.ts',
    'tests/components/tools/sip-calculator/sip-calculator.test.tsx',
    'tests/lib/finance/sip.test.ts',
  ])
  expect(read(house, 'app/(calculators)/sip-calculator/page.tsx')).toContain('<SipCalculator />')
  expect(read(house, 'content/tools/sip-calculator.ts')).toContain("status: 'live'")
  expect(read(house, 'components/tools/sip-calculator/sip-calculator.tsx')).toContain(
    'title="SIP Calculator"',
  )
  expect(stdout).toContain('npx jest tests/lib/finance/sip')
})

test('a tool that nobody has planned gets words, a page, and its place in the list', () => {
  const house = smallHouse()
  const { status } = newTool(
    house,
    'rent-receipt-maker',
    '--category',
    'everyday-utilities',
    '--stem',
    'rent',
    '--room',
    'tax',
  )
  expect(status).toBe(0)
  expect(read(house, 'lib/tax/rent.ts')).toContain('export function rent(')
  expect(read(house, 'content/tools/rent-receipt-maker.ts')).toContain("category: 'everyday-utilities'")
  expect(existsSync(join(house, 'app/(everyday-utilities)/rent-receipt-maker/page.tsx'))).toBe(true)
  expect(read(house, 'content/catalogue.ts'))
    .toBe(`import { loveCalculator } from '@/content/tools/love-calculator'
import { rentReceiptMaker } from '@/content/tools/rent-receipt-maker'
import { sipCalculator } from '@/content/tools/sip-calculator'

export const tools: readonly Tool[] = [sipCalculator, loveCalculator, rentReceiptMaker]
`)
})

test('what it writes keeps to the import rules and is as prettier would write it', () => {
  const house = smallHouse()
  newTool(house, 'sip-calculator')
  const allowed = {
    'lib/finance/sip.ts': /^@\/lib\//,
    'components/tools/sip-calculator/sip-calculator.tsx':
      /^@\/(lib|components\/(fields|results|tool-form))\//,
    'app/(calculators)/sip-calculator/page.tsx':
      /^@\/(app\/tool-page|content\/|components\/tools\/sip-calculator\/)/,
  }
  for (const [path, pattern] of Object.entries(allowed))
    expect(importsOf(read(house, path)).filter((from) => !pattern.test(from))).toEqual([])
  const written = [
    ...Object.keys(allowed),
    'tests/lib/finance/sip.test.ts',
    'tests/components/tools/sip-calculator/sip-calculator.test.tsx',
  ]
  // From here, where the configuration and its plugin stand.
  const prettier = [
    resolve('node_modules/prettier/bin/prettier.cjs'),
    '--config',
    '.prettierrc.json',
    '--check',
  ]
  const paths = written.map((path) => join(house, path))
  const { status, stderr } = spawnSync(process.execPath, [...prettier, ...paths], { encoding: 'utf8' })
  expect({ status, stderr }).toMatchObject({ status: 0 })
})

test('the numbers test starts red: it expects a figure that no sum returns', () => {
  const house = smallHouse()
  newTool(house, 'sip-calculator')
  const numbers = read(house, 'tests/lib/finance/sip.test.ts')
  expect(numbers).toContain('NOT_WORKED_OUT_YET = Number.NaN')
  expect(numbers).toContain('toBeCloseTo(expected.total')
})

test('--dry-run prints the files and writes none', () => {
  const house = smallHouse()
  const before = filesIn(house)
  const { status, stdout } = newTool(house, 'sip-calculator', '--dry-run')
  expect(status).toBe(0)
  expect(stdout).toContain('── lib/finance/sip.ts')
  expect(stdout).toContain('Nothing was written')
  expect(filesIn(house)).toEqual(before)
})

test('a file that stands is never written over, and then none is', () => {
  const house = smallHouse()
  mkdirSync(join(house, 'lib/finance'), { recursive: true })
  writeFileSync(join(house, 'lib/finance/sip.ts'), '// ours\n')
  const before = filesIn(house)
  const { status, stderr } = newTool(house, 'sip-calculator')
  expect(status).toBe(1)
  expect(stderr).toMatch(/stands already:\n {2}lib\/finance\/sip\.ts/)
  expect(filesIn(house)).toEqual(before)
  expect(read(house, 'content/tools/sip-calculator.ts')).toContain("status: 'planned'")
})

test.each([
  [[], 'Give one slug.'],
  [['SIP_Calculator'], "The slug 'SIP_Calculator' is not in kebab-case"],
  [['hra-calculator', '--room', '../x'], "The room '../x' is not in kebab-case"],
  [['hra-calculator'], 'needs a --category. Categories: calculators, everyday-utilities.'],
  [['hra-calculator', '--category', 'sums'], "No category is called 'sums'. Categories: calculators"],
  [['sip-calculator', '--category', 'everyday-utilities'], 'sip-calculator is in calculators'],
  [['love-calculator'], 'love-calculator is live already'],
  [['sip-calculator', '--rooms', 'x'], "Unknown option '--rooms'"],
])('%j is refused: %s', (args, says) => {
  const house = smallHouse()
  const before = filesIn(house)
  const { status, stderr } = newTool(house, ...args)
  expect(status).toBe(1)
  expect(stderr).toContain(says)
  expect(filesIn(house)).toEqual(before)
})
