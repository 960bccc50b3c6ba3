'use client'

import { DataAge } from '@/components/results/data-age'
import { Notes } from '@/components/results/notes'
import { CalculatorScreen } from '@/components/tool-form/calculator-screen'
import { useToolInputs } from '@/components/tool-form/use-tool-inputs'
import { FiguresSeen } from '@/components/ui/when-seen'
import { comparedOn } from '@/lib/rules/in-force'
import { daysOfTaxYear } from '@/lib/rules/years'
import { rentAllowance } from '@/lib/rules/income-tax/rent-allowance'
import { hraInputs } from '@/lib/salary/hra'
import { hraAnswer } from '@/lib/salary/hra-answer'
import { t } from '@/lib/language/words'
import { HraFields } from './fields'
import { hraNotes, hraRows, tooManyMonths } from './rows'
import { hraWorking } from './working'

export function HraCalculator() {
  const inputs = useToolInputs(hraInputs)
  const answer = hraAnswer(inputs.read)
  const lawDay = answer ? daysOfTaxYear(answer.rented.year).first : undefined
  return (
    <CalculatorScreen
      inputs={inputs}
      fields={<HraFields inputs={inputs} />}
      rows={answer && hraRows(answer)}
      placeholder={tooManyMonths(inputs.field('periods').text)}
      age={<DataAge kind="law" on={comparedOn(rentAllowance, rentAllowance.checkedOn, lawDay)} />}
      notice={answer && <Notes sentences={hraNotes(answer.rented, answer.result)} />}
      shareTitle={t('HRA exemption')}
      working={answer && hraWorking(answer.result)}
    >
      <FiguresSeen
        heading={t('Month by month, and other rents')}
        load={() => import('./hra-course')}
        className="min-h-[64rem] md:min-h-[72rem]"
        props={answer && { rented: answer.rented }}
      />
    </CalculatorScreen>
  )
}
