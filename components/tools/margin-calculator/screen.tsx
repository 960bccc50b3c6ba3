'use client'

import { Notes } from '@/components/results/notes'
import { CalculatorScreen } from '@/components/tool-form/calculator-screen'
import { useToolInputs } from '@/components/tool-form/use-tool-inputs'
import { FiguresSeen } from '@/components/ui/when-seen'
import { goodsFrom, margin, type MarginFault, marginInputs } from '@/lib/finance/margin'
import { t } from '@/lib/language/words'
import { MarginFields } from './fields'
import { marginNotes, marginRows } from './rows'
import { marginWorking } from './working'

const FAULTS: Record<MarginFault, string> = {
  noPrice: t('After the discounts nothing is left of the price.'),
  marginTooHigh: t('A margin is always below 100% of the price. Enter less, or choose “Of the cost”.'),
}

export function MarginCalculator() {
  const inputs = useToolInputs(marginInputs)
  const goods = goodsFrom(inputs.read)
  const reckoned = goods && margin(goods)
  const answer = goods && reckoned?.ok ? { goods, result: reckoned.value } : null
  return (
    <CalculatorScreen
      inputs={inputs}
      fields={<MarginFields inputs={inputs} />}
      rows={answer && marginRows(answer.goods, answer.result)}
      placeholder={reckoned && !reckoned.ok ? FAULTS[reckoned.fault] : undefined}
      notice={answer && <Notes sentences={marginNotes(answer.goods, answer.result)} />}
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
