import type { Column } from '@/components/results/column'
import { ResultTable } from '@/components/results/result-table'
import { ruleOn } from '@/lib/rules/rule'
import type { Buyer } from '@/lib/rules/stamp-duty/duty-terms'
import { stateNames } from '@/lib/rules/states/state-names'
import { rentByLength, saleByState, type SaleInState } from '@/lib/stamp-duty/comparisons'
import type { CitedRule, RentAnswer, SaleAnswer } from '@/lib/stamp-duty/stamp-duty'
import { areaNames } from './further'
import { OtherSources } from './notes'
import { inRupees } from './rows'

/** A sale in every state that is covered, or a tenancy at other lengths; and further sources of the answer. */
export default function StampDutyTables({ answer }: { answer: SaleAnswer | RentAnswer }) {
  const { also } = ruleOn(answer.rule as CitedRule, answer.rule.checkedOn).value
  return (
    <>
      <p className="mt-1 text-soft">{answer.kind === 'sale' ? OF_STATES : OF_LENGTHS}</p>
      {answer.kind === 'sale' ? <StatesTable {...answer} /> : <LengthsTable {...answer} />}
      {also && <OtherSources heading="Also read for the result above:" sources={also} />}
    </>
  )
}

const OF_STATES =
  'Duty, cess and registration for the same value; where the area matters, in the first one. “+ fee”: the registration fee, which is not known, comes on top. A dash: not covered.'

function StatesTable({ question }: SaleAnswer) {
  return (
    <ResultTable
      wordy
      caption={OF_STATES}
      columns={stateColumns}
      rows={saleByState(question)}
      file="stamp-duty-by-state"
    />
  )
}

const BUYERS = [
  ['A man', 'male'],
  ['A woman', 'female'],
  ['Both', 'joint'],
] as const

const lacksFee = ({ paid }: SaleInState, buyer: Buyer) => paid[buyer]?.registrationPaise === null

const stateColumns: readonly Column<SaleInState>[] = [
  {
    heading: 'State',
    as: 'text',
    cell: ({ state, area }) => (area ? `${stateNames[state]}: ${areaNames[area]}` : stateNames[state]),
  },
  ...BUYERS.flatMap(([heading, buyer]): Column<SaleInState>[] => [
    {
      heading,
      as: 'text',
      only: 'page',
      cell: (row) => {
        const found = row.paid[buyer]
        return found && `${inRupees(found.totalPaise)}${lacksFee(row, buyer) ? ' + fee' : ''}`
      },
    },
    { heading, as: 'paiseIfAny', only: 'file', cell: ({ paid }) => paid[buyer] && paid[buyer].totalPaise },
  ]),
  {
    heading: 'Without the registration fee',
    as: 'text',
    only: 'file',
    cell: (row) =>
      BUYERS.filter(([, buyer]) => lacksFee(row, buyer))
        .map(([heading]) => heading)
        .join(', '),
  },
]

const OF_LENGTHS = 'The same rent and deposit for other lengths. A dash: not covered.'

function LengthsTable({ question }: RentAnswer) {
  return (
    <ResultTable
      caption={OF_LENGTHS}
      columns={lengthColumns}
      rows={rentByLength(question)}
      file="stamp-duty-by-length"
    />
  )
}

const lengthColumns: readonly Column<ReturnType<typeof rentByLength>[number]>[] = [
  { heading: 'Months', as: 'number', cell: ({ months }) => months },
  { heading: 'Stamp duty', as: 'paiseIfAny', cell: ({ paid }) => paid && paid.dutyPaise },
  { heading: 'Registration fee', as: 'paiseIfAny', cell: ({ paid }) => paid && paid.registrationPaise },
  { heading: 'Total', as: 'paiseIfAny', answer: true, cell: ({ paid }) => paid && paid.totalPaise },
]
