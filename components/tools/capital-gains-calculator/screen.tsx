'use client'

import { useLazyImport } from '@/components/hooks/use-lazy-import'
import { DataAge } from '@/components/results/data-age'
import { Notes } from '@/components/results/notes'
import { CalculatorScreen } from '@/components/tool-form/calculator-screen'
import { useImpliedTexts } from '@/components/tool-form/use-implied-texts'
import { useToolInputs } from '@/components/tool-form/use-tool-inputs'
import { FiguresSeen } from '@/components/ui/when-seen'
import { capitalGainsInputs, impliedByName } from '@/lib/capital-gains/capital-gains-inputs'
import { comparedOn } from '@/lib/rules/in-force'
import { GAINS_CHECKED_ON, gainRateValues } from '@/lib/rules/capital-gains/gain-rates'
import { t } from '@/lib/language/words'
import { CapitalGainsFields } from './fields'
import { NONE, saleAnswer } from './sale-answer'

const loadOthers = () => import('./other-questions')

export function CapitalGainsCalculator() {
  const inputs = useToolInputs(capitalGainsInputs, useImpliedTexts<typeof capitalGainsInputs>(impliedByName))
  const isSale = inputs.field('question').text === 'sale'
  const isProperty = inputs.field('asset').text === 'property'
  const { value: others, failed, retry } = useLazyImport(loadOthers, !isSale || isProperty)
  const answer = isSale ? saleAnswer(inputs.read) : others ? others.otherAnswer(inputs.read) : NONE
  const sold = answer.year?.sales[0]?.sale.sold ?? inputs.field('sold').value
  return (
    <CalculatorScreen
      inputs={inputs}
      fields={
        <CapitalGainsFields
          inputs={inputs}
          OtherFields={others?.OtherFields}
          PropertyFields={others?.PropertyFields}
          onRetry={failed ? retry : undefined}
        />
      }
      rows={answer.rows}
      placeholder={answer.placeholder ?? t('Enter values to calculate.')}
      age={<DataAge kind="law" on={comparedOn(gainRateValues, GAINS_CHECKED_ON)} />}
      notice={<Notes look="soft" sentences={answer.notes} />}
      shareTitle={t('Capital gains')}
      working={answer.working}
    >
      <FiguresSeen
        heading={t('Rates, exemptions and sources')}
        load={() => import('./gains-law')}
        className="min-h-[56rem] md:min-h-[72rem]"
        props={sold ? { sold, year: answer.year, plan: answer.plan } : null}
      />
    </CalculatorScreen>
  )
}
