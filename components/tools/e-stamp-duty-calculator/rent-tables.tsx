import type { Column } from '@/components/results/column'
import { ResultTable } from '@/components/results/result-table'
import type { RuleSource } from '@/lib/rules/rule'
import { rentByLength } from '@/lib/stamp-duty/comparisons'
import type { RentQuestion } from '@/lib/stamp-duty/rent-duty'
import { t } from '@/lib/language/words'
import { OtherSources } from './other-sources'

interface RentTablesProps {
  question: RentQuestion
  /** Other sources of the answer above. */
  also?: readonly RuleSource[] | undefined
}

/** A tenancy at other lengths, and more sources of the answer. */
export default function RentTables({ question, also = [] }: RentTablesProps) {
  return (
    <>
      <p className="mt-1 text-soft">{OF_LENGTHS}</p>
      <ResultTable
        caption={OF_LENGTHS}
        columns={lengthColumns}
        rows={rentByLength(question)}
        file="stamp-duty-by-length"
      />
      <OtherSources heading={t('Other sources for the result above:')} sources={also} />
    </>
  )
}

const OF_LENGTHS = t('The same rent and deposit for other lengths. A dash means not covered.')

const lengthColumns: readonly Column<ReturnType<typeof rentByLength>[number]>[] = [
  { heading: t('Months'), as: 'number', cell: ({ months }) => months },
  { heading: t('Stamp duty'), as: 'paiseIfAny', cell: ({ paid }) => paid && paid.dutyPaise },
  { heading: t('Registration fee'), as: 'paiseIfAny', cell: ({ paid }) => paid && paid.registrationPaise },
  { heading: t('Total'), as: 'paiseIfAny', answer: true, cell: ({ paid }) => paid && paid.totalPaise },
]
