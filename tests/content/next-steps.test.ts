import { readFileSync } from 'node:fs'
import { toolBySlug, tools } from '@/content/catalogue'
import type { Figure } from '@/lib/catalogue/next-step'
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
  for (const [name, figures] of Object.entries(step.set)) {
    if (there) expect(Object.keys(there)).toContain(name)
    expect(contractOf(step.to)).toContain(`\`${name}\``)
    for (const figure of [figures].flat() as Figure[]) {
      if ('output' in figure) expect(contractOf(tool.slug)).toContain(`\`${figure.output}\``)
      if ('control' in figure) expect(contractOf(tool.slug)).toContain(`\`${figure.control}\``)
    }
  }
})

test('the chains that people follow are there', () => {
  const leads = tools.flatMap((tool) => (tool.next ?? []).map(({ to }) => `${tool.slug} ${to}`))
  expect(leads).toEqual(
    expect.arrayContaining([
      'income-tax-calculator salary-calculator',
      'salary-calculator loan-eligibility-calculator',
      'loan-eligibility-calculator e-stamp-duty-calculator',
      'emi-calculator income-tax-calculator',
      'fd-calculator tds-deduction-calculator',
      'tds-deduction-calculator income-tax-calculator',
      'sip-calculator investment-returns-calculator',
      'daily-panchang-muhurat indian-festival-calendar',
      'indian-festival-calendar countdown-timer-creator',
      'countdown-timer-creator daily-panchang-muhurat',
      'currency-converter daily-expense-tracker',
      'gst-calculator invoice-generator',
      'hra-calculator receipt-generator',
      'hra-calculator income-tax-calculator',
    ]),
  )
})
