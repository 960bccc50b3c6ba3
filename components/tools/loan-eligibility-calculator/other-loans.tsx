import type { Column } from '@/components/results/column'
import { ResultTable } from '@/components/results/result-table'
import { RuleNote } from '@/components/results/rule-note'
import { StackedChart } from '@/components/results/stacked-chart'
import { monthsInWords } from '@/lib/format/durations'
import { grouped, lakhsAndCrores, rupees } from '@/lib/format/numbers'
import {
  type LoanApplicant,
  type LoanChoice,
  loansByShare,
  loansByTenure,
  loanToValueSlabs,
} from '@/lib/finance/loan-eligibility'
import { homeLoanLimits, type LoanToValueSlab } from '@/lib/rules/banking/home-loan-limits'

/** The loan by tenure and by share of income, and the limits of home loans. */
export default function OtherLoans({ applicant }: { applicant: LoanApplicant }) {
  const tenures = loansByTenure(applicant)
  const [first, last] = [tenures[0]!, tenures.at(-1)!]
  return (
    <>
      <StackedChart
        summary={`Chart of the loan by tenure: ${lakhsAndCrores(first.eligibleLoan)} over ${monthsInWords(first.months)}, ${lakhsAndCrores(last.eligibleLoan)} over ${monthsInWords(last.months)}.`}
        parts={['Loan', 'Interest']}
        bars={tenures.map(({ months, eligibleLoan, totalInterest }) => ({
          label: `${grouped(months / 12, 1)} yr`,
          sizes: [eligibleLoan, totalInterest],
        }))}
      />
      <ResultTable
        caption="Loan by tenure"
        columns={[
          { heading: 'Tenure', as: 'text', cell: ({ months }) => monthsInWords(months) },
          ...loanColumns,
        ]}
        rows={tenures}
        file="loan-by-tenure"
      />
      <h3 className="mt-8 mb-2">By share of income</h3>
      <ResultTable
        caption="Loan by share of income"
        columns={[
          { heading: 'Share (FOIR)', as: 'percent', cell: ({ foirPercent }) => foirPercent },
          ...loanColumns,
        ]}
        rows={loansByShare(applicant)}
        file="loan-by-share-of-income"
      />
      <p className="mt-3 text-sm text-soft">
        FOIR, the fixed obligations to income ratio, is a lender’s own custom: most use about 50%, published
        figures range from 35% to 60%. Credit score, age and job also count.
      </p>
      <h3 className="mt-8 mb-2">Home loans: part of the price that may be lent</h3>
      <ResultTable compact caption="Loan to value by size of the loan" columns={slabColumns} rows={slabs} />
      <RuleNote
        label={`${homeLoanLimits.label}, for individuals’ loans from commercial banks`}
        source={homeLoanLimits.values.at(-1)!.source}
        checkedOn={homeLoanLimits.checkedOn}
      />
    </>
  )
}

const loanColumns: readonly Column<LoanChoice>[] = [
  { heading: 'Loan', as: 'rupees', answer: true, cell: ({ eligibleLoan }) => eligibleLoan },
  { heading: 'EMI', as: 'rupees', cell: ({ emi }) => emi },
  { heading: 'Total interest', as: 'rupees', cell: ({ totalInterest }) => totalInterest },
  { heading: 'Own money', as: 'rupees', cell: ({ ownMoney }) => ownMoney },
]

const slabs = loanToValueSlabs()

const slabColumns: readonly Column<LoanToValueSlab>[] = [
  {
    heading: 'Loan',
    as: 'text',
    cell: ({ loanUpTo }, place) =>
      loanUpTo === Number.POSITIVE_INFINITY
        ? `Above ${rupees(slabs[place - 1]!.loanUpTo)}`
        : `Up to ${rupees(loanUpTo)}`,
  },
  { heading: 'Of the value', as: 'percent', answer: true, cell: ({ maxPercent }) => maxPercent },
]
