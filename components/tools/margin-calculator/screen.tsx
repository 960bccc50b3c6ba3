'use client'

import { Notes } from '@/components/results/notes'
import { CalculatorScreen } from '@/components/tool-form/calculator-screen'
import { useToolInputs } from '@/components/tool-form/use-tool-inputs'
import { FiguresSeen } from '@/components/ui/when-seen'
import { goodsFrom, margin, type MarginFault, marginInputs } from '@/lib/finance/margin'
import { marginAnswer } from '@/lib/finance/margin-answer'
import type { ReadValues } from '@/lib/inputs/tool-inputs'
import { t } from '@/lib/language/words'
import { MarginFields } from './fields'
import { marginNotes, marginRows } from './rows'
import { marginWorking } from './working'

const FAULTS: Record<MarginFault, string> = {
  noPrice: t('After the discounts nothing is left of the price.'),
  marginTooHigh: t('A margin is always below 100% of the price. Enter less, or choose “Of the cost”.'),
}

/** Why fields without a problem give no answer. */
function faultText(read: ReadValues<typeof marginInputs>) {
  const goods = goodsFrom(read)
  const reckoned = goods && margin(goods)
  return reckoned && !reckoned.ok ? FAULTS[reckoned.fault] : undefined
}

export function MarginCalculator() {
  const inputs = useToolInputs(marginInputs)
  const answer = marginAnswer(inputs.read)
  return (
    <CalculatorScreen
      inputs={inputs}
      fields={<MarginFields inputs={inputs} />}
      rows={answer && marginRows(answer)}
      placeholder={answer ? undefined : faultText(inputs.read)}
      notice={answer && <Notes sentences={marginNotes(answer)} />}
      shareTitle={t('Margin of a piece')}
      working={answer && marginWorking(answer.goods, answer.result)}
    >
      <FiguresSeen
        heading={t('The margin at other discounts')}
        load={() => import('./margin-course')}
        className="min-h-[36rem]"
        props={answer && { goods: answer.goods, listPaise: answer.result.listPaise }}
      />
    </CalculatorScreen>
  )
}
