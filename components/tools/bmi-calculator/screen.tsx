'use client'

import { CalculatorScreen } from '@/components/tool-form/calculator-screen'
import { useToolInputs } from '@/components/tool-form/use-tool-inputs'
import { bmi, bmiInputs, personFrom } from '@/lib/health/bmi'
import { t } from '@/lib/language/words'
import { BmiDial } from './bmi-dial'
import { BmiFields } from './fields'
import { bmiRows } from './rows'
import { bmiWorking } from './working'

export function BmiCalculator() {
  const inputs = useToolInputs(bmiInputs)
  const person = personFrom(inputs.read)
  const standard = inputs.read('standard')?.standard
  return (
    <CalculatorScreen
      inputs={inputs}
      fields={<BmiFields inputs={inputs} />}
      rows={person && standard ? bmiRows(person.body, person.unit, standard) : null}
      placeholder={t('Enter valid height and weight to calculate BMI.')}
      detail={
        person &&
        standard && (
          <>
            <BmiDial index={bmi(person.body)} standard={standard} />
            <p className="mt-4 text-sm text-soft">
              {t(
                'For adults of 20 and above. Children and young people need growth charts for their age; in pregnancy, use the weight before it. This is not a diagnosis.',
              )}
            </p>
          </>
        )
      }
      shareTitle={t('Body mass index')}
      working={person && bmiWorking(person)}
    />
  )
}
