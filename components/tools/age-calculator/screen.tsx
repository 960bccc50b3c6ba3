'use client'

import { HalfDial } from '@/components/results/charts/half-dial'
import { WhenSeen } from '@/components/ui/when-seen'
import { CalculatorScreen } from '@/components/tool-form/calculator-screen'
import { useToday } from '@/components/hooks/use-today'
import { useToolInputs } from '@/components/tool-form/use-tool-inputs'
import { dayInWords } from '@/lib/format/days'
import { counted, grouped } from '@/lib/format/numbers'
import { weekdayName } from '@/lib/format/weekdays'
import { ageInputs } from '@/lib/age/age'
import { type AgeAnswer, ageAnswer } from '@/lib/age/age-answer'
import { t } from '@/lib/language/words'
import { AgeFields, agePlaceholder, birthProblem } from './fields'
import { ageRows } from './rows'
import { ageWorking } from './working'

export function AgeCalculator() {
  const inputs = useToolInputs(ageInputs)
  const today = useToday('device')
  const answer = ageAnswer(inputs.read, { today })
  const problem = birthProblem(inputs, today)
  const days = answer && answer.days
  return (
    <CalculatorScreen
      inputs={inputs}
      fields={<AgeFields inputs={inputs} problem={problem} today={today} />}
      rows={answer && ageRows(answer)}
      placeholder={agePlaceholder(inputs, today)}
      notice={
        days && <p className="py-2">{t('Born on {0}, {1}', weekdayName(days.dob), dayInWords(days.dob))}</p>
      }
      detail={answer && <BirthdayDial {...answer.next} />}
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
function BirthdayDial({ turns, sharePassed }: AgeAnswer['next']) {
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
