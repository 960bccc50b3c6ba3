'use client'

import { CheckboxField } from '@/components/fields/checkbox-field'
import { DateField } from '@/components/fields/date-field'
import { Field, fieldIds, type FieldWords } from '@/components/fields/field'
import { SelectField } from '@/components/fields/select-field'
import { TextField } from '@/components/fields/text-field'
import type { FieldBinding, ToolInputs } from '@/components/tool-form/use-tool-inputs'
import { useToday } from '@/components/tool-form/use-today'
import { type countdownInputs, LONGEST_LABEL } from '@/lib/countdown/countdown-target'
import type { Signals } from './use-signals'

interface CountdownFieldsProps {
  inputs: ToolInputs<typeof countdownInputs>
  /** The date and the time are fixed while it runs. */
  locked: boolean
  signals: Signals
}

export function CountdownFields({ inputs: { field }, locked, signals }: CountdownFieldsProps) {
  const today = useToday()
  return (
    <>
      <TextField field={field('label')} label="Label" longest={LONGEST_LABEL} hint="What it counts down to" />
      <fieldset disabled={locked} className="grid gap-4 sm:grid-cols-2">
        <legend className="sr-only">Target</legend>
        <DateField field={field('date')} label="Target date" precision="day" min={today || undefined} />
        <TimeField field={field('time')} label="Target time" />
        <div className="sm:col-span-2">
          <SelectField
            field={field('zone')}
            label="By the clock of"
            hint="Choose India for an event that is one moment for all who open the link."
            options={{ local: 'this device', india: 'India (IST)' }}
          />
        </div>
      </fieldset>
      <div>
        <CheckboxField field={box('sound', signals.sound, signals.chooseSound)} label="Sound at the end" />
        <CheckboxField
          field={box('notification', signals.notification, signals.chooseNotification)}
          label="Notification at the end"
        />
        <p role="status" className="text-sm text-bad">
          {signals.refused && 'This browser does not allow notifications here.'}
        </p>
      </div>
    </>
  )
}

const box = (name: string, isOn: boolean, choose: (isOn: boolean) => void): FieldBinding => ({
  name,
  text: String(isOn),
  problem: null,
  onText: (text) => choose(text === 'true'),
  onLeave: () => {},
})

function TimeField({ field, label, hint }: FieldWords & { field: FieldBinding }) {
  const ids = fieldIds(field.name)
  return (
    <Field name={field.name} label={label} hint={hint} problem={field.problem}>
      <input
        id={ids.control}
        type="time"
        name={field.name}
        value={field.text}
        required
        aria-invalid={field.problem !== null}
        aria-describedby={ids.message}
        onChange={(event) => field.onText(event.currentTarget.value)}
        className="control"
      />
    </Field>
  )
}
