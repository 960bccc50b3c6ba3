import { rupees } from '@/lib/format/numbers'
import { licenceDutyMaharashtra } from '@/lib/rules/stamp-duty/licences-and-leases'
import { comparedOn, inForce } from '@/lib/rules/in-force'
import { DataAge } from '@/components/results/data-age'
import { CalculatorScreen } from '@/components/tool-form/calculator-screen'
import { FiguresSeen } from '@/components/ui/when-seen'
import { dayInWords } from '@/lib/format/days'
import { tenancyWithoutFigure } from '@/lib/rules/stamp-duty/tenancies-without-figure'
import {
  type NoRentDuty,
  type RentDuty,
  rentFrom,
  type RentQuestion,
  rentRule,
} from '@/lib/stamp-duty/rent-duty'
import { t } from '@/lib/language/words'
import { lawName } from './law-name'
import { noRentText } from './no-duty'
import { NotCovered } from './not-covered'
import { type CitedRule, HIGH, StampNotes } from './notes'
import { TenancyFields } from './rent-fields'
import { rentRows } from './rent-rows'
import { rentWorking } from './rent-working'
import { KNOWN_FROM, MEDIUM, SURENESS } from './sale-notes'
import { inRupees } from './sale-rows'
import type { StateProps } from './state-fields'

/** A rent agreement in a state: its fields, its duty, and the same rent for other lengths. */
export function RentScreen({ inputs, state }: StateProps) {
  const { question, duty, reason } = rentFrom(inputs.read, state)
  const rule: CitedRule | null = rentRule(state)
  const answer = question && rule && duty && { question, rule, duty }
  return (
    <CalculatorScreen
      inputs={inputs}
      fields={<TenancyFields inputs={inputs} state={state} />}
      placeholder={reason ? noRentText(reason, state) : t('Enter the figures to see the duty.')}
      shareTitle={t('Stamp duty and registration')}
      {...resultOf(answer)}
    >
      {reason && <NotCovered state={state} sources={sourcesOf(reason, state)} />}
      <FiguresSeen
        heading={t('The same side by side')}
        load={() => import('./rent-tables')}
        className="min-h-[40rem]"
        props={answer && { question: answer.question, also: inForce(answer.rule).value.also }}
      />
    </CalculatorScreen>
  )
}

/** What the panel shows of an answer. */
function resultOf(answer: { question: RentQuestion; rule: CitedRule; duty: RentDuty } | null) {
  if (!answer) return { rows: null }
  const { question, rule, duty } = answer
  return {
    rows: rentRows(duty),
    age: <DataAge kind="law" on={comparedOn(rule, rule.checkedOn)} />,
    detail: <StampNotes rule={rule} notes={rentNotes(rule, duty)} wordsOf={lawName} />,
    working: rentWorking(question, duty),
  }
}

const sourcesOf = (reason: NoRentDuty, state: string) =>
  (reason !== 'tooLong' && tenancyWithoutFigure[state]?.sources) || []

function rentNotes(rule: CitedRule, result: RentDuty): string[] {
  if (result.kind === 'licence') {
    return [
      HIGH,
      KNOWN_FROM.portals,
      t(
        'Registration is compulsory. In practice the duty is rounded up to the next {0}: {1}, in total {2}.',
        rupees(inForce(licenceDutyMaharashtra).value.paidInStepsOf),
        inRupees(result.paidPaise),
        inRupees(result.paidPaise + result.registrationPaise),
      ),
    ]
  }
  if (result.kind === 'lease')
    return [MEDIUM, KNOWN_FROM.portals, t('The rates are from 2020, the latest we have read.')]
  const { value, from } = inForce(rule)
  return [
    ...(value.sureness ? [SURENESS[value.sureness]] : []),
    ...(value.knownFrom ? [KNOWN_FROM[value.knownFrom]] : []),
    t('The rate has applied since {0} or earlier.', dayInWords(from)),
  ]
}
