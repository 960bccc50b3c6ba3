import type { Column } from '@/components/results/column'
import { ResultTable } from '@/components/results/result-table'
import { ruleOn } from '@/lib/rules/rule'
import type { Buyer } from '@/lib/rules/stamp-duty-terms'
import { type StateCode, stateNames } from '@/lib/rules/state-names'
import { rentDutyOf, type RentQuestion } from '@/lib/stamp-duty/rent-duty'
import { type SaleQuestion, termsOf } from '@/lib/stamp-duty/sale-duty'
import { coveredStates, saleDutyOf, saleRule } from '@/lib/stamp-duty/sale-states'
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
  const states = coveredStates.map((state) => inState(state, question))
  return (
    <ResultTable
      wordy
      caption={OF_STATES}
      columns={stateColumns}
      rows={states.sort((one, other) => least(one) - least(other))}
      file="stamp-duty-by-state"
    />
  )
}

/** What a man, a woman and both pay in one state; null where that is not covered. */
function inState(state: StateCode, question: SaleQuestion) {
  const rule = saleRule(state)
  const areas = typeof rule === 'string' ? undefined : termsOf(rule).areas
  // Where a state has areas, its first; where it has none, any will do.
  const area = areas?.[0] ?? 'urban'
  const paid = (buyer: Buyer) => {
    const found = saleDutyOf({ ...question, state, area, seller: 'other', buyer })
    return typeof found === 'string' ? null : found
  }
  return {
    name: areas ? `${stateNames[state]}: ${areaNames[area]}` : stateNames[state],
    paid: { male: paid('male'), female: paid('female'), joint: paid('joint') },
  }
}

type InState = ReturnType<typeof inState>

const least = ({ paid }: InState) => paid.male?.totalPaise ?? Infinity

const BUYERS = [
  ['A man', 'male'],
  ['A woman', 'female'],
  ['Both', 'joint'],
] as const

const lacksFee = ({ paid }: InState, buyer: Buyer) => paid[buyer]?.registrationPaise === null

const stateColumns: readonly Column<InState>[] = [
  { heading: 'State', as: 'text', cell: ({ name }) => name },
  ...BUYERS.flatMap(([heading, buyer]): Column<InState>[] => [
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
const LENGTHS = [6, 11, 12, 22, 24, 33, 36, 48, 60]

function LengthsTable({ question }: RentAnswer) {
  return (
    <ResultTable
      caption={OF_LENGTHS}
      columns={lengthColumns}
      rows={LENGTHS.map((months) => ofLength(question, months))}
      file="stamp-duty-by-length"
    />
  )
}

function ofLength(question: RentQuestion, months: number) {
  const found = rentDutyOf({ ...question, months })
  return { months, paid: typeof found === 'string' ? null : found }
}

const lengthColumns: readonly Column<ReturnType<typeof ofLength>>[] = [
  { heading: 'Months', as: 'number', cell: ({ months }) => months },
  { heading: 'Stamp duty', as: 'paiseIfAny', cell: ({ paid }) => paid && paid.dutyPaise },
  { heading: 'Registration fee', as: 'paiseIfAny', cell: ({ paid }) => paid && paid.registrationPaise },
  { heading: 'Total', as: 'paiseIfAny', answer: true, cell: ({ paid }) => paid && paid.totalPaise },
]
