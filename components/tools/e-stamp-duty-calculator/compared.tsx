import { computed } from '@/components/answers/computed'
import { t } from '@/lib/language/words'
import { saleDutyByState } from '@/lib/rules/stamp-duty/sale-duty-by-state'
import { rentFrom } from '@/lib/stamp-duty/rent-duty'
import { saleDutyFrom, termsOf } from '@/lib/stamp-duty/sale-duty'
import { stampDutyTool } from '@/lib/stamp-duty/stamp-duty-answer'
import { type ReadStampDuty, dutyStateOf } from '@/lib/stamp-duty/stamp-duty-inputs'
import { areaNamesOf } from './area-names'
import { DeedFields } from './deed-fields'
import { noRentText, noSaleText, OTHER_DEEDS } from './no-duty'
import { TenancyFields } from './rent-fields'
import { rentRows } from './rent-rows'
import { SaleFields } from './sale-fields'
import { saleDutyRows } from './sale-rows'
import { StateFields, type StateProps } from './state-fields'

export const compute = computed(
  stampDutyTool,
  ({ inputs }) => {
    const state = stateFrom(inputs.read)
    const instrument = inputs.field('instrument').value
    return (
      <>
        <DeedFields inputs={inputs} />
        {state && instrument === 'sale' && <StateSaleFields inputs={inputs} state={state} />}
        {state && instrument === 'rent' && <TenancyFields inputs={inputs} state={state} />}
      </>
    )
  },
  (_answer, { read }) => paid(read).rows,
  {
    data: () => ({ sale: saleDutyByState, rent: rentFrom }),
    placeholder: ({ read }) => paid(read).reason,
  },
)

function stateFrom(read: ReadStampDuty) {
  const state = read('state')?.state
  return state && state !== 'other' ? dutyStateOf(state) : null
}

function StateSaleFields({ inputs, state }: StateProps) {
  const terms = termsOf(saleDutyByState[state])
  const ofState = <StateFields inputs={inputs} state={state} terms={terms} />
  return <SaleFields inputs={inputs} terms={terms} areas={areaNamesOf(terms.areas ?? [])} ofState={ofState} />
}

/** What is paid, or why no duty is counted. */
function paid(read: ReadStampDuty) {
  const state = stateFrom(read)
  const instrument = read('instrument')?.instrument
  if (!state || !instrument) return { rows: [], reason: t('Choose the state and the document.') }
  if (instrument === 'other') return { rows: [], reason: OTHER_DEEDS }
  if (instrument === 'rent') {
    const { duty, reason } = rentFrom(read, state)
    return { rows: duty ? rentRows(duty) : [], reason: reason ? noRentText(reason, state) : NO_FIGURES }
  }
  const terms = termsOf(saleDutyByState[state])
  const { question, duty } = saleDutyFrom(read, terms)
  const isNotCounted = question !== null && !duty
  return {
    rows: duty ? saleDutyRows(duty) : [],
    reason: isNotCounted ? noSaleText(terms, question) : NO_FIGURES,
  }
}

const NO_FIGURES = t('Enter the figures to see the duty.')
