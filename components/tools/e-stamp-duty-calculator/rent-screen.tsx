import { rupees } from '@/lib/format/numbers'
import { licenceDutyMaharashtra } from '@/lib/rules/stamp-duty/licences-and-leases'
import { comparedOn, inForce } from '@/lib/rules/in-force'
import { CheckboxField } from '@/components/fields/checkbox-field'
import { AmountField, MonthsField, PercentField } from '@/components/fields/number-field'
import { SelectField } from '@/components/fields/select-field'
import { DataAge } from '@/components/results/data-age'
import { CalculatorScreen } from '@/components/tool-form/calculator-screen'
import type { ToolInputs } from '@/components/tool-form/use-tool-inputs'
import { FiguresSeen } from '@/components/ui/when-seen'
import { dayInWords } from '@/lib/format/days'
import { tenancyWithoutFigure } from '@/lib/rules/stamp-duty/tenancies-without-figure'
import type { StateCode } from '@/lib/rules/states/state-names'
import {
  asksPropertyValue,
  asksRentedHome,
  isUrban,
  type NoRentDuty,
  type RentDuty,
  rentFrom,
  type RentQuestion,
  rentRule,
} from '@/lib/stamp-duty/rent-duty'
import type { stampDutyInputs } from '@/lib/stamp-duty/stamp-duty-inputs'
import { t } from '@/lib/language/words'
import { areaNamesOf } from './area-names'
import { lawName } from './law-name'
import { NotCovered } from './not-covered'
import { type CitedRule, HIGH, StampNotes } from './notes'
import { rentRows } from './rent-rows'
import { rentWorking } from './rent-working'
import { KNOWN_FROM, MEDIUM, SURENESS } from './sale-notes'
import { inRupees } from './sale-rows'

interface RentProps {
  inputs: ToolInputs<typeof stampDutyInputs>
  state: StateCode
}

/** A rent agreement in a state: its fields, its duty, and the same rent for other lengths. */
export function RentScreen({ inputs, state }: RentProps) {
  const { question, duty, reason } = rentFrom(inputs.read, state)
  const rule: CitedRule | null = rentRule(state)
  const answer = question && rule && duty && { question, rule, duty }
  return (
    <CalculatorScreen
      inputs={inputs}
      fields={<RentFields inputs={inputs} state={state} />}
      placeholder={reason ? notCoveredText(reason, state) : t('Enter the figures to see the duty.')}
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

function RentFields({ inputs: { field }, state }: RentProps) {
  const area = field('area')
  return (
    <>
      <AmountField field={field('rent')} label={t('Monthly rent')} />
      <MonthsField field={field('months')} label={t('Length of the agreement')} />
      <PercentField field={field('increase')} label={t('Rent increase every 12 months')} />
      <AmountField field={field('deposit')} label={t('Refundable deposit')} />
      <AmountField field={field('premium')} label={t('Non-refundable deposit or premium')} />
      {asksPropertyValue(state) && (
        <AmountField field={field('value')} label={t('Market value of the property')} />
      )}
      {asksRentedHome(state) && <CheckboxField field={field('home')} label={t('It is a home')} />}
      {state === 'MH' && (
        <SelectField
          field={area.value ? { ...area, text: isUrban(area.value) ? 'urban' : 'rural' } : area}
          label={t('Area')}
          options={areaNamesOf(['urban', 'rural'])}
        />
      )}
    </>
  )
}

const REASONS: Record<NoRentDuty, string> = {
  dispute: t('our sources contradict each other.'),
  noSource: t('we have read no reliable source.'),
  tooLong: t('the rates we have are for shorter terms.'),
  leftOut: t('our sources leave out terms of this length.'),
  tooShort: t('the rates we have begin at 12 months.'),
  premium: t('no source gives what a non-refundable deposit adds.'),
  lapsed: t('a concession has ended, and no rate since was found.'),
}

const TOO_LONG: Readonly<Partial<Record<string, string>>> = {
  MH: t('leave and licence is for at most 60 months.'),
  DL: t('the rates we have end at 20 years.'),
}

/** Why no figure is given. */
const notCoveredText = (reason: NoRentDuty, state: string) =>
  t('Not covered: {0}', (reason === 'tooLong' && TOO_LONG[state]) || REASONS[reason])

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
