'use client'

import { WhenSeen } from '@/components/ui/when-seen'
import { CalculatorScreen } from '@/components/tool-form/calculator-screen'
import { useToolInputs } from '@/components/tool-form/use-tool-inputs'
import { percentageInputs } from '@/lib/arithmetic/percentage'
import { percentageAnswer } from '@/lib/arithmetic/percentage-answer'
import { t } from '@/lib/language/words'
import { PercentageFields } from './fields'
import { modeWords, percentagePlaceholder, percentageRows } from './rows'
import { percentageWorking } from './working'

export function PercentageCalculator() {
  const inputs = useToolInputs(percentageInputs)
  const answer = percentageAnswer(inputs.read)
  const words = modeWords[inputs.field('mode').value ?? 'percentOf']
  const sum = answer?.sum

  return (
    <CalculatorScreen
      inputs={inputs}
      fields={<PercentageFields inputs={inputs} />}
      rows={answer && percentageRows(answer)}
      placeholder={percentagePlaceholder(inputs.field('mode').value)}
      remarks={<p className="text-soft">{sum ? words.sentence(sum) : words.fault}</p>}
      shareTitle={sum ? words.sentence(sum) : t('A sum with percent')}
      working={sum && percentageWorking(sum)}
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
