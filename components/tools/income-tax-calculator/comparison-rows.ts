import { grouped, rupees } from '@/lib/format/numbers'
import { type IncomeTax, monthlyTakeHome, type SlabShare } from '@/lib/tax/income-tax'
import { taxRuleIds, taxRules } from '@/lib/tax/income-tax-inputs'
import { breakEvenOf, taxOf, type TaxQuestion } from '@/lib/tax/tax-question'

export const slabHeadings = ['Slab', 'Rate', 'Income in it', 'Tax']
export const regimeHeadings = ['Step', 'New regime', 'Old regime']
export const yearHeadings = ['Rules', 'New regime', 'Old regime', 'Cheaper', 'Break-even deductions']

const slabName = ({ above, upTo }: SlabShare) =>
  upTo === null ? `Above ${rupees(above)}` : `${rupees(above)} to ${rupees(upTo)}`

export function slabRows({ slabs, totalIncome, slabTax }: IncomeTax): string[][] {
  return [
    ...slabs.map((slab) => [
      slabName(slab),
      `${slab.ratePercent}%`,
      rupees(slab.income),
      rupees(slab.tax, 2),
    ]),
    ['Total', '', rupees(totalIncome), rupees(slabTax, 2)],
  ]
}

/** No two slabs have one rate, and nothing longer finds room below the bars on a phone. */
export const slabBars = ({ slabs }: IncomeTax) =>
  slabs.map(({ ratePercent, tax }) => ({ label: `${ratePercent}%`, sizes: [tax] }))

export function slabSummary({ slabs, slabTax, totalIncome }: IncomeTax): string {
  const most = slabs.reduce((best, slab) => (slab.tax > best.tax ? slab : best))
  return `Chart of tax by slab: ${rupees(slabTax)} on ${rupees(totalIncome)}, most of it, ${rupees(most.tax)}, at ${most.ratePercent}%.`
}

/** Each step of the sum under both regimes; a rebate or a surcharge only where there is one. */
export function regimeRows(question: TaxQuestion): string[][] {
  const both = (['new', 'old'] as const).map((regime) => taxOf({ ...question, regime }))
  const some = (of: (tax: IncomeTax) => number) => both.some((tax) => of(tax) > 0)
  const line = (says: string, of: (tax: IncomeTax) => number) => [says, ...both.map((tax) => rupees(of(tax)))]
  return [
    line('Income', () => question.income),
    line('Standard deduction', (tax) => tax.standardDeduction),
    line('Deductions', (tax) => tax.deductions),
    line('Total income', (tax) => tax.totalIncome),
    line('Tax by slabs', (tax) => tax.slabTax),
    ...(some((tax) => tax.rebate) ? [line('Rebate', (tax) => tax.rebate)] : []),
    ...(some((tax) => tax.surcharge) ? [line('Surcharge', (tax) => tax.surcharge)] : []),
    line('Cess', (tax) => tax.cess),
    line('Total tax', (tax) => tax.totalTax),
    line('Take-home a month', (tax) => monthlyTakeHome(question.income, tax.totalTax)),
    [
      'Tax as a share of income',
      ...both.map(({ totalTax }) =>
        question.income > 0 ? `${grouped((totalTax / question.income) * 100)}%` : '—',
      ),
    ],
  ]
}

/** The same income under every set of rules, the newest first. */
export function yearRows(question: TaxQuestion): string[][] {
  return taxRuleIds.toReversed().map((rules) => {
    const asked = { ...question, rules }
    const [newTax, oldTax] = (['new', 'old'] as const).map((regime) => taxOf({ ...asked, regime }).totalTax)
    return [
      taxRules(rules).law.name,
      rupees(newTax!),
      rupees(oldTax!),
      cheaper(newTax!, oldTax!),
      breakEvenWords(breakEvenOf(asked)),
    ]
  })
}

const breakEvenWords = (deductions: number | null) => (deductions === null ? 'Never' : rupees(deductions))

function cheaper(newTax: number, oldTax: number): string {
  if (newTax === oldTax) return 'Both the same'
  return `${newTax < oldTax ? 'New' : 'Old'} by ${rupees(Math.abs(newTax - oldTax))}`
}
