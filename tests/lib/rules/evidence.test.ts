import { type Basis, basisOf, basisOfRow, type Evidence, surenessOf } from '@/lib/rules/evidence'
import type { RuleSource } from '@/lib/rules/rule'
import { electricityTariffs } from '@/lib/rules/energy/electricity-tariffs'
import { saleDutyByState } from '@/lib/rules/stamp-duty/sale-duty-by-state'
import { alsoRead } from '@/lib/rules/stamp-duty/sale-sources'
import { tenancyDuty } from '@/lib/rules/stamp-duty/tenancies'
import { readdirSync, readFileSync } from 'node:fs'

const at = (href: string, read?: RuleSource['read']): RuleSource => ({
  title: 'A page',
  href,
  ...(read && { read }),
})
const GAZETTE = at('https://egazette.gov.in/WriteReadData/2026/276299.pdf')
const DEPARTMENT = at('https://labour.gov.in/en/faqs-labour-codes')

it.each<[string, RuleSource[], ReturnType<typeof basisOf>]>([
  ['the gazette', [GAZETTE], 'gazette'],
  ['a report of the gazette', [{ ...GAZETTE, read: 'report' }], 'report'],
  [
    'a report of the gazette, and a newspaper',
    [{ ...GAZETTE, read: 'report' }, at('https://a.in/1')],
    'reports',
  ],
  ['a page of the department', [at('https://a.in/1'), DEPARTMENT], 'department'],
  [
    'the front page of a department, which holds no law',
    [at('https://www.incometaxindia.gov.in/')],
    'report',
  ],
  ['a page that only has the name of a department', [at('https://gov.in.example.com/law')], 'report'],
  ['two newspapers', [at('https://a.in/1'), at('https://b.in/1')], 'reports'],
  ['one newspaper twice', [at('https://a.in/1'), at('https://a.in/2')], 'report'],
  ['the tables of two portals', [at('https://a.in/1', 'table'), at('https://b.in/1', 'table')], 'tables'],
  ['the table of a portal', [at('https://a.in/1', 'table')], 'table'],
])('%s', (_, sources, basis) => {
  expect(basisOf(sources)).toBe(basis)
  const [source, also] = sources
  expect(basisOfRow({ source: source!, ...(also && { also }) })).toBe(basis)
})

it.each<[Evidence, ReturnType<typeof surenessOf>]>([
  [{ basis: 'gazette' }, 'high'],
  [{ basis: 'department' }, 'high'],
  [{ basis: 'reports' }, 'high'],
  [{ basis: 'report' }, 'medium'],
  [{ basis: 'tables' }, 'medium'],
  [{ basis: 'table' }, 'low'],
  [{ basis: 'reports', but: 'older' }, 'medium'],
  [{ basis: 'department', but: 'inPart' }, 'medium'],
  [{ basis: 'table', but: 'older' }, 'low'],
  [{ basis: 'gazette', but: 'atOdds' }, 'disputed'],
])('%j is %s', (evidence, sureness) => expect(surenessOf(evidence)).toBe(sureness))

const files = readdirSync('lib', { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.ts') && file !== 'rules/evidence.ts')
  .map((file) => ({ file, text: readFileSync(`lib/${file}`, 'utf8') }))

it('sureness is typed nowhere: it follows from what was read', () => {
  const typed = /(?:sureness|confidence)\??: '(?:high|medium|low|disputed)'(?! \|)/
  expect(files.filter(({ text }) => typed.test(text)).map(({ file }) => file)).toEqual([])
})

/** What the best of the sources is allows at most so much. */
const ALLOWED: Readonly<Record<string, readonly Basis[]>> = {
  order: ['department', 'reports', 'report'],
  department: ['department'],
  press: ['reports', 'report'],
  portals: ['tables', 'table'],
}

const LEVELS = ['low', 'medium', 'high']
const levelOf = (basis: Basis) => LEVELS.indexOf(surenessOf({ basis }))

/** A row is not surer than its sources: of their number, and of what is known of them. */
function expectFromSources({ evidence, knownFrom }: Known, sources: readonly RuleSource[]) {
  expect(levelOf(evidence.basis)).toBeLessThanOrEqual(levelOf(basisOf(sources)))
  expect(ALLOWED[knownFrom]).toContain(evidence.basis)
}

interface Known {
  evidence: Evidence
  knownFrom: string
}

const publishers = (sources: readonly RuleSource[]) =>
  new Set(sources.map(({ href }) => new URL(href).host)).size

it.each(Object.entries(saleDutyByState))(
  '%s: what is known from several sources names several',
  (state, rule) => {
    for (const { source, value } of rule.values) {
      const also = alsoRead[state as keyof typeof alsoRead] ?? []
      if (['reports', 'tables'].includes(value.evidence.basis))
        expect(publishers([source, ...also])).toBeGreaterThan(1)
      expectFromSources(value, [source, ...also])
      expect(value.sureness).toBe(surenessOf(value.evidence))
    }
  },
)

it('four portals that name no order are tables: Haryana', () => {
  expect(saleDutyByState.HR.values.map(({ value }) => value.sureness)).toEqual(['medium'])
})

it.each(Object.entries(electricityTariffs))(
  '%s: how sure a tariff is follows from what was read',
  (_, { values }) => {
    for (const { source, value } of values) {
      const sources = [source, ...(value.alsoIn ? [value.alsoIn] : [])]
      expect(levelOf(value.evidence.basis)).toBeLessThanOrEqual(levelOf(basisOf(sources)))
      expect(value.confidence).toBe(surenessOf(value.evidence))
      expect(['high', 'medium']).toContain(value.confidence)
    }
  },
)

it.each(Object.entries(tenancyDuty))(
  '%s: a rent agreement names as many sources as it is known from',
  (_, { values }) => {
    for (const { source, value } of values) {
      expectFromSources(value, [source, ...value.also])
      expect(value.sureness).toBe(surenessOf(value.evidence))
    }
  },
)
