'use client'

import { useKnownToday } from '@/components/hooks/use-known-today'
import { DataAge } from '@/components/results/data-age'
import { Notes } from '@/components/results/notes'
import { SplitBar } from '@/components/results/charts/split-bar'
import { CalculatorScreen } from '@/components/tool-form/calculator-screen'
import { useToolInputs } from '@/components/tool-form/use-tool-inputs'
import { FiguresSeen } from '@/components/ui/when-seen'
import { firstDayOfYear, yearOfDay } from '@/lib/calendar/financial-year'
import { comparedOn } from '@/lib/rules/in-force'
import {
  FIRST_WHOLE_YEAR,
  PPF_CHECKED_ON,
  ppfRateValues,
  RATES_KNOWN_UNTIL,
} from '@/lib/rules/savings/ppf-rates'
import { ppfInputs } from '@/lib/savings/ppf'
import { type PpfAnswer, ppfAnswer } from '@/lib/savings/ppf-answer'
import { t } from '@/lib/language/words'
import { PpfFields } from './fields'
import { noBalanceReason, ppfRows, ppfWarnings } from './rows'
import { ppfWorking } from './working'

export function PpfCalculator() {
  const inputs = useToolInputs(ppfInputs)
  const { today, unknown } = useKnownToday(firstDayOfYear(FIRST_WHOLE_YEAR), RATES_KNOWN_UNTIL)
  const thisYear = yearOfDay(today)
  const missing = inputs.field('firstFinancialYear').value === '' ? unknown : null
  const answer = missing ? null : ppfAnswer(inputs.read, { today })
  return (
    <CalculatorScreen
      inputs={inputs}
      fields={<PpfFields inputs={inputs} thisYear={thisYear} />}
      rows={answer && ppfRows(answer)}
      placeholder={
        missing ??
        (answer ? undefined : noBalanceReason(inputs.values, thisYear)) ??
        t('Enter values to calculate.')
      }
      age={<DataAge kind="law" on={comparedOn(ppfRateValues, PPF_CHECKED_ON)} />}
      notice={answer && <Notes look="warning" sentences={ppfWarnings(answer)} />}
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

const PaidParts = ({ plan, result }: PpfAnswer) =>
  result.balance > 0 && (
    <SplitBar
      parts={{ [t('Deposits')]: plan.openingBalance + result.deposited, [t('Interest')]: result.interest }}
    />
  )
