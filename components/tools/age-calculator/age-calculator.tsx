'use client'

import { problemText } from '@/components/fields/problem-text'
import { ResultPanel } from '@/components/results/result-panel'
import { WhenSeen } from '@/components/results/when-seen'
import { Working } from '@/components/results/working'
import { ShareLink } from '@/components/tool-form/share-link'
import { ToolForm } from '@/components/tool-form/tool-form'
import { type ToolInputs, useToolInputs } from '@/components/tool-form/use-tool-inputs'
import { useToday } from '@/components/tool-form/use-today'
import { ageInWords, ageRows, ageSteps } from '@/components/tools/age-calculator/age-rows'
import { AgeOnField } from '@/components/tools/age-calculator/age-on-field'
import { BirthDateField } from '@/components/tools/age-calculator/birth-date-field'
import { age, ageInputs, nextBirthday } from '@/lib/calendar/age'
import { dayInWords } from '@/lib/format/days'
import { weekdayName } from '@/lib/format/weekdays'

const loadAges = () => import('@/components/tools/age-calculator/ages-by-law')

export function AgeCalculator() {
  const inputs = useToolInputs(ageInputs)
  const today = useToday('device')
  const { days, problem } = chosenDays(inputs, today)
  const dob = inputs.field('dob')

  return (
    <>
      <ToolForm
        onReset={inputs.reset}
        result={
          <>
            <ResultPanel
              rows={days && ageRows(days.dob, days.on)}
              placeholder={
                problem ?? (dob.text ? 'Choose the date for “Age on”.' : 'Select your date of birth.')
              }
            >
              {days && (
                <p className="mt-4">
                  {ageInWords(age(days.dob, days.on))} on {dayInWords(days.on)}. The next birthday is a{' '}
                  {weekdayName(nextBirthday(days.dob, days.on).birthday)}.
                </p>
              )}
              <ShareLink fragment={inputs.fragment} title="Age on a date" />
            </ResultPanel>
            <p className="mt-4 text-sm text-soft">
              Born on 29 February? In a year without that day, this page counts the birthday on 28 February.
            </p>
            {days && (
              <Working
                formula="Whole years, then whole months, then days"
                steps={ageSteps(days.dob, days.on)}
              />
            )}
          </>
        }
      >
        <BirthDateField field={{ ...dob, problem: dob.problem ?? problem }} today={today} />
        <AgeOnField field={inputs.field('on')} today={today} />
      </ToolForm>
      <WhenSeen heading="Ages in law" load={loadAges} className="min-h-[32rem]" of={{ days }} />
    </>
  )
}

export interface ChosenDays {
  dob: string
  on: string
}

/** The two days, or what is wrong with the date of birth; neither while none is chosen. */
function chosenDays(
  inputs: ToolInputs<typeof ageInputs>,
  today: string,
): { days: ChosenDays | null; problem: string | null } {
  const dob = inputs.read('dob')
  const on = inputs.read('on')
  if (!dob) {
    const { problem } = inputs.field('dob')
    return { days: null, problem: problem === null ? null : problemText(problem) }
  }
  if (dob.dob === '' || !on) return { days: null, problem: null }
  const until = on.on || today
  if (dob.dob <= until) return { days: { dob: dob.dob, on: until }, problem: null }
  return {
    days: null,
    problem:
      dob.dob > today
        ? 'Date of birth cannot be in the future'
        : 'Date of birth cannot be in the future: it is after the date in “Age on”',
  }
}
