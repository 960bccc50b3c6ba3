import { inForce } from '@/lib/rules/in-force'
import { employerFundLimitValues } from '@/lib/rules/salary/provident-fund'
import { BarList } from '@/components/results/charts/bar-list'
import type { Column } from '@/components/results/column'
import { type RowAcross, ResultComparison } from '@/components/results/result-comparison'
import { row } from '@/components/results/result-row'
import { ResultTable } from '@/components/results/result-table'
import { StackedChart } from '@/components/results/charts/stacked-chart'
import { Working } from '@/components/results/working'
import { FoldedPart } from '@/components/ui/disclosure'
import { lakhsAndCrores, rupees } from '@/lib/format/numbers'
import type { Regime } from '@/lib/rules/income-tax/tax-law'
import { type InHand, inHand } from '@/lib/salary/in-hand'
import { type CtcPoint, otherCtcs } from '@/lib/salary/other-ctcs'
import { payslip, type PayslipItem, type PayslipLine } from '@/lib/salary/payslip'
import { regimes } from '@/lib/salary/regimes'
import type { SalaryAnswer } from '@/lib/salary/salary-inputs'
import { t } from '@/lib/language/words'
import { PayslipSources } from './payslip-sources'
import { salaryWorking } from './working'

/** Both regimes side by side, the salary line by line, what other CTCs leave, and the law behind it. */
export default function Payslip({ answer }: { answer: SalaryAnswer }) {
  const { salary, chosen } = answer
  return (
    <>
      <ResultComparison
        caption={t('Both tax regimes')}
        columns={[t('New regime'), t('Old regime')]}
        rows={comparedRows({
          new: inHand(salary, regimes.new, chosen.cost),
          old: inHand(salary, regimes.old, chosen.cost),
        })}
      />
      <BarList {...ctcBars(chosen)} />
      <ResultTable
        caption={t('The salary line by line')}
        columns={lineColumns}
        rows={payslip(salary, chosen)}
        file="salary"
      />
      <MonthsNote chosen={chosen} />
      {chosen.cost.taxedContributionYear > 0 && (
        <p className="mt-3 text-soft">
          {t(
            'Employer’s PF and NPS are above {0} a year: the {1} beyond it is taxed as a perquisite.',
            rupees(inForce(employerFundLimitValues).value.most),
            rupees(chosen.cost.taxedContributionYear),
          )}
        </p>
      )}
      <Working {...salaryWorking(answer)} />
      <OtherCtcs {...answer} />
      <FoldedPart heading={t('Law and sources')}>
        <PayslipSources salary={salary} />
      </FoldedPart>
    </>
  )
}

function comparedRows(both: Record<Regime, InHand>): RowAcross[] {
  const compared = (label: string, name: string, amountIn: (inHand: InHand) => number): RowAcross => [
    row(`new${name}`, label, 'rupees', amountIn(both.new)),
    row(`old${name}`, label, 'rupees', amountIn(both.old)),
  ]
  return [
    compared(t('In hand a month'), 'InHandMonth', ({ inHandMonth }) => inHandMonth),
    compared(t('Income tax a year'), 'IncomeTaxYear', ({ tax }) => tax.totalTax),
  ]
}

/** Where the CTC of a year goes. */
function ctcBars({ cost, tax, inHandYear }: InHand) {
  const { fund, esi } = cost
  const parts: [label: string, amount: number][] = [
    [t('In hand'), inHandYear],
    [t('Income tax'), tax.totalTax],
    [t('Your PF'), 12 * fund.employee],
    [t('Employer’s PF'), 12 * (fund.employer + fund.insurance + fund.admin)],
    [t('ESI, both'), 12 * (esi.employee + esi.employer)],
    [t('Professional tax'), cost.professionalTax.year],
    [t('Employer’s NPS'), 12 * cost.employerNps],
    [t('Gratuity'), cost.gratuityShareYear],
  ]
  return {
    summary: t('Chart of where a CTC of {0} goes: {1} is in hand.', rupees(cost.ctc), rupees(inHandYear)),
    bars: parts
      .filter(([, amount]) => amount > 0)
      .map(([label, size]) => ({ label, size, text: rupees(size) })),
  }
}

function OtherCtcs({ salary, chosen }: SalaryAnswer) {
  const points = otherCtcs(salary, chosen)
  if (points.length === 0) return null
  return (
    <FoldedPart heading={t('In hand at other CTCs')}>
      <StackedChart
        summary={t(
          chosen.regime === 'new'
            ? 'Chart of what CTCs from {0} to {1} leave in hand in the new regime.'
            : 'Chart of what CTCs from {0} to {1} leave in hand in the old regime.',
          lakhsAndCrores(points[0]!.ctc),
          lakhsAndCrores(points.at(-1)!.ctc),
        )}
        parts={[t('In hand a year'), t('Tax'), t('PF and all else')]}
        bars={points.map(({ ctc, [chosen.regime]: { inHandYear, tax } }) => ({
          label: lakhsAndCrores(ctc),
          sizes: [inHandYear, tax, Math.max(0, ctc - inHandYear - tax)],
        }))}
      />
      <ResultTable
        caption={t('In hand at other CTCs')}
        columns={pointColumns}
        rows={points}
        file="salary-by-ctc"
      />
    </FoldedPart>
  )
}

const ITEMS: Record<PayslipItem, string> = {
  basic: t('Basic and DA'),
  hra: t('HRA'),
  special: t('Other allowances'),
  bonus: t('Bonus'),
  paid: t('Paid before deductions'),
  ownFund: t('Your PF'),
  ownEsi: t('Your ESI'),
  professionalTax: t('Professional tax'),
  incomeTax: t('Income tax (TDS)'),
  inHand: t('In hand'),
  employerFund: t('Employer’s PF'),
  insurance: t('EDLI'),
  admin: t('PF administration'),
  employerEsi: t('Employer’s ESI'),
  employerNps: t('Employer’s NPS'),
  gratuity: t('Gratuity'),
  ctc: t('CTC'),
}

const lineColumns: readonly Column<PayslipLine>[] = [
  { heading: t('Line'), as: 'text', cell: ({ item }) => ITEMS[item] },
  { heading: t('A month'), as: 'rupees', cell: ({ month }) => month },
  { heading: t('A year'), as: 'rupees', answer: true, cell: ({ year }) => year },
]

const pointColumns: readonly Column<CtcPoint>[] = [
  { heading: t('CTC'), as: 'text', cell: ({ ctc }) => rupees(ctc) },
  { heading: t('In hand a month, new'), as: 'rupees', answer: true, cell: (point) => point.new.inHandMonth },
  { heading: t('In hand a month, old'), as: 'rupees', cell: (point) => point.old.inHandMonth },
  { heading: t('Tax a year, new'), as: 'rupees', cell: (point) => point.new.tax },
  { heading: t('Tax a year, old'), as: 'rupees', cell: (point) => point.old.tax },
]

/** How the tax falls on the months, and what is in hand in each of them. */
function MonthsNote({ chosen: { cost, tax } }: { chosen: InHand }) {
  const { months, year } = cost.professionalTax
  const fixed = cost.pay - cost.fund.employee - cost.esi.employee - tax.totalTax / 12
  const [usual, february, march] = [months?.[0], months?.[10], months?.[11]]
  return (
    <p className="mt-3 text-soft">
      {months === null
        ? t(
            'Professional tax of {0} is due by the half-year or year; without it {1} a month is in hand.',
            rupees(year),
            rupees(fixed),
          )
        : t(
            'In a month without a bonus {0} is in hand, with a twelfth of the year’s income tax deducted.',
            rupees(fixed - usual!),
          )}
      {february !== usual &&
        ` ${t('Professional tax is {0} a month, and {1} in February.', rupees(usual!), rupees(february!))}`}
      {march !== usual &&
        ` ${t('Professional tax is {0} a month, and {1} in March.', rupees(usual!), rupees(march!))}`}
    </p>
  )
}
