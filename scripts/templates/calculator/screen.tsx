'use client'

import { AmountField, PercentField } from '@/components/fields/number-field'
import type { ResultRow } from '@/components/results/result-row'
import type { WorkingContent } from '@/components/results/working'
import { CalculatorScreen } from '@/components/tool-form/calculator-screen'
import { useToolInputs } from '@/components/tool-form/use-tool-inputs'
import { grouped } from '@/lib/format/numbers'
import { t } from '@/lib/language/words'
import {
  type TemplateStem,
  templateStem,
  templateStemFrom,
  templateStemInputs,
  type TemplateStemQuestion,
} from './lib'

/** TODO: the fields, rows and working of the calculation, each in a file of its own once they grow. */
export function TemplateTool() {
  const inputs = useToolInputs(templateStemInputs)
  const question = inputs.values && templateStemFrom(inputs.values)
  const result = question && templateStem(question)
  return (
    <CalculatorScreen
      inputs={inputs}
      fields={
        <>
          <AmountField field={inputs.field('value')} label={t('Value')} />
          <PercentField field={inputs.field('rate')} label={t('Rate')} />
        </>
      }
      rows={result && rowsOf(result)}
      shareTitle={t('Template Tool')}
      working={result && templateStemWorking(question, result)}
    />
  )
}

/** Names are for good: add them to docs/links.md. */
function rowsOf({ total }: TemplateStem): ResultRow[] {
  return [{ name: 'total', label: t('Total'), as: 'rupees', value: total, primary: true }]
}

function templateStemWorking(
  { value, ratePercent }: TemplateStemQuestion,
  { total }: TemplateStem,
): WorkingContent {
  return {
    formula: t('Total = value × rate ÷ 100'),
    steps: { [t('Total')]: `${grouped(value)} × ${grouped(ratePercent)} ÷ 100 = ${grouped(total)}` },
  }
}
