'use client'

import { HalfDial } from '@/components/results/half-dial'
import { WhenSeen } from '@/components/ui/when-seen'
import { CalculatorScreen } from '@/components/tool-form/calculator-screen'
import { useToday } from '@/components/hooks/use-today'
import { type ToolInputs, useToolInputs } from '@/components/tool-form/use-tool-inputs'
import { dayInWords } from '@/lib/format/days'
import { counted, grouped } from '@/lib/format/numbers'
import { weekdayName } from '@/lib/format/weekdays'
import { ageInputs, nextBirthday } from '@/lib/age/age'
import { t } from '@/lib/language/words'
import { AgeFields, INVALID_DATE } from './fields'
import { ageRows } from './rows'
import { ageWorking } from './working'

export function AgeCalculator() {
  const inputs = useToolInputs(ageInputs)
  const today = useToday('device')
  const { days, problem } = chosenDays(inputs, today)
  const { text } = inputs.field('dob')
  return (
    <CalculatorScreen
      inputs={inputs}
      fields={<AgeFields inputs={inputs} problem={problem} today={today} />}
      rows={days && ageRows(days.dob, days.on)}
      placeholder={problem ?? t(text ? 'Choose the date for “Age on”.' : 'Select your date of birth.')}
      notice={
        days && <p className="py-2">{t('Born on {0}, {1}', weekdayName(days.dob), dayInWords(days.dob))}</p>
      }
      detail={days && <BirthdayDial {...days} />}
      shareTitle={t('Age on a date')}
      working={days && ageWorking(days.dob, days.on)}
    >
      <WhenSeen
        heading={t('Ages in law')}
        load={() => import('./ages-by-law')}
        className="min-h-[32rem]"
        props={{ days }}
      />
    </CalculatorScreen>
  )
}

/** The year between two birthdays, filled up to the day. */
function BirthdayDial({ dob, on }: { dob: string; on: string }) {
  const { turns, sharePassed } = nextBirthday(dob, on)
  const passed = `${grouped(sharePassed * 100, 0)}%`
  const ends = [counted(turns - 1, 'year'), counted(turns, 'year')] as const
  return (
    <div className="mt-4">
      <HalfDial
        label={t('Progress from {0} to {1}: {2}', ends[0], ends[1], passed)}
        reading={passed}
        caption={t('Progress to birthday')}
        ends={ends}
        share={sharePassed}
      />
    </div>
  )
}

/** The two days, or what is wrong with the date of birth; neither while none is chosen. */
function chosenDays(inputs: ToolInputs<typeof ageInputs>, today: string) {
  const dob = inputs.read('dob')
  const on = inputs.read('on')
  if (!dob) {
    const { problem } = inputs.field('dob')
    return { days: null, problem: problem && INVALID_DATE }
  }
  if (dob.dob === '' || !on) return { days: null, problem: null }
  const until = on.on || today
  if (dob.dob <= until) return { days: { dob: dob.dob, on: until }, problem: null }
  return {
    days: null,
    problem:
      dob.dob > today
        ? t('Date of birth cannot be in the future')
        : t('Date of birth cannot be in the future: it is after the date in “Age on”'),
  }
}
