import { type ReactNode, useRef, useState } from 'react'
import { DateField, DayOrTodayField } from '@/components/fields/date-field'
import { worded } from '@/components/fields/problem-text'
import type { ToolInputs } from '@/components/tool-form/use-tool-inputs'
import { Button } from '@/components/ui/button'
import { type ageInputs, FIRST_AGE_DAY, LAST_AGE_DAY } from '@/lib/age/age'
import { t } from '@/lib/language/words'
import { BirthDatePicker } from './birth-date-picker'

const INVALID_DATE = t('Invalid date selected')

/** The fault in the date of birth. */
export function birthProblem({ field }: ToolInputs<typeof ageInputs>, today: string) {
  const [dob, on] = [field('dob'), field('on')]
  if (dob.value === null) return dob.problem && INVALID_DATE
  if (on.value === null || dob.value <= (on.value || today)) return null
  return dob.value > today
    ? t('Date of birth cannot be in the future')
    : t('Date of birth cannot be in the future: it is after the date in “Age on”')
}

/** What is in place of the age. */
export const agePlaceholder = (inputs: ToolInputs<typeof ageInputs>, today: string): string =>
  birthProblem(inputs, today) ??
  t(inputs.field('dob').text ? 'Choose the date for “Age on”.' : 'Select your date of birth.')

interface AgeFieldsProps {
  inputs: ToolInputs<typeof ageInputs>
  /** The problem with the date of birth as soon as the other day is known. */
  problem: string | null
  today: string
}

export function AgeFields({ inputs: { field }, problem, today }: AgeFieldsProps) {
  const dob = worded(field('dob'), () => INVALID_DATE)
  return (
    <>
      <BirthDatePick chosen={dob.text} onPick={dob.onText} today={today}>
        <DateField
          field={{ ...dob, problem: dob.problem ?? problem }}
          label={t('Date of birth')}
          hint={t('Type it, or pick it by year and month')}
          autoComplete="bday"
          min={FIRST_AGE_DAY}
          max={today || undefined}
        />
      </BirthDatePick>
      <DayOrTodayField
        field={field('on')}
        today={today}
        label={t('Age on')}
        hint={t('Today, or the cut-off date of a form')}
        min={FIRST_AGE_DAY}
        max={LAST_AGE_DAY}
      />
      <p className="text-sm text-soft">
        {t('Born on 29 February? In other years, this page counts the birthday on 28 February.')}
      </p>
    </>
  )
}

interface BirthDatePickProps {
  chosen: string
  onPick(day: string): void
  today: string
  /** The field of the date. */
  children: ReactNode
}

/** The date of birth, typed into the platform's own field or picked by month and year. */
function BirthDatePick({ chosen, onPick, today, children }: BirthDatePickProps) {
  const [open, setOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)

  const close = () => {
    setOpen(false)
    button.current?.focus()
  }
  const pick = (day: string) => {
    onPick(day)
    close()
  }
  return (
    <div onKeyDown={(event) => open && event.key === 'Escape' && close()}>
      {children}
      <Button
        ref={button}
        variant="outline"
        className="no-print mt-1"
        aria-expanded={open}
        aria-controls="birth-date-picker"
        onClick={() => setOpen(!open)}
      >
        {t('Pick a date')}
      </Button>
      <div id="birth-date-picker" hidden={!open}>
        {open && <BirthDatePicker chosen={chosen} today={today} onPick={pick} />}
      </div>
    </div>
  )
}
