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
  (answer) => ('saleDuty' in answer ? saleDutyRows(answer.saleDuty) : rentRows(answer.rentDuty)),
  {
    data: () => ({ sale: saleDutyByState, rent: rentFrom }),
    placeholder: ({ read }) => noDutyText(read),
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

/** Why no duty is counted. */
function noDutyText(read: ReadStampDuty): string {
  const state = stateFrom(read)
  const instrument = read('instrument')?.instrument
  if (!state || !instrument) return t('Choose the state and the document.')
  if (instrument === 'other') return OTHER_DEEDS
  if (instrument === 'rent') {
    const { reason } = rentFrom(read, state)
    return reason ? noRentText(reason, state) : NO_FIGURES
  }
  const terms = termsOf(saleDutyByState[state])
  const { question } = saleDutyFrom(read, terms)
  return question ? noSaleText(terms, question) : NO_FIGURES
}

const NO_FIGURES = t('Enter the figures to see the duty.')
