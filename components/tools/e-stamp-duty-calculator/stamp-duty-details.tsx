import { saleDutyByState } from '@/lib/rules/stamp-duty/sale-duty-by-state'
import { saleDutyFrom, termsOf, type SaleDuty } from '@/lib/stamp-duty/sale-duty'
import { otherReadings, type ReadingCharged } from '@/lib/stamp-duty/sale-readings'
import { areaNamesOf } from './area-names'
import { lawName } from './law-name'
import { noSaleText, OTHER_DEEDS } from './no-duty'
import { NotCovered } from './not-covered'
import { RentScreen } from './rent-screen'
import { saleNotes } from './sale-notes'
import { SaleScreen } from './sale-screen'
import { StateFields, type StateProps } from './state-fields'
import { SourceLink } from '@/components/results/source-link'
import { t } from '@/lib/language/words'
import { inRupees, levyNames } from './sale-rows'

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

/** What a sale costs by other readings of the law, each with its page. */
function Readings({ readings, counted }: { readings: ReadingCharged[]; counted: SaleDuty | null }) {
  if (readings.length === 0) return null
  return (
    <section aria-label={t('Other readings')} className="mt-3">
      <h3 className="text-base">
        {t(counted ? 'Sources that give something else' : 'What the sources give')}
      </h3>
      <ul className="mt-1 list-disc pl-5 text-sm">
        {readings.map((charged) => (
          <li key={charged.reading.label} className="mt-1">
            <b>{totalText(charged)}</b>
            {charged.reading.strongest && !counted && ` (${t('best supported')})`}
            {t(': {0}. {1}: ', partsText(charged), lawName(charged.reading.label))}
            <SourceLink source={charged.reading.source} />
          </li>
        ))}
      </ul>
    </section>
  )
}

const totalText = ({ totalPaise, registrationPaise }: ReadingCharged) =>
  t(registrationPaise === null ? '{0} without the registration fee' : '{0} in total', inRupees(totalPaise!))

function partsText({ dutyPaise, levies, registrationPaise }: ReadingCharged): string {
  const parts = [
    t('duty {0}', inRupees(dutyPaise!)),
    ...levies.map(({ name, paise }) => `${levyNames[name].toLowerCase()} ${inRupees(paise)}`),
  ]
  if (registrationPaise !== null) parts.push(t('registration {0}', inRupees(registrationPaise)))
  return parts.join(', ')
}
