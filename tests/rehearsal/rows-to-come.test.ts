import { readdirSync } from 'node:fs'
import { tools } from '@/content/catalogue'
import { askTools } from '@/lib/questions/ask-tools'
import { electricityTariffs } from '@/lib/rules/energy/electricity-tariffs'
import { monthByState } from '@/lib/energy/month-by-state'
import type { RuleRow } from '@/lib/rules/rule'
import { taxYearIds } from '@/lib/rules/years'
import { tcsLawOf, tdsLawOf } from '@/lib/tax/tds-by-year'

/**
 * A bill, or an act of tomorrow, of nonsense in every list of rows that a file of rules exports: whoever
 * reads its value, or takes its day for one of the law, answers otherwise than without it.
 */

/** The last day of the old law, also of what an act has for the next. */
const DAY = '2027-03-31'
const bill = { from: '2027-02-01', announced: 'bill', source: 'bill', value: null }
const act = { from: '2027-04-01', announced: 'act', source: 'act', value: null }

type Rows = Pick<RuleRow<unknown>, 'from' | 'announced' | 'value'>[]

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

/** The lists of rows in what a file exports, however deep, each once. */
function rowsIn(value: unknown, seen: Set<unknown>): Rows[] {
  if (!isRecord(value) || seen.has(value)) return []
  seen.add(value)
  if ('label' in value && Array.isArray(value.values)) return [value.values as Rows]
  return Object.values(value).flatMap((part) => rowsIn(part, seen))
}

const seen = new Set<unknown>()
const lists = readdirSync('lib/rules', { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.ts'))
  .flatMap((file) => rowsIn(jest.requireActual<object>(`@/lib/rules/${file}`), seen))

const figuresOf = (file: string) =>
  Object.entries(jest.requireActual<Record<string, unknown>>(`@/content/figures/${file}`)).flatMap(
    ([name, make]) =>
      name.endsWith('Figures') && typeof make === 'function' && make.length === 0
        ? [[name, (make as () => unknown)()] as const]
        : [],
  )
const figures = () => Object.fromEntries(readdirSync('content/figures').flatMap(figuresOf))

/** Queries of today; what grows over years to come takes the rows of those years. */
const QUERIES = [
  'tax on 15 lakh',
  'tds on professional fees 55000',
  'tds on rent 60000 a month',
  '12 lpa in hand',
  'gst 18 on 1000',
  'stamp duty 50 lakh gujarat',
  'electricity bill 200 units delhi',
  'gratuity 50000 10 years',
  'hra basic 50000 rent 20000 delhi',
  'nsc 1 lakh',
  'epf 50000 basic',
]

async function answers() {
  const asked = []
  for (const query of QUERIES) asked.push([query, await askTools(query, DAY)])
  return JSON.parse(
    JSON.stringify({
      asked,
      figures: figures(),
      law: taxYearIds().map((year) => [tdsLawOf(year), tcsLawOf(year)]),
      bills: [50, 200, 500].map((units) => monthByState(units, DAY)),
      pages: tools.map(({ title, description }) => [title, description]),
    }),
  ) as unknown
}

const entered: (() => void)[] = []
afterEach(() => {
  for (const undo of entered.splice(0)) undo()
  jest.useRealTimers()
})

it.each([
  ['what a bill proposes', bill],
  ['an act of the day after', act],
])('nothing is answered by %s, in any rule', async (_, row) => {
  jest.useFakeTimers({
    now: new Date(`${DAY}T12:00:00+05:30`),
    doNotFake: ['setTimeout', 'setImmediate', 'queueMicrotask', 'nextTick'],
  })
  expect(lists.length).toBeGreaterThan(150)
  expect(Object.keys(electricityTariffs)).not.toHaveLength(0)
  const before = await answers()
  for (const rows of lists) {
    const place = rows.findIndex(({ from }) => from > row.from)
    rows.splice(place < 0 ? rows.length : place, 0, row as never)
    entered.push(() => rows.splice(rows.indexOf(row as never), 1))
  }
  expect(await answers()).toEqual(before)
})
