import type { Column } from '@/components/results/column'
import { Notes } from '@/components/results/notes'
import { ResultTable } from '@/components/results/result-table'
import {
  expensesThen,
  monthsCorpusLasts,
  planIn,
  type RetirementCase,
  retirementCases,
  type RetirementPlan,
  type RetirementYear,
  retirementYears,
} from '@/lib/finance/retirement'
import { monthsInWords } from '@/lib/format/durations'
import { grouped, lakhsAndCrores } from '@/lib/format/numbers'
import { t } from '@/lib/language/words'
import { CaseCurves } from './case-curves'

const NAMES: Record<RetirementCase, string> = {
  cautious: t('Cautious'),
  expected: t('Expected'),
  hopeful: t('Hopeful'),
}

/** The plan by age at lower, expected and higher returns: chart, how long each lasts, and table. */
export default function RetirementCourse({ plan }: { plan: RetirementPlan }) {
  const years = retirementYears(plan)
  const atRetirement = years[plan.retireAge - plan.age]!
  return (
    <>
      <p className="mt-1 text-soft">
        {t('With your monthly investment, and the withdrawals at the start of each month.')}
      </p>
      <CaseCurves
        summary={t(
          'Chart of the money by age in three cases: {0}, {1} and {2} at retirement.',
          ...retirementCases.map((name) => lakhsAndCrores(atRetirement[name])),
        )}
        names={NAMES}
        years={years}
      />
      <Notes look="soft" sentences={retirementCases.map((name) => lastingOf(plan, name, atRetirement))} />
      <ResultTable caption={t('The money by age')} columns={columns} rows={years} file="retirement-by-age" />
    </>
  )
}

function lastingOf(plan: RetirementPlan, name: RetirementCase, year: RetirementYear): string {
  const inCase = planIn(plan, name)
  const months = monthsCorpusLasts(inCase, year[name], expensesThen(plan))
  const rates = [grouped(inCase.rateBefore), grouped(inCase.rateAfter)] as const
  return Number.isFinite(months)
    ? t('{0}, at {1}% and {2}%: the money lasts {3}.', NAMES[name], ...rates, monthsInWords(months))
    : t('{0}, at {1}% and {2}%: the money lasts for ever.', NAMES[name], ...rates)
}

const columns: readonly Column<RetirementYear>[] = [
  { heading: t('Age'), as: 'text', cell: ({ age }) => grouped(age) },
  { heading: t('Cautious'), as: 'rupees', cell: ({ cautious }) => cautious },
  { heading: t('Expected'), as: 'rupees', answer: true, cell: ({ expected }) => expected },
  { heading: t('Hopeful'), as: 'rupees', cell: ({ hopeful }) => hopeful },
  { heading: t('Withdrawn a month'), as: 'rupees', cell: ({ withdrawal }) => withdrawal },
]
