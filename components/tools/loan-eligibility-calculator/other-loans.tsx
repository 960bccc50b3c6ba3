import type { Column } from '@/components/results/column'
import { ResultTable } from '@/components/results/result-table'
import { RuleNote } from '@/components/results/rule-note'
import { StackedChart } from '@/components/results/charts/stacked-chart'
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
import { nameOf, t } from '@/lib/language/words'

/** The loan by tenure and by share of income, and the limits of home loans. */
export default function OtherLoans({ applicant }: { applicant: LoanApplicant }) {
  const tenures = loansByTenure(applicant)
  const [first, last] = [tenures[0]!, tenures.at(-1)!]
  return (
    <>
      <StackedChart
        summary={t(
          'Chart of the loan by tenure: {0} over {1}, {2} over {3}.',
          lakhsAndCrores(first.eligibleLoan),
          monthsInWords(first.months),
          lakhsAndCrores(last.eligibleLoan),
          monthsInWords(last.months),
        )}
        parts={[t('Loan'), t('Interest')]}
        bars={tenures.map(({ months, eligibleLoan, totalInterest }) => ({
          label: t('{0} yr', grouped(months / 12, 1)),
          sizes: [eligibleLoan, totalInterest],
        }))}
      />
      <ResultTable
        caption={t('Loan by tenure')}
        columns={[
          { heading: t('Tenure'), as: 'text', cell: ({ months }) => monthsInWords(months) },
          ...loanColumns,
        ]}
        rows={tenures}
        file="loan-by-tenure"
      />
      <h3 className="mt-8 mb-2">{t('By share of income')}</h3>
      <ResultTable
        caption={t('Loan by share of income')}
        columns={[
          { heading: t('Share (FOIR)'), as: 'percent', cell: ({ foirPercent }) => foirPercent },
          ...loanColumns,
        ]}
        rows={loansByShare(applicant)}
        file="loan-by-share-of-income"
      />
      <p className="mt-3 text-sm text-soft">
        {t(
          'FOIR, the fixed obligations to income ratio, is a lender’s own custom: most use about 50%, published figures range from 35% to 60%. Credit score, age and job also count.',
        )}
      </p>
      <h3 className="mt-8 mb-2">{t('Home loans: part of the price that may be lent')}</h3>
      <ResultTable
        compact
        caption={t('Loan to value by size of the loan')}
        columns={slabColumns}
        rows={slabs}
      />
      <RuleNote
        {...homeLoanLimits}
        label={t('{0}, for individuals’ loans from commercial banks', nameOf('laws', homeLoanLimits.label))}
      />
    </>
  )
}

const loanColumns: readonly Column<LoanChoice>[] = [
  { heading: t('Loan'), as: 'rupees', answer: true, cell: ({ eligibleLoan }) => eligibleLoan },
  { heading: 'EMI', as: 'rupees', cell: ({ emi }) => emi },
  { heading: t('Total interest'), as: 'rupees', cell: ({ totalInterest }) => totalInterest },
  { heading: t('Own money'), as: 'rupees', cell: ({ ownMoney }) => ownMoney },
]

const slabs = loanToValueSlabs()

const slabColumns: readonly Column<LoanToValueSlab>[] = [
  {
    heading: t('Loan'),
    as: 'text',
    cell: ({ loanUpTo }, place) =>
      loanUpTo === Number.POSITIVE_INFINITY
        ? t('Above {0}', rupees(slabs[place - 1]!.loanUpTo))
        : t('Up to {0}', rupees(loanUpTo)),
  },
  { heading: t('Of the value'), as: 'percent', answer: true, cell: ({ maxPercent }) => maxPercent },
]
