import { CheckboxField } from '@/components/fields/checkbox-field'
import { ChoiceField } from '@/components/fields/choice-field'
import { DayOrTodayField } from '@/components/fields/date-field'
import { PlainNumberField } from '@/components/fields/plain-number-field'
import { SelectField } from '@/components/fields/select-field'
import type { ToolInputs } from '@/components/tool-form/use-tool-inputs'
import { type dateInputs, FIRST_DAY, LAST_DAY } from '@/lib/dates/date-inputs'
import type { KnownHolidays } from '@/lib/dates/holiday-choice'
import { nameOf, t } from '@/lib/language/words'

interface DateFieldsProps {
  inputs: ToolInputs<typeof dateInputs>
  /** The day of a field that is left empty. */
  today: string
}

const FROM_LABELS = {
  between: t('First day'),
  move: t('Count from'),
  notice: t('Notice given on'),
  weekday: t('Day'),
}

/** What is asked, the days of it, then the days without work. */
export function DateFields({ inputs, today, known }: DateFieldsProps & { known: KnownHolidays }) {
  const { field } = inputs
  const mode = field('mode').value ?? 'between'
  return (
    <>
      <SelectField
        field={field('mode')}
        label={t('What to find')}
        options={{
          between: t('Days between two days'),
          move: t('A day so many days later or earlier'),
          notice: t('End of a notice period'),
          weekday: t('Weekday of a day'),
        }}
      />
      <DayOrTodayField
        field={field('from')}
        label={FROM_LABELS[mode]}
        today={today}
        min={FIRST_DAY}
        max={LAST_DAY}
      />
      {mode === 'between' && <EndFields inputs={inputs} today={today} />}
      {mode === 'move' && <MoveFields inputs={inputs} />}
      {mode === 'notice' && <NoticeFields inputs={inputs} />}
      {mode !== 'weekday' && <WorkFields inputs={inputs} known={known} />}
    </>
  )
}

const EndFields = ({ inputs: { field }, today }: DateFieldsProps) => (
  <>
    <DayOrTodayField
      field={field('to')}
      label={t('Second day')}
      today={today}
      min={FIRST_DAY}
      max={LAST_DAY}
    />
    <CheckboxField field={field('last')} label={t('Count the last day too')} />
  </>
)

const MoveFields = ({ inputs: { field } }: Pick<DateFieldsProps, 'inputs'>) => (
  <>
    <div className="field-row">
      <PlainNumberField field={field('count')} label={t('How many')} />
      <SelectField
        field={field('unit')}
        label={nameOf('document-words', 'Unit')}
        options={{
          days: t('Days'),
          weeks: t('Weeks'),
          months: t('Months'),
          years: t('Years'),
          workdays: t('Working days'),
        }}
      />
    </div>
    <ChoiceField
      field={field('direction')}
      label={t('Which way')}
      options={{ after: t('Later'), before: t('Earlier') }}
    />
  </>
)

const NoticeFields = ({ inputs: { field } }: Pick<DateFieldsProps, 'inputs'>) => (
  <>
    <div className="field-row">
      <PlainNumberField field={field('notice')} label={t('Notice period')} />
      <ChoiceField
        field={field('noticeIn')}
        label={nameOf('document-words', 'Unit')}
        options={{ days: t('Days'), months: t('Months') }}
      />
    </div>
    <ChoiceField
      field={field('noticeFrom')}
      label={t('The period begins')}
      options={{ nextDay: t('On the next day'), sameDay: t('On the same day') }}
    />
  </>
)

function WorkFields({
  inputs: { field },
  known,
}: Pick<DateFieldsProps, 'inputs'> & { known: KnownHolidays }) {
  return (
    <>
      <SelectField
        field={field('week')}
        label={t('Days off in a week')}
        options={{
          satSun: t('Saturday and Sunday'),
          sunday: t('Sunday'),
          bank: t('Sunday, second and fourth Saturday (banks)'),
        }}
      />
      <SelectField
        field={field('holidays')}
        label={t('Holidays')}
        hint={t('Known for {0} to {1}', known.firstYear, known.lastYear)}
        options={{
          none: t('Leave out holidays'),
          central: t('Central government'),
          [t('With the regional festivals of')]: known.stateNames,
        }}
      />
    </>
  )
}
