import { BarList } from '@/components/results/bar-list'
import type { Column } from '@/components/results/column'
import { type ComparedRow, ResultComparison } from '@/components/results/result-comparison'
import { ResultTable } from '@/components/results/result-table'
import { RuleNote } from '@/components/results/rule-note'
import { StackedChart } from '@/components/results/stacked-chart'
import { Working } from '@/components/results/working'
import { FoldedPart } from '@/components/ui/disclosure'
import { lakhsAndCrores, rupees } from '@/lib/format/numbers'
import { incomeTaxLaw, type Regime } from '@/lib/rules/income-tax/tax-law'
import {
  PROFESSIONAL_TAX_CHECKED_ON,
  type ProfessionalTaxPlace,
} from '@/lib/rules/salary/professional-tax-places'
import { noProfessionalTaxSource, professionalTaxSources } from '@/lib/rules/salary/professional-tax-sources'
import { employerFundLimit, providentFund, stateInsurance, wageLaw } from '@/lib/rules/salary/payroll-rules'
import { ruleOn, type RuleRow } from '@/lib/rules/rule'
import { type InHand, inHand } from '@/lib/salary/in-hand'
import { type CtcPoint, otherCtcs } from '@/lib/salary/other-ctcs'
import { payslip, type PayslipItem, type PayslipLine } from '@/lib/salary/payslip'
import { regimes } from '@/lib/salary/regimes'
import type { Salary } from '@/lib/salary/salary'
import type { SalaryAnswer } from '@/lib/salary/salary-inputs'
import { salaryWorking } from './working'

/** Both regimes side by side, the salary line by line, what other CTCs leave, and the law behind it. */
export default function Payslip({ answer }: { answer: SalaryAnswer }) {
  const { salary, chosen } = answer
  return (
    <>
      <ResultComparison
        caption="Both tax regimes"
        columns={['New regime', 'Old regime']}
        rows={comparedRows({
          new: inHand(salary, regimes.new, chosen.cost),
          old: inHand(salary, regimes.old, chosen.cost),
        })}
      />
      <BarList {...ctcBars(chosen)} />
      <ResultTable
        caption="The salary line by line"
        columns={lineColumns}
        rows={payslip(salary, chosen)}
        file="salary"
      />
      <MonthsNote chosen={chosen} />
      {chosen.cost.taxedContributionYear > 0 && (
        <p className="mt-3 text-soft">
          {`Employer’s PF and NPS are above ₹7,50,000 a year: the ${rupees(chosen.cost.taxedContributionYear)} beyond it is taxed as a perquisite.`}
        </p>
      )}
      <Working {...salaryWorking(answer)} />
      <OtherCtcs {...answer} />
      <FoldedPart heading="Law and sources">
        <Sources salary={salary} />
      </FoldedPart>
    </>
  )
}

function comparedRows(both: Record<Regime, InHand>): ComparedRow[] {
  const compared = (label: string, name: string, of: (inHand: InHand) => number): ComparedRow => ({
    label,
    as: 'rupees',
    figures: [
      [`new${name}`, of(both.new)],
      [`old${name}`, of(both.old)],
    ],
  })
  return [
    compared('In hand a month', 'InHandMonth', ({ inHandMonth }) => inHandMonth),
    compared('Income tax a year', 'IncomeTaxYear', ({ tax }) => tax.totalTax),
  ]
}

/** Where the CTC of a year goes. */
function ctcBars({ cost, tax, inHandYear }: InHand) {
  const { fund, esi } = cost
  const parts: [label: string, amount: number][] = [
    ['In hand', inHandYear],
    ['Income tax', tax.totalTax],
    ['Your PF', 12 * fund.employee],
    ['Employer’s PF', 12 * (fund.employer + fund.insurance + fund.admin)],
    ['ESI, both', 12 * (esi.employee + esi.employer)],
    ['Professional tax', cost.professionalTax.year],
    ['Employer’s NPS', 12 * cost.employerNps],
    ['Gratuity', cost.gratuityShareYear],
  ]
  return {
    summary: `Chart of where a CTC of ${rupees(cost.ctc)} goes: ${rupees(inHandYear)} is in hand.`,
    bars: parts
      .filter(([, amount]) => amount > 0)
      .map(([label, size]) => ({ label, size, text: rupees(size) })),
  }
}

function OtherCtcs({ salary, chosen }: SalaryAnswer) {
  const points = otherCtcs(salary, chosen)
  if (points.length === 0) return null
  return (
    <FoldedPart heading="In hand at other CTCs">
      <StackedChart
        summary={`Chart of what CTCs from ${lakhsAndCrores(points[0]!.ctc)} to ${lakhsAndCrores(points.at(-1)!.ctc)} leave in hand in the ${chosen.regime} regime.`}
        parts={['In hand a year', 'Tax', 'PF and all else']}
        bars={points.map(({ ctc, [chosen.regime]: { inHandYear, tax } }) => ({
          label: lakhsAndCrores(ctc),
          sizes: [inHandYear, tax, Math.max(0, ctc - inHandYear - tax)],
        }))}
      />
      <ResultTable
        caption="In hand at other CTCs"
        columns={pointColumns}
        rows={points}
        file="salary-by-ctc"
      />
    </FoldedPart>
  )
}

const ITEMS: Record<PayslipItem, string> = {
  basic: 'Basic and DA',
  hra: 'HRA',
  special: 'Other allowances',
  bonus: 'Bonus',
  paid: 'Paid before deductions',
  ownFund: 'Your PF',
  ownEsi: 'Your ESI',
  professionalTax: 'Professional tax',
  incomeTax: 'Income tax (TDS)',
  inHand: 'In hand',
  employerFund: 'Employer’s PF',
  insurance: 'EDLI',
  admin: 'PF administration',
  employerEsi: 'Employer’s ESI',
  employerNps: 'Employer’s NPS',
  gratuity: 'Gratuity',
  ctc: 'CTC',
}

const lineColumns: readonly Column<PayslipLine>[] = [
  { heading: 'Line', as: 'text', cell: ({ item }) => ITEMS[item] },
  { heading: 'A month', as: 'rupees', cell: ({ month }) => month },
  { heading: 'A year', as: 'rupees', answer: true, cell: ({ year }) => year },
]

const pointColumns: readonly Column<CtcPoint>[] = [
  { heading: 'CTC', as: 'text', cell: ({ ctc }) => rupees(ctc) },
  { heading: 'In hand a month, new', as: 'rupees', answer: true, cell: (point) => point.new.inHandMonth },
  { heading: 'In hand a month, old', as: 'rupees', cell: (point) => point.old.inHandMonth },
  { heading: 'Tax a year, new', as: 'rupees', cell: (point) => point.new.tax },
  { heading: 'Tax a year, old', as: 'rupees', cell: (point) => point.old.tax },
]

/** How the tax falls on the months, and what is in hand in each of them. */
function MonthsNote({ chosen: { cost, tax } }: { chosen: InHand }) {
  const { months, year } = cost.professionalTax
  const fixed = cost.pay - cost.fund.employee - cost.esi.employee - tax.totalTax / 12
  const [usual, february, march] = [months?.[0], months?.[10], months?.[11]]
  return (
    <p className="mt-3 text-soft">
      {months === null
        ? `Professional tax of ${rupees(year)} is due by the half-year or year; without it ${rupees(fixed)} a month is in hand.`
        : `In a month without a bonus ${rupees(fixed - usual!)} is in hand, with a twelfth of the year’s income tax deducted.`}
      {february !== usual &&
        ` Professional tax is ${rupees(usual!)} a month, and ${rupees(february!)} in February.`}
      {march !== usual && ` Professional tax is ${rupees(usual!)} a month, and ${rupees(march!)} in March.`}
    </p>
  )
}

/** Where the figures were read. */
function Sources({ salary: { date, state } }: { salary: Salary }) {
  const rules = [wageLaw, providentFund, employerFundLimit, stateInsurance, incomeTaxLaw]
  return (
    <>
      {rules.map((rule) => (
        <RuleNote
          key={rule.label}
          label={rule.label}
          source={ruleOn<RuleRow<unknown>>(rule, date).source}
          checkedOn={rule.checkedOn}
        />
      ))}
      <RuleNote
        label={`Professional tax, ${state}`}
        source={professionalTaxSources[state as ProfessionalTaxPlace] ?? noProfessionalTaxSource}
        checkedOn={PROFESSIONAL_TAX_CHECKED_ON}
      />
      <p className="mt-3 text-sm text-soft">
        Not counted: labour welfare fund, state exemptions from professional tax, and interest on
        contributions above ₹7,50,000. The Ministry of Labour counts every payment besides basic, DA and
        retaining allowance as an allowance; by the words of the section, a special allowance paid to all may
        be wages in full.
      </p>
    </>
  )
}
