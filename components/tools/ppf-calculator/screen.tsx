'use client'

import { useKnownToday } from '@/components/hooks/use-known-today'
import { DataAge } from '@/components/results/data-age'
import { Notes } from '@/components/results/notes'
import { SplitBar } from '@/components/results/split-bar'
import { CalculatorScreen } from '@/components/tool-form/calculator-screen'
import { useToolInputs } from '@/components/tool-form/use-tool-inputs'
import { FiguresSeen } from '@/components/ui/when-seen'
import { firstDayOf, yearOfDay } from '@/lib/calendar/financial-year'
import { comparedOn } from '@/lib/rules/in-force'
import {
  FIRST_WHOLE_YEAR,
  PPF_CHECKED_ON,
  ppfRateValues,
  RATES_KNOWN_UNTIL,
} from '@/lib/rules/savings/ppf-rates'
import { type Ppf, ppf, ppfFrom, ppfInputs, type PpfPlan } from '@/lib/savings/ppf'
import { t } from '@/lib/language/words'
import { PpfFields } from './fields'
import { overdrawnReason, ppfRows, ppfWarnings } from './rows'
import { ppfWorking } from './working'

export function PpfCalculator() {
  const inputs = useToolInputs(ppfInputs)
  const { today, unknown } = useKnownToday(firstDayOf(FIRST_WHOLE_YEAR), RATES_KNOWN_UNTIL)
  const thisYear = yearOfDay(today)
  const missing = inputs.field('firstFinancialYear').value === '' ? unknown : null
  const { answer, reason } = answerOf(missing ? null : inputs.values && ppfFrom(inputs.values, thisYear))
  return (
    <CalculatorScreen
      inputs={inputs}
      fields={<PpfFields inputs={inputs} thisYear={thisYear} />}
      rows={answer && ppfRows(answer.plan, answer.result)}
      placeholder={missing ?? reason ?? t('Enter values to calculate.')}
      age={<DataAge kind="law" on={comparedOn(ppfRateValues, PPF_CHECKED_ON)} />}
      notice={answer && <Notes look="warning" sentences={ppfWarnings(answer.plan, answer.result)} />}
      detail={answer && <PaidParts {...answer} />}
      shareTitle={t('What a PPF account grows to')}
      working={answer && ppfWorking(answer.plan, answer.result)}
    >
      <FiguresSeen
        heading={t('Year by year')}
        load={() => import('./ppf-course')}
        className="min-h-[96rem] xl:min-h-[64rem]"
        props={answer}
      />
    </CalculatorScreen>
  )
}

/** The course of the account, or why it cannot be computed; neither while a field has a problem. */
function answerOf(plan: PpfPlan | null) {
  const outcome = plan && ppf(plan)
  if (!outcome) return { answer: null, reason: null }
  if ('overdrawnOn' in outcome) return { answer: null, reason: overdrawnReason(outcome.overdrawnOn) }
  return { answer: { plan, result: outcome }, reason: null }
}

const PaidParts = ({ plan, result }: { plan: PpfPlan; result: Ppf }) =>
  result.balance > 0 && (
    <SplitBar
      parts={{ [t('Deposits')]: plan.openingBalance + result.deposited, [t('Interest')]: result.interest }}
    />
  )
