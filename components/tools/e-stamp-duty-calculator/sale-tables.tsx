import type { Column } from '@/components/results/column'
import { ResultTable } from '@/components/results/result-table'
import { alsoRead } from '@/lib/rules/stamp-duty/sale-sources'
import type { Buyer } from '@/lib/rules/stamp-duty/sale-terms'
import { type StateCode, stateNames } from '@/lib/rules/states/state-names'
import { saleByState, type SaleInState } from '@/lib/stamp-duty/comparisons'
import type { SaleDuty, SaleQuestion } from '@/lib/stamp-duty/sale-duty'
import { nameOf, t } from '@/lib/language/words'
import { areaNames } from './area-names'
import { OtherSources } from './other-sources'
import { inRupees } from './sale-rows'

interface SaleTablesProps {
  question: SaleQuestion
  /** The state of the answer above. */
  state: StateCode
}

/** A sale in every state, and more sources of the answer. */
export default function SaleTables({ question, state }: SaleTablesProps) {
  return (
    <>
      <p className="mt-1 text-soft">{OF_STATES}</p>
      <ResultTable
        wordy
        caption={OF_STATES}
        columns={stateColumns}
        rows={saleByState(question)}
        file="stamp-duty-by-state"
      />
      <OtherSources heading={t('Other sources for the result above:')} sources={alsoRead[state] ?? []} />
    </>
  )
}

const OF_STATES = t(
  'Duty, cess and registration for the same value; where the area matters, in the first one. “+ fee”: the registration fee, which is not known, comes on top. Two figures: sources disagree. A dash means not found.',
)

const BUYERS = [
  [t('A man'), 'male'],
  [t('A woman'), 'female'],
  [t('Both'), 'joint'],
] as const

const dutyOf = ({ paid }: SaleInState, buyer: Buyer): SaleDuty | null =>
  paid[buyer]?.kind === 'paid' ? paid[buyer].duty : null

const lacksFee = (row: SaleInState, buyer: Buyer) => dutyOf(row, buyer)?.registrationPaise === null

function paidText(row: SaleInState, buyer: Buyer): string | null {
  const found = row.paid[buyer]
  if (!found) return null
  if (found.kind === 'paid') {
    const total = inRupees(found.duty.totalPaise)
    return lacksFee(row, buyer) ? t('{0} + fee', total) : total
  }
  const { fromPaise, toPaise } = found
  return fromPaise === toPaise
    ? `${inRupees(fromPaise)}?`
    : t('{0} or {1}', inRupees(fromPaise), inRupees(toPaise))
}

const headingsWhere = (holds: (buyer: Buyer) => boolean) =>
  BUYERS.filter(([, buyer]) => holds(buyer))
    .map(([heading]) => heading)
    .join(', ')

const stateColumns: readonly Column<SaleInState>[] = [
  {
    heading: t('State'),
    as: 'text',
    cell: ({ state, area }) => {
      const name = nameOf('states', stateNames[state])
      return area ? `${name}: ${areaNames[area]}` : name
    },
  },
  ...BUYERS.flatMap(([heading, buyer]): Column<SaleInState>[] => [
    { heading, as: 'text', only: 'page', cell: (row) => paidText(row, buyer) },
    { heading, as: 'paiseIfAny', only: 'file', cell: (row) => dutyOf(row, buyer)?.totalPaise ?? null },
  ]),
  {
    heading: t('Without the registration fee'),
    as: 'text',
    only: 'file',
    cell: (row) => headingsWhere((buyer) => lacksFee(row, buyer)),
  },
  {
    heading: t('Disputed'),
    as: 'text',
    only: 'file',
    cell: (row) => headingsWhere((buyer) => row.paid[buyer]?.kind === 'range'),
  },
]
