import { CheckboxField } from '@/components/fields/checkbox-field'
import { SelectField } from '@/components/fields/select-field'
import { worded } from '@/components/fields/problem-text'
import { DateField } from '@/components/fields/date-field'
import { TextField } from '@/components/fields/text-field'
import { checkedBinding } from '@/components/tool-form/binding'
import { ResetButtons } from '@/components/tool-form/reset-buttons'
import { useToday } from '@/components/hooks/use-today'
import type { ToolInputs } from '@/components/tool-form/use-tool-inputs'
import { Button } from '@/components/ui/button'
import type { StartProblem } from '@/lib/countdown/countdown-state'
import { type countdownInputs, LONGEST_LABEL } from '@/lib/countdown/countdown-target'
import { t } from '@/lib/language/words'
import type { Countdown } from './use-countdown'
import type { Signals } from './use-signals'

interface CountdownFieldsProps {
  inputs: ToolInputs<typeof countdownInputs>
  /** The date and the time are fixed while it runs. */
  locked: boolean
  signals: Signals
}

const PROBLEMS: Readonly<Record<StartProblem, string>> = {
  notSet: t('Please set a valid target date and time.'),
  notInFuture: t('Target date and time must be in the future.'),
}

export function CountdownFields({ inputs: { field }, locked, signals }: CountdownFieldsProps) {
  const today = useToday()
  return (
    <>
      <TextField
        field={field('label')}
        label={t('Label')}
        longest={LONGEST_LABEL}
        hint={t('What it counts down to')}
      />
      <fieldset
        disabled={locked}
        className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,10.5rem),1fr))] gap-4"
      >
        <legend className="sr-only">{t('Target')}</legend>
        <DateField field={field('date')} label={t('Target date')} min={today || undefined} />
        <DateField
          field={worded(field('time'), () => PROBLEMS.notSet)}
          label={t('Target time')}
          precision="minute of a day"
          required
        />
        <div className="col-span-full">
          <SelectField
            field={field('zone')}
            label={t('Time zone')}
            hint={t('Choose India if everyone who opens the link should see the same moment.')}
            options={{ local: t('this device'), india: t('India (IST)') }}
          />
        </div>
      </fieldset>
      <div>
        <CheckboxField
          field={checkedBinding('sound', signals.sound, signals.chooseSound)}
          label={t('Sound at the end')}
        />
        <CheckboxField
          field={checkedBinding('notification', signals.notification === 'on', signals.chooseNotification)}
          label={t('Notification at the end')}
        />
        <p role="status" className="text-sm text-bad">
          {signals.notification === 'refused' && t('This browser does not allow notifications here.')}
        </p>
      </div>
    </>
  )
}

interface CountdownControlsProps {
  countdown: Countdown
  reset(): void
  undoReset: (() => void) | null
}

/** Start, pause, resume, reset; and why it could not start. */
export function CountdownControls({ countdown, reset, undoReset }: CountdownControlsProps) {
  const { state, problem, start, pause, resume } = countdown
  return (
    <div className="no-print">
      <div className="flex flex-wrap gap-2">
        {state.kind === 'running' ? (
          <Button onClick={pause}>{t('Pause')}</Button>
        ) : state.kind === 'paused' ? (
          <Button onClick={resume}>{t('Resume')}</Button>
        ) : (
          <Button onClick={() => start()} disabled={state.kind === 'finished'}>
            {t('Start')}
          </Button>
        )}
        <ResetButtons onReset={reset} onUndo={undoReset} />
      </div>
      <p role="alert" className="mt-2 min-h-5 text-sm text-bad">
        {problem && PROBLEMS[problem]}
      </p>
    </div>
  )
}
