import { useRef, useState } from 'react'
import { DateField, DayOrTodayField } from '@/components/fields/date-field'
import { worded } from '@/components/fields/problem-text'
import type { FieldBinding, ToolInputs } from '@/components/tool-form/use-tool-inputs'
import { Button } from '@/components/ui/button'
import { type ageInputs, FIRST_AGE_DAY, LAST_AGE_DAY } from '@/lib/age/age'
import { t } from '@/lib/language/words'
import { BirthDatePicker } from './birth-date-picker'

export const INVALID_DATE = t('Invalid date selected')

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
      <BirthDateField field={{ ...dob, problem: dob.problem ?? problem }} today={today} />
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

/** The date of birth, typed into the platform's own field or picked by month and year. */
function BirthDateField({ field, today }: { field: FieldBinding; today: string }) {
  const [open, setOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)

  const close = () => {
    setOpen(false)
    button.current?.focus()
  }
  const pick = (day: string) => {
    field.onText(day)
    close()
  }
  return (
    <div onKeyDown={(event) => open && event.key === 'Escape' && close()}>
      <DateField
        field={field}
        label={t('Date of birth')}
        hint={t('Type it, or pick it by year and month')}
        autoComplete="bday"
        min={FIRST_AGE_DAY}
        max={today || undefined}
      />
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
        {open && <BirthDatePicker chosen={field.text} today={today} onPick={pick} />}
      </div>
    </div>
  )
}
