'use client'

import { WhenSeen } from '@/components/ui/when-seen'
import { CalculatorScreen } from '@/components/tool-form/calculator-screen'
import { useToolInputs } from '@/components/tool-form/use-tool-inputs'
import { percentage, percentageInputs } from '@/lib/arithmetic/percentage'
import { t } from '@/lib/language/words'
import { PercentageFields } from './fields'
import { INVALID_MODE, modeWords, percentageRows } from './rows'
import { percentageWorking } from './working'

export function PercentageCalculator() {
  const inputs = useToolInputs(percentageInputs)
  const asked = inputs.read('mode', 'x', 'y')
  const result = asked && percentage(asked.mode, asked.x, asked.y).result
  const words = modeWords[inputs.field('mode').value ?? 'percentOf']
  const known = asked && result !== null ? { ...asked, result } : null

  return (
    <CalculatorScreen
      inputs={inputs}
      fields={<PercentageFields inputs={inputs} />}
      rows={asked && percentageRows(asked.mode, result)}
      placeholder={inputs.read('mode') ? t('Enter valid numbers to calculate.') : INVALID_MODE}
      remarks={<p className="text-soft">{known ? words.sentence(known) : words.fault}</p>}
      shareTitle={known ? words.sentence(known) : t('A sum with percent')}
      working={known && percentageWorking(known)}
    >
      <WhenSeen
        heading={t('Marks, discount and original price')}
        load={() => import('./everyday-uses')}
        className="min-h-[96rem] md:min-h-[46rem]"
        props={{ inputs }}
      />
    </CalculatorScreen>
  )
}
