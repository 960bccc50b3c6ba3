'use client'

import { useRef, useState } from 'react'
import { DateField } from '@/components/fields/date-field'
import { DidNotLoad } from '@/components/tool-form/did-not-load'
import type { FieldBinding } from '@/components/tool-form/use-tool-inputs'
import { useLatePart } from '@/components/tool-form/use-late-part'
import { Button } from '@/components/ui/button'
import { FIRST_DAY } from '@/lib/calendar/age'

const loadPicker = () => import('@/components/tools/age-calculator/birth-date-picker')

/** The date of birth, typed into the platform's own field or picked by month and year. */
export function BirthDateField({ field, today }: { field: FieldBinding; today: string }) {
  const [open, setOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const { part, failed, retry } = useLatePart(loadPicker, open)

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
        label="Date of birth"
        precision="day"
        hint="Type it, or pick it by year and month"
        min={FIRST_DAY}
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
        Pick a date
      </Button>
      <div id="birth-date-picker" hidden={!open}>
        {open && part && <part.BirthDatePicker chosen={field.text} today={today} onPick={pick} />}
        {failed && <DidNotLoad className="mt-4" what="The calendar" onRetry={retry} />}
      </div>
    </div>
  )
}
