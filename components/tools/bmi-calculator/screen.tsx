'use client'

import { CalculatorScreen } from '@/components/tool-form/calculator-screen'
import { useToolInputs } from '@/components/tool-form/use-tool-inputs'
import { bmiInputs } from '@/lib/health/bmi'
import { bmiAnswer } from '@/lib/health/bmi-answer'
import { t } from '@/lib/language/words'
import { BmiDial } from './bmi-dial'
import { BmiFields } from './fields'
import { bmiRows, NO_INDEX } from './rows'
import { bmiWorking } from './working'

export function BmiCalculator() {
  const inputs = useToolInputs(bmiInputs)
  const answer = bmiAnswer(inputs.read)
  return (
    <CalculatorScreen
      inputs={inputs}
      fields={<BmiFields inputs={inputs} />}
      rows={answer && bmiRows(answer)}
      placeholder={NO_INDEX}
      detail={
        answer && (
          <>
            <BmiDial index={answer.index} standard={answer.standard} />
            <p className="mt-4 text-sm text-soft">
              {t(
                'For adults of 20 and above. Children and young people need growth charts for their age; in pregnancy, use the weight before it. This is not a diagnosis.',
              )}
            </p>
          </>
        )
      }
      shareTitle={t('Body mass index')}
      working={answer && bmiWorking(answer.person)}
    />
  )
}
