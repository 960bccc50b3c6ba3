import { saleDutyByState } from '@/lib/rules/stamp-duty/sale-duty-by-state'
import { saleDutyFrom, termsOf } from '@/lib/stamp-duty/sale-duty'
import { otherReadings } from '@/lib/stamp-duty/sale-readings'
import { areaNamesOf } from './area-names'
import { lawName } from './law-name'
import { noSaleText, OTHER_DEEDS } from './no-duty'
import { NotCovered } from './not-covered'
import { Readings } from './readings'
import { RentScreen } from './rent-screen'
import { saleNotes } from './sale-notes'
import { SaleScreen } from './sale-screen'
import { StateFields, type StateProps } from './state-fields'

/** Whatever the page does not open with: a sale in the other states, a rent agreement, other deeds. */
export function StampDutyDetails({
  instrument,
  ...props
}: StateProps & { instrument: 'sale' | 'rent' | 'other' }) {
  switch (instrument) {
    case 'sale':
      return <StateSale {...props} />
    case 'rent':
      return <RentScreen {...props} />
    case 'other':
      return (
        <>
          <p role="status">{OTHER_DEEDS}</p>
          <NotCovered state={props.state} sources={[]} />
        </>
      )
  }
}

function StateSale({ inputs, state }: StateProps) {
  const rule = saleDutyByState[state]
  const terms = termsOf(rule)
  const { question, duty } = saleDutyFrom(inputs.read, terms)
  return (
    <SaleScreen
      inputs={inputs}
      state={state}
      rule={rule}
      areas={areaNamesOf(terms.areas ?? [])}
      fields={<StateFields inputs={inputs} state={state} terms={terms} />}
      question={question}
      duty={duty}
      wordsOf={lawName}
      notes={question ? saleNotes(rule, question, duty, state) : []}
      readings={question && <Readings readings={otherReadings(terms, question)} counted={duty} />}
      placeholder={question && !duty ? noSaleText(terms, question) : undefined}
    />
  )
}
