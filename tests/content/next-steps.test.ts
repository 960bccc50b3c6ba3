import { currentTaxYear, namesOfTaxYear } from '@/lib/rules/years'
import { readFileSync } from 'node:fs'
import { toolBySlug, tools } from '@/content/catalogue'
import { alsoOf, type StepFigure } from '@/lib/catalogue/next-step'
import { sharedFigures } from '@/tests/content/shared-figures'
import { inputsOfTool } from '@/tests/inputs-of-tool'

const contract = readFileSync('docs/links.md', 'utf8')
/** The contract of a tool: from its table to the next one. */
const contractOf = (slug: string) =>
  contract.split(new RegExp(`\\n\\| \`/${slug}\`|, \`/${slug}\``))[1]!.split(/\n\| `\//)[0]!

const steps = tools.flatMap((tool) =>
  (tool.next ?? []).map((step) => [`${tool.slug}: ${step.label}`, tool, step] as const),
)

test.each(steps)('%s leads to a tool that is there, by names that both pages have', (_, tool, step) => {
  expect(toolBySlug(step.to).status).toBe('live')
  const there = inputsOfTool(step.to)
  const sources = [step.when ?? []].flat() as object[]
  for (const [name, figures] of Object.entries({ ...step.set, ...alsoOf(step) })) {
    if (there) expect(Object.keys(there)).toContain(name)
    expect(contractOf(step.to)).toContain(`\`${name}\``)
    for (const figure of [figures].flat() as StepFigure[])
      sources.push(figure, ...('sum' in figure ? figure.sum : []), ...[figure.when ?? []].flat())
  }
  for (const source of sources) {
    if ('output' in source) expect(contractOf(tool.slug)).toContain(`\`${String(source.output)}\``)
    if ('control' in source) expect(contractOf(tool.slug)).toContain(`\`${String(source.control)}\``)
  }
})

test.each(steps)('%s carries each figure that both tools know', (_, tool, step) => {
  const set = Object.keys({ ...step.set, ...alsoOf(step) })
  const lost = Object.entries(sharedFigures)
    .filter(([, meaning]) => tool.slug in meaning && step.to in meaning)
    .filter(([, meaning]) => !meaning[step.to]!.some((name) => set.includes(name)))
  expect(lost.map(([meaning]) => meaning)).toEqual([])
})

test.each(steps)('%s leads to the law in force where the other tool opens with a sample', (_, __, step) => {
  const rules = inputsOfTool(step.to)?.rules
  if (!rules || step.to === 'fd-calculator') return
  const set = [step.set.rules!].flat() as StepFigure[]
  const values = set.flatMap((figure) => {
    if ('now' in figure)
      return figure.now === 'taxYear' ? currentTaxYear() : namesOfTaxYear(currentTaxYear()).year
    return 'value' in figure ? figure.value : 'as' in figure ? Object.values(figure.as!) : ''
  })
  expect(values.length).toBeGreaterThan(0)
  for (const value of values) expect(value).toMatch(/^fy-/)
})
